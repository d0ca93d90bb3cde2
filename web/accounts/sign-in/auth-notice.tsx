import { IconCircleCheck, IconClockPause, IconFeather } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Note } from '#web/foundation/ui/note.tsx'
import classes from './auth-notice.module.css'
import type { AuthSearch } from './auth-search.ts'

export type StoryWords = { title: string; description: string }

type AuthNoticeProps = {
  search: AuthSearch
  isPasswordChanged: boolean
  /** Null where no story waits, undefined until it is read. */
  storyWords: StoryWords | null | undefined
}

export function AuthNotice({ search, isPasswordChanged, storyWords }: AuthNoticeProps) {
  const { t } = useTranslation()
  if (isPasswordChanged)
    return (
      <Note icon={IconCircleCheck} role="status" title={t('accounts.newPassword.doneTitle')} tone="sauge">
        {t('accounts.newPassword.done')}
      </Note>
    )
  if (search.story && storyWords !== null)
    return (
      <Note icon={IconFeather} role="status" title={t('auth.story.title')} tone="sauge">
        <p className={`clamp breaks ink ${classes.excerpt}`} dir="auto">
          {storyWords && (
            <>
              <b>{storyWords.title}</b> {storyWords.description}
            </>
          )}
        </p>
        {t('auth.story.text')}
      </Note>
    )
  if (search.lost)
    return (
      <Note icon={IconClockPause} role="status" title={t('auth.lost.title')}>
        {t('errors.UNAUTHORIZED')}
      </Note>
    )
  return null
}
