import { IconAlertTriangle, IconCircleCheck, IconClockPause } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Note } from '#web/foundation/ui/note.tsx'
import classes from './auth-form.module.css'
import type { AuthSearch } from './auth-search.ts'

type AuthNoticeProps = { search: AuthSearch; isPasswordChanged: boolean }

/** What brought the person here, said above the form: a link that worked or did not, a session that ended. */
export function AuthNotice({ search, isPasswordChanged }: AuthNoticeProps) {
  const { t } = useTranslation()
  if (isPasswordChanged)
    return (
      <Note icon={IconCircleCheck} role="status" title={t('accounts.newPassword.doneTitle')} tone="sauge">
        {t('accounts.newPassword.done')}
      </Note>
    )
  if (search.confirmed && search.error) return <LinkRefused error={search.error} />
  if (search.confirmed)
    return (
      <Note icon={IconCircleCheck} role="status" title={t('entry.confirmed.title')} tone="sauge">
        {t('entry.confirmed.text')}
      </Note>
    )
  if (search.lost)
    return (
      <Note icon={IconClockPause} role="status" title={t('accounts.lost.title')}>
        {t('errors.UNAUTHORIZED')}
      </Note>
    )
  return null
}

/** A link to confirm an address that did not work. A sign-up not confirmed within its day is forgotten, so that one signs up again. */
function LinkRefused({ error }: { error: string }) {
  const { t } = useTranslation()
  const isOver = error === 'TOKEN_EXPIRED' || error === 'USER_NOT_FOUND'
  return (
    <Note
      icon={IconAlertTriangle}
      role="alert"
      title={t(isOver ? 'entry.confirmed.overTitle' : 'entry.confirmed.invalidTitle')}
      tone="brique"
    >
      {t(isOver ? 'entry.confirmed.over' : 'entry.confirmed.invalid')}
      <p className={classes.next}>
        <Link search={{ view: isOver ? 'signUp' : 'resend' }} to="/auth">
          {t(isOver ? 'entry.confirmed.signUpAgain' : 'accounts.resend.link')}
        </Link>
      </p>
    </Note>
  )
}
