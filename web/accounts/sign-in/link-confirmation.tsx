import { IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isRefusal } from '#web/foundation/failure.ts'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { takeFocus } from '#web/foundation/use-called-section.ts'
import { AuthFailure } from './auth-failure.tsx'
import { SubmitButton } from './submit-button.tsx'

type LinkConfirmationProps = {
  word: string
  press: () => void
  isPending: boolean
  error: unknown
  children?: ReactNode
  over: ReactNode
  done: { title: string; text: string; on: string; to: '/' | '/auth' } | undefined
}

/** Acts on a press, not when the link is opened, because programs open links of mails too. */
export function LinkConfirmation({ word, press, isPending, error, over, done, children }: LinkConfirmationProps) {
  const { t } = useTranslation()
  if (done)
    return (
      <div className="stack g5" ref={takeFocus} tabIndex={-1}>
        <Note icon={IconCircleCheck} role="status" title={done.title} tone="sauge">
          {done.text}
        </Note>
        <LinkButton size="lg" to={done.to}>
          {done.on}
        </LinkButton>
      </div>
    )
  const isOver = isRefusal(error, 'NOT_FOUND')
  return (
    <form
      className="stack g5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        press()
      }}
    >
      {isOver && (
        <Note role="alert" title={t('auth.linkOver')} tone="brique">
          {over}
        </Note>
      )}
      {children}
      {Boolean(error) && !isOver && !isRefusal(error, 'WRONG_PASSWORD') && <AuthFailure error={error} />}
      <SubmitButton isPending={isPending} pendingWord={t('accounts.newPassword.sending')} word={word} />
    </form>
  )
}
