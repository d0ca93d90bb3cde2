import { useTranslation } from 'react-i18next'
import { useUnlockCodes } from './api.ts'
import { LinkConfirmation } from './link-confirmation.tsx'

export function UnlockLink({ token }: { token: string }) {
  const { t } = useTranslation()
  const { mutate, isPending, error, data } = useUnlockCodes()
  const done = data && {
    title: t('auth.unlock.doneTitle'),
    text: t('auth.unlock.done'),
    on: t('auth.unlock.on'),
    to: '/auth' as const,
  }
  const word = t('auth.unlock.send')
  const over = t('auth.unlock.over')
  return <LinkConfirmation {...{ word, over, isPending, error, done }} press={() => mutate({ token })} />
}
