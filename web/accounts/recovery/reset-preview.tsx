import { IconClockPause, IconShieldCheck, IconShieldOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ResetPreview, SignInMethod } from '#contract/accounts/security-schema.ts'
import { useDates, useTexts } from '#web/foundation/i18n.ts'
import { Note } from '#web/foundation/ui/note.tsx'
import classes from './recovery.module.css'
import { fr as recovery } from './texts.fr.ts'

const texts = { recovery }

export function Preview({ methods, recoveryDueAt }: Omit<ResetPreview, 'email'>) {
  useTexts(texts)
  const { t } = useTranslation()
  const dates = useDates()
  const removed = methods.filter(({ outcome }) => outcome !== 'kept')
  const kept = methods.filter(({ outcome }) => outcome === 'kept')
  const isWaiting = recoveryDueAt !== null && kept.some(({ kind }) => kind === 'secondFactor')
  return (
    <>
      {removed.length > 0 && (
        <Note icon={IconShieldOff} title={t('recovery.preview.removed')} tone="ambre">
          <Methods methods={removed} />
          {removed.some(({ outcome }) => outcome === 'unused') && <p>{t('recovery.preview.removedMore')}</p>}
        </Note>
      )}
      {kept.length > 0 && (
        <Note icon={IconShieldCheck} title={t('recovery.preview.kept')}>
          <Methods methods={kept} />
          <p>{t('recovery.preview.keptMore')}</p>
        </Note>
      )}
      {isWaiting && (
        <Note icon={IconClockPause} title={t('recovery.preview.waitingTitle')} tone="ambre">
          {t('recovery.preview.waiting', { moment: dates.moment(recoveryDueAt) })}
        </Note>
      )}
    </>
  )
}

function Methods({ methods }: Pick<ResetPreview, 'methods'>) {
  return (
    <ul className={`stack g2 ${classes.methods}`}>
      {methods.map((method) => (
        <Method key={`${method.kind} ${method.name} ${method.since?.getTime()}`} {...method} />
      ))}
    </ul>
  )
}

function Method({ kind, name, since, outcome }: SignInMethod) {
  const { t } = useTranslation()
  const dates = useDates()
  const day = since && t(`recovery.preview.since.${kind}`, { day: dates.day(since) })
  const said = [day, outcome === 'waited' && t('recovery.preview.waited')].filter(Boolean)
  return (
    <li>
      <strong>{t(`recovery.preview.kinds.${kind}`, { name: name ?? '' })}</strong>{' '}
      {said.length > 0 && <span>{said.join(' · ')}</span>}
    </li>
  )
}
