import { useTranslation } from 'react-i18next'
import type { AccessLogEntry, AccessLogMonth } from '#contract/accounts/access-log-schema.ts'
import { useDates, useTexts } from '#web/foundation/i18n.ts'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { MorePages } from '#web/foundation/ui/layout/more-pages.tsx'
import classes from '../settings/settings.module.css'
import { SettingsSection } from '../settings/settings-section.tsx'
import { useAccessLog } from './access-log-api.ts'
import { fr as readings } from './texts.fr.ts'

const texts = { readings }

export function AccessLogSection() {
  useTexts(texts)
  const { t } = useTranslation()
  const list = useAccessLog('mine')
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  const months = list.data?.pages[0]?.months ?? []
  return (
    <SettingsSection anchor="consultations" intro={t('readings.intro')} title={t('readings.title')}>
      <Awaited cards={1} of={list} />
      {list.data && items.length === 0 && months.length === 0 && <p>{t('readings.none')}</p>}
      <Lines items={items} />
      <MorePages list={list} words={useMoreWords()} />
      {months.length > 0 && <Months months={months} />}
      <details className={`quiet ${classes.history}`}>
        <summary>{t('readings.everyone')}</summary>
        <OfEveryone />
      </details>
      <p className={`muted ${classes.intro}`}>{t('readings.later')}</p>
    </SettingsSection>
  )
}

function useMoreWords() {
  const { t } = useTranslation()
  return { more: t('readings.more'), loading: t('readings.loading'), failed: t('readings.failed') }
}

function OfEveryone() {
  const { t } = useTranslation()
  const list = useAccessLog('everyone')
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <>
      <p>{t('readings.everyoneIntro')}</p>
      <Awaited cards={1} of={list} />
      {list.data && items.length === 0 && <p>{t('readings.everyoneNone')}</p>}
      <Lines items={items} />
      <MorePages list={list} words={useMoreWords()} />
    </>
  )
}

function Lines({ items }: { items: readonly AccessLogEntry[] }) {
  const { t } = useTranslation()
  const dates = useDates()
  if (items.length === 0) return null
  return (
    <ul className={classes.lines}>
      {items.map(({ id, at, role, act }) => (
        <li key={id}>
          <p className={`breaks shrinks ${classes.what}`}>
            <strong>{t(`readings.acts.${act}.what`)}</strong>{' '}
            <span className="quiet">{t(`readings.acts.${act}.why`)}</span>{' '}
            <span className="quiet">
              {t(`readings.roles.${role}`)} · <time dateTime={at.toISOString()}>{dates.moment(at)}</time>
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Lists readings for closed matters without consequences, by month and role alone: neither the day nor the thing read is told. */
function Months({ months }: { months: readonly AccessLogMonth[] }) {
  const { t } = useTranslation()
  const dates = useDates()
  return (
    <div>
      <h3>{t('readings.months')}</h3>
      <p className={`muted ${classes.intro}`}>{t('readings.monthsIntro')}</p>
      <ul className={classes.lines}>
        {months.map(({ month, role }) => (
          <li key={`${month} ${role}`}>
            <p className={`breaks shrinks ${classes.what}`}>
              <strong>{dates.month(month)}</strong> <span className="quiet">{t(`readings.roles.${role}`)}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
