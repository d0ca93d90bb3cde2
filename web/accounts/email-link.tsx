import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isRefusal } from '#web/foundation/failure.ts'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { AuthFailure } from './auth-failure.tsx'
import classes from './auth-form.module.css'
import { useConfirmEmail } from './settings/settings-api.ts'
import { SubmitButton } from './submit-button.tsx'

/** Makes the address that a link went to the account's: pressed, not done by opening it, for programs open links of mails too. */
export function EmailLink({ token }: { token: string }) {
  const { t } = useTranslation()
  const confirm = useConfirmEmail()
  if (confirm.data)
    return (
      <div className={classes.form}>
        <Note icon={IconCircleCheck} role="status" title={t('entry.newEmail.doneTitle')} tone="sauge">
          {t('entry.newEmail.done', { email: confirm.data.email })}
        </Note>
        <LinkButton size="lg" to="/">
          {t('entry.newEmail.on')}
        </LinkButton>
      </div>
    )
  const isOver = isRefusal(confirm.error, 'NOT_FOUND')
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        confirm.mutate({ token })
      }}
    >
      {isOver && (
        <Note role="alert" title={t('entry.confirmed.overTitle')} tone="brique">
          {t('entry.newEmail.over')}
        </Note>
      )}
      {confirm.error && !isOver && <AuthFailure error={confirm.error} />}
      <SubmitButton
        isPending={confirm.isPending}
        pendingWord={t('accounts.newPassword.sending')}
        word={t('entry.newEmail.send')}
      />
    </form>
  )
}
