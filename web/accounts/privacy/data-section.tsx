import { Button } from '@mantine/core'
import { IconAlertTriangle, IconHourglass } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { DataExport } from '#contract/accounts/rights-schema.ts'
import { useDates, useLanguage, useTexts } from '#web/foundation/i18n.ts'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import classes from '../settings/settings.module.css'
import { SettingsSection } from '../settings/settings-section.tsx'
import { AuthFailure } from '../sign-in/auth-failure.tsx'
import { useAskExport, useExports } from './rights-api.ts'
import { sizeIn } from './size-in.ts'
import { fr as rights } from './texts.fr.ts'

const texts = { rights }

/** Shows the export of one's own data: asked for, being prepared, ready to download. */
export function DataSection() {
  useTexts(texts)
  const { t } = useTranslation()
  const query = useExports()
  const { data } = query
  return (
    <SettingsSection anchor="donnees" intro={t('rights.data.intro')} title={t('rights.data.title')}>
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
    latest?.state === 'failed' ? 'rights.data.again' : ready.length > 0 ? 'rights.data.askAgain' : 'rights.data.ask'
  return (
    <>
      <div role="status">
        {isMaking && (
          <Note icon={IconHourglass} title={t('rights.data.making')}>
            {t('rights.data.makingMore')}
          </Note>
        )}
        {latest?.state === 'failed' && (
          <Note icon={IconAlertTriangle} title={t('rights.data.failed')} tone="brique">
            {t('rights.data.failedMore')}
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
      {ready.length > 0 && <p className={classes.intro}>{t('rights.data.keep')}</p>}
      {ask.error && <AuthFailure error={ask.error} />}
      {!isMaking && (
        <div>
          <Button aria-disabled={ask.isPending || undefined} onClick={() => ask.mutate({})} variant="default">
            {t(ask.isPending ? 'rights.data.asking' : act)}
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
      <p className={classes.what}>
        <strong>{t('rights.data.ready', { when })}</strong>{' '}
        {expiresAt && bytes !== null && (
          <span className="quiet">
            {t('rights.data.readyMore', { size: sizeIn(language, bytes), until: dates.moment(expiresAt) })}
          </span>
        )}
      </p>
      <Button
        aria-label={t('rights.data.downloadOf', { when })}
        component="a"
        download
        href={`/api/me/exports/${id}/file`}
      >
        {t('rights.data.download')}
      </Button>
    </li>
  )
}
