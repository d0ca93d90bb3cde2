import { useTranslation } from 'react-i18next'
import { PressedLink } from './pressed-link.tsx'
import { useConfirmEmail } from './settings/settings-api.ts'

/** Makes the address that a link went to the account's. */
export function EmailLink({ token }: { token: string }) {
  const { t } = useTranslation()
  const { mutate, isPending, error, data } = useConfirmEmail()
  const done = data && {
    title: t('entry.newEmail.doneTitle'),
    text: t('entry.newEmail.done', { email: data.email }),
    on: t('entry.newEmail.on'),
    to: '/' as const,
  }
  const word = t('entry.newEmail.send')
  const over = t('entry.newEmail.over')
  return <PressedLink {...{ word, over, isPending, error, done }} press={() => mutate({ token })} />
}
