import { TextInput } from '@mantine/core'
import { IconMailExclamation } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { Email, shownAsTyped } from '#contract/accounts/email.ts'
import { emailInput } from '#web/foundation/ui/email-input.ts'
import { Note } from '#web/foundation/ui/note.tsx'
import { ConfirmationAgain } from '../sign-up/confirmation-again.tsx'
import { useSignIn } from './api.ts'
import { authRefusal } from './auth-calls.ts'
import { AuthFailure } from './auth-failure.tsx'
import classes from './auth-form.module.css'
import { IdentitySignIn } from './identity-sign-in.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { PasswordField } from './password-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useCheckedForm } from './use-checked-form.tsx'

const Credentials = z.object({ email: Email, password: z.string().min(1) })

type SignInFormProps = {
  email: string
  onCode: () => void
  onEmail: (email: string) => void
  next: string | undefined
}

/** The sign-in form. For an address that was never confirmed, it offers to send the mail again. */
export function SignInForm({ email, onCode, onEmail, next }: SignInFormProps) {
  const { t } = useTranslation()
  const signIn = useSignIn()
  const { form, whenValid } = useCheckedForm({
    name: 'sign-in',
    schema: Credentials,
    initialValues: { email, password: '' },
  })

  const send = (credentials: z.output<typeof Credentials>) => {
    onEmail(shownAsTyped(form.getValues().email))
    signIn.mutate(credentials, {
      onSuccess: ({ needsCode }) => {
        if (needsCode) onCode()
      },
      onError: (error) => {
        if (authRefusal(error) !== 'wrongCredentials') return
        const field = form.getInputNode('password')
        field?.focus()
        if (field instanceof HTMLInputElement) field.select()
      },
    })
  }
  const isUnconfirmed = authRefusal(signIn.error) === 'unconfirmed'
  return (
    <form className="stack g5" noValidate onSubmit={whenValid(send)}>
      <TextInput
        {...form.getInputProps('email')}
        {...emailInput}
        autoComplete="username"
        label={t('accounts.fields.email')}
        required
      />
      <PasswordField
        {...form.getInputProps('password')}
        autoComplete="current-password"
        label={t('accounts.fields.password')}
      />
      <Link
        className={`target prune text-sm self-start ${classes.beside}`}
        onClick={() => onEmail(form.getValues().email)}
        search={{ view: 'forgot', ...(next && { next }) }}
        to="/auth"
      >
        {t('auth.forgot.link')}
      </Link>
      {signIn.error && !isUnconfirmed && <AuthFailure error={signIn.error} />}
      {isUnconfirmed && signIn.variables && (
        <Note icon={IconMailExclamation} role="alert" title={t('auth.unconfirmed.title')} tone="ambre">
          {t('auth.refusals.unconfirmed')}
          <div className={`mt3 ${classes.next}`}>
            <ConfirmationAgain email={signIn.variables.email} />
          </div>
        </Note>
      )}
      <SubmitButton isPending={signIn.isPending} pendingWord={t('auth.signIn.sending')} word={t('auth.signIn.send')} />
      <PasskeySignIn />
      <IdentitySignIn next={next} />
    </form>
  )
}
