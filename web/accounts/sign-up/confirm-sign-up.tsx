import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { Password, SignUpInput } from '#contract/accounts/schema.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { useConfirmHere, useConfirmSignUp, useSignUpPreview } from '../sign-in/api.ts'
import { AuthFailure } from '../sign-in/auth-failure.tsx'
import classes from '../sign-in/auth-form.module.css'
import { KnownEmail } from '../sign-in/known-email.tsx'
import { PasswordField } from '../sign-in/password-field.tsx'
import { SubmitButton } from '../sign-in/submit-button.tsx'
import { useCheckedForm } from '../sign-in/use-checked-form.tsx'
import { SignUpFields, signUpFault } from './sign-up-fields.tsx'

type ConfirmSignUpProps = {
  token: string
  onEntered: (next: string | undefined) => void
}

/**
 * Confirms with a press in the browser that signed up, elsewhere with the password chosen there. A person without that password signs up again here,
 * because access to a mailbox does not prove who filled in the form.
 */
export function ConfirmSignUp(link: ConfirmSignUpProps) {
  const [isAnew, setAnew] = useState(false)
  const preview = useSignUpPreview(link.token)
  if (!preview.data)
    return isRefusal(preview.error, 'NOT_FOUND') ? (
      <Refused error={preview.error} isOfField={false} />
    ) : (
      <Awaited cards={1} of={preview} />
    )
  const { email, username } = preview.data
  if (isAnew) return <AnewForm {...link} email={email} />
  const onAnew = () => setAnew(true)
  return username === null ? (
    <PasswordForm {...link} email={email} onAnew={onAnew} />
  ) : (
    <PressForm {...link} email={email} onAnew={onAnew} username={username} />
  )
}

function PressForm({
  token,
  onEntered,
  onAnew,
  email,
  username,
}: ConfirmSignUpProps & { onAnew: () => void; email: string; username: string }) {
  const { t } = useTranslation()
  const id = useId()
  const confirm = useConfirmHere()
  const send = (event: FormEvent) => {
    event.preventDefault()
    confirm.mutate(token, { onSuccess: ({ next }) => onEntered(next ?? undefined) })
  }
  return (
    <form className="stack g5" noValidate onSubmit={send}>
      <p className={classes.address} id={id}>
        {t('auth.confirm.address', { email })}
        <br />
        {t('auth.confirm.here', { username })}
      </p>
      <Refused error={confirm.error} isOfField={false} />
      <SubmitButton
        autoFocus
        describedBy={id}
        isPending={confirm.isPending}
        pendingWord={t('auth.confirm.sending')}
        word={t('auth.confirm.send')}
      />
      <Button onClick={onAnew} variant="quiet">
        {t('auth.confirm.notMe')}
      </Button>
    </form>
  )
}

const ConfirmationInput = z.object({ password: Password })

function PasswordForm({ token, onEntered, onAnew, email }: ConfirmSignUpProps & { onAnew: () => void; email: string }) {
  const { t } = useTranslation()
  const confirm = useConfirmSignUp()
  const { form, whenValid, refuse } = useCheckedForm({
    name: 'confirm-sign-up',
    schema: ConfirmationInput,
    initialValues: { password: '' },
  })
  const send = ({ password }: z.output<typeof ConfirmationInput>) => {
    const onError = (error: unknown) => {
      if (isRefusal(error, 'WRONG_PASSWORD')) refuse({ password: t('auth.confirm.wrong') })
    }
    confirm.mutate({ token, password }, { onSuccess: ({ next }) => onEntered(next ?? undefined), onError })
  }
  return (
    <form className="stack g5" noValidate onSubmit={whenValid(send)}>
      <KnownEmail email={email} />
      <PasswordField
        {...form.getInputProps('password')}
        autoComplete="current-password"
        autoFocus
        label={t('auth.confirm.password')}
      />
      <Refused error={confirm.error} isOfField={isRefusal(confirm.error, 'WRONG_PASSWORD')} />
      <SubmitButton
        isPending={confirm.isPending}
        pendingWord={t('auth.confirm.sending')}
        word={t('auth.confirm.send')}
      />
      <Button onClick={onAnew} variant="quiet">
        {t('auth.confirm.anew')}
      </Button>
    </form>
  )
}

const Anew = SignUpInput.pick({ username: true, password: true, consents: true })

const NOTHING_YET: Required<z.input<typeof Anew>> = {
  username: '',
  password: '',
  consents: { age: false, terms: false, healthData: false, research: false, emails: false },
}

function AnewForm({ token, onEntered, email }: ConfirmSignUpProps & { email: string }) {
  const { t } = useTranslation()
  const confirm = useConfirmSignUp()
  const { form, whenValid, refuse } = useCheckedForm({ name: 'anew', schema: Anew, initialValues: NOTHING_YET })
  const send = ({ password, ...anew }: z.output<typeof Anew>) => {
    const onError = (error: unknown) => refuse(signUpFault(error) ?? {})
    confirm.mutate({ token, password, anew }, { onSuccess: () => onEntered(undefined), onError })
  }
  return (
    <form className="stack g5" noValidate onSubmit={whenValid(send)}>
      <p>{t('auth.confirm.anewText')}</p>
      <KnownEmail email={email} />
      <SignUpFields autoFocus form={form} />
      <Refused error={confirm.error} isOfField={signUpFault(confirm.error) !== undefined} />
      <SubmitButton
        isPending={confirm.isPending}
        pendingWord={t('auth.confirm.sending')}
        word={t('auth.confirm.send')}
      />
    </form>
  )
}

function Refused({ error, isOfField }: { error: unknown; isOfField: boolean }) {
  const { t } = useTranslation()
  if (!error || isOfField) return null
  if (!isRefusal(error, 'NOT_FOUND')) return <AuthFailure error={error} />
  return (
    <Note role="alert" title={t('auth.confirm.overTitle')} tone="brique">
      {t('auth.confirm.over')}
      <p className={`mt3 ${classes.next}`}>
        <Link search={{ view: 'resend' }} to="/auth">
          {t('auth.resend.link')}
        </Link>
      </p>
    </Note>
  )
}
