import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  COUNTED_ACTIVE_DAYS,
  COUNTED_AFTER_DAYS,
  MOVED_MIN,
  SHOWN_FROM,
} from '#contract/foundation/disclosure-limits.ts'
import type { EffectCounts } from '#contract/medication/schema.ts'
import { useDates, useTexts } from '#web/foundation/i18n.ts'
import bars from '#web/foundation/ui/bars.module.css'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { useBand } from '#web/foundation/use-band.ts'
import { useTagLabels } from '#web/posts/tags/use-tag-labels.ts'
import { useEffects } from '../signals/api.ts'
import { fr as signals } from '../signals/texts.fr.ts'
import classes from './effects-panel.module.css'

const texts = { signals }
const SHOWN_FIRST = 6

/** The count of each effect is approximate, and shown only where it cannot identify anyone. */
export function EffectsPanel({ name }: { name: string }) {
  useTexts(texts)
  const { t } = useTranslation()
  const id = useId()
  const { data, error, refetch } = useEffects(name)
  const band = useBand()
  if (error && !data)
    return <FailureBox error={error} onRetry={() => void refetch()} title={t('signals.effects.failed')} />
  return (
    <section aria-busy={!data} aria-labelledby={id} className={`stack fit g3 well inset-row ${classes.panel}`}>
      <h2 className="title-sm" id={id}>
        {t('signals.effects.title')}
      </h2>
      <p className="row apart breaks text-sm g4 r0">
        <b>{data?.name ?? name}</b>{' '}
        {data?.members && <span className="muted">{t('signals.effects.members', { band: band(data.members) })}</span>}
      </p>
      {data ? <Effects counts={data} /> : <div aria-hidden="true" className={classes.waiting} />}
    </section>
  )
}

function Effects({ counts: { effects, asOf } }: { counts: EffectCounts }) {
  const { t } = useTranslation()
  const dates = useDates()
  const band = useBand()
  const [isWhole, setWhole] = useState(false)
  const terms = useTagLabels(effects.map(({ term }) => term))
  if (effects.length === 0) return <p className="quiet">{t('signals.effects.nothing', { n: SHOWN_FROM })}</p>
  const most = effects[0]!.members.from
  const more = effects.length - SHOWN_FIRST
  return (
    <>
      <ul className={`stack g2 ${bars.rows} ${classes.effects}`}>
        {effects.slice(0, isWhole ? undefined : SHOWN_FIRST).map(({ term, members }, i) => (
          <li key={term}>
            <span className={`breaks ${classes.term}`}>{terms[i]}</span>
            <i aria-hidden="true" style={{ '--share': members.from / most }} />
            <b>{t('signals.effects.members', { band: band(members) })}</b>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button
          aria-expanded={isWhole}
          className="bare prune text-sm self-start touch underlined"
          onClick={() => setWhole(!isWhole)}
          type="button"
        >
          {isWhole ? t('signals.effects.less') : t('signals.effects.more', { count: more })}
        </button>
      )}
      <p className={`small ${classes.small}`}>
        {t('signals.effects.caution')} {t('signals.effects.hidden', { n: SHOWN_FROM })}{' '}
        {asOf &&
          t('signals.effects.asOf', {
            day: dates.day(asOf),
            days: COUNTED_AFTER_DAYS,
            active: COUNTED_ACTIVE_DAYS,
            moved: MOVED_MIN,
          })}
      </p>
    </>
  )
}
