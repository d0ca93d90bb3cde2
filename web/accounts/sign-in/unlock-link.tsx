import { useTranslation } from 'react-i18next'
import { useUnlockCodes } from './api.ts'
import { LinkConfirmation } from './link-confirmation.tsx'

/** Lets the second step accept codes again, through the link mailed to the owner of the account after too many wrong ones. */
export function UnlockLink({ token }: { token: string }) {
  const { t } = useTranslation()
  const { mutate, isPending, error, data } = useUnlockCodes()
  const done = data && {
    title: t('entry.unlock.doneTitle'),
    text: t('entry.unlock.done'),
    on: t('entry.unlock.on'),
    to: '/auth' as const,
  }
  const word = t('entry.unlock.send')
  const over = t('entry.unlock.over')
  return <LinkConfirmation {...{ word, over, isPending, error, done }} press={() => mutate({ token })} />
}
