import { IconCircleCheck, IconClockPause, IconFeather } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Note } from '#web/foundation/ui/note.tsx'
import type { AuthSearch } from './auth-search.ts'

type AuthNoticeProps = { search: AuthSearch; isPasswordChanged: boolean }

/** Says, above the form, why the person is here: their password was changed, a story waits, or the session ended. */
export function AuthNotice({ search, isPasswordChanged }: AuthNoticeProps) {
  const { t } = useTranslation()
  if (isPasswordChanged)
    return (
      <Note icon={IconCircleCheck} role="status" title={t('accounts.newPassword.doneTitle')} tone="sauge">
        {t('accounts.newPassword.done')}
      </Note>
    )
  if (search.story)
    return (
      <Note icon={IconFeather} role="status" title={t('entry.story.title')} tone="sauge">
        {t('entry.story.text')}
      </Note>
    )
  if (search.lost)
    return (
      <Note icon={IconClockPause} role="status" title={t('entry.lost.title')}>
        {t('errors.UNAUTHORIZED')}
      </Note>
    )
  return null
}
