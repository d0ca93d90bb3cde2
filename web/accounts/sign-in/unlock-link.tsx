import { useTranslation } from 'react-i18next'
import { useUnlockCodes } from './api.ts'
import { PressedLink } from './pressed-link.tsx'

/** Has the second step take codes again, by the link that its owner was mailed when too many wrong ones had come. */
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
  return <PressedLink {...{ word, over, isPending, error, done }} press={() => mutate({ token })} />
}
