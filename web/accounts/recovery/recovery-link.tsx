import { useTranslation } from 'react-i18next'
import { useDates, useTexts } from '#web/foundation/i18n.ts'
import { LinkConfirmation } from '../sign-in/link-confirmation.tsx'
import { useBeginRecovery } from './api.ts'
import { fr as recovery } from './texts.fr.ts'

const texts = { recovery }

export function RecoveryLink({ token }: { token: string }) {
  useTexts(texts)
  const { t } = useTranslation()
  const dates = useDates()
  const { mutate, isPending, error, data } = useBeginRecovery()
  const done = data && {
    title: t('recovery.link.doneTitle'),
    text: t('recovery.link.done', { moment: dates.moment(data.dueAt) }),
    on: t('recovery.link.on'),
    to: '/auth' as const,
  }
  const word = t('recovery.link.send')
  const over = t('recovery.link.over')
  return (
    <LinkConfirmation {...{ word, over, isPending, error, done }} press={() => mutate({ token })}>
      <p>{t('recovery.link.before')}</p>
    </LinkConfirmation>
  )
}
