import { Button } from '@mantine/core'
import { IconAlertTriangle, IconHourglass } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { DataExport } from '#contract/accounts/privacy-schema.ts'
import { useDates, useLanguage, useTexts } from '#web/foundation/i18n.ts'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import classes from '../settings/settings.module.css'
import { SettingsSection } from '../settings/settings-section.tsx'
import { AuthFailure } from '../sign-in/auth-failure.tsx'
import { useAskExport, useExports } from './privacy-api.ts'
import { sizeIn } from './size-in.ts'
import { fr as privacy } from './texts.fr.ts'

const texts = { privacy }

export function DataSection() {
  useTexts(texts)
  const { t } = useTranslation()
  const query = useExports()
  const { data } = query
  return (
    <SettingsSection anchor="donnees" intro={t('privacy.data.intro')} title={t('privacy.data.title')}>
      {data ? <Copies exports={data.exports} /> : <Awaited cards={1} of={query} />}
    </SettingsSection>
  )
}

function Copies({ exports }: { exports: DataExport[] }) {
  const { t } = useTranslation()
  const ask = useAskExport()
  const [latest] = exports
  const ready = exports.filter(({ state }) => state === 'ready')
  const isMaking = latest?.state === 'making'
  const act =
    latest?.state === 'failed' ? 'privacy.data.again' : ready.length > 0 ? 'privacy.data.askAgain' : 'privacy.data.ask'
  return (
    <>
      <div role="status">
        {isMaking && (
          <Note icon={IconHourglass} title={t('privacy.data.making')}>
            {t('privacy.data.makingMore')}
          </Note>
        )}
        {latest?.state === 'failed' && (
          <Note icon={IconAlertTriangle} title={t('privacy.data.failed')} tone="brique">
            {t('privacy.data.failedMore')}
          </Note>
        )}
        {ready.length > 0 && (
          <ul className={classes.lines}>
            {ready.map((copy) => (
              <Copy copy={copy} key={copy.id} />
            ))}
          </ul>
        )}
      </div>
      {ready.length > 0 && <p className={`muted ${classes.intro}`}>{t('privacy.data.keep')}</p>}
      {ask.error && <AuthFailure error={ask.error} />}
      {!isMaking && (
        <div>
          <Button aria-disabled={ask.isPending || undefined} onClick={() => ask.mutate({})} variant="default">
            {t(ask.isPending ? 'privacy.data.asking' : act)}
          </Button>
        </div>
      )}
    </>
  )
}

function Copy({ copy: { id, askedAt, expiresAt, bytes } }: { copy: DataExport }) {
  const { t } = useTranslation()
  const dates = useDates()
  const language = useLanguage()
  const when = dates.moment(askedAt)
  return (
    <li>
      <p className={`breaks shrinks ${classes.what}`}>
        <strong>{t('privacy.data.ready', { when })}</strong>{' '}
        {expiresAt && bytes !== null && (
          <span className="quiet">
            {t('privacy.data.readyMore', { size: sizeIn(language, bytes), until: dates.moment(expiresAt) })}
          </span>
        )}
      </p>
      <Button
        aria-label={t('privacy.data.downloadOf', { when })}
        component="a"
        download
        href={`/api/me/exports/${id}/file`}
      >
        {t('privacy.data.download')}
      </Button>
    </li>
  )
}
