import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { shownAsTyped } from '#contract/accounts/email.ts'
import { SignUpInput } from '#contract/accounts/schema.ts'
import { faultsOfError, isRefusal } from '#web/foundation/failure.ts'
import { fieldErrors } from '#web/foundation/form.tsx'
import { useLanguage } from '#web/foundation/i18n.ts'
import { emailInput } from '#web/foundation/ui/email-input.ts'
import { AuthFailure } from '../sign-in/auth-failure.tsx'
import { nextPath } from '../sign-in/next-path.ts'
import { useSignUp } from '../sign-in/opening-api.ts'
import { SubmitButton } from '../sign-in/submit-button.tsx'
import { useCheckedForm } from '../sign-in/use-checked-form.tsx'
import { SignUpFields, signUpFault } from './sign-up-fields.tsx'

const Schema = SignUpInput.omit({ language: true, next: true, story: true })

type SignUpValues = Required<z.input<typeof Schema>>

const NOTHING_YET: SignUpValues = {
  username: '',
  email: '',
  password: '',
  consents: { age: false, terms: false, healthData: false, research: false, emails: false },
}

type SignUpFormProps = {
  email: string
  onEmail: (email: string) => void
  onSent: (email: string) => void
  next: string | undefined
  story: () => Promise<string | undefined>
}

export function SignUpForm({ email, onEmail, onSent, next, story }: SignUpFormProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const signUp = useSignUp()
  const { form, whenValid, refuse } = useCheckedForm({
    name: 'sign-up',
    schema: Schema,
    initialValues: { ...NOTHING_YET, email },
  })

  const send = (input: z.output<typeof Schema>) => {
    const shown = shownAsTyped(form.getValues().email)
    onEmail(shown)
    signUp.mutate(
      { input: { ...input, language, ...(next && { next: nextPath(next) }) }, story },
      {
        onSuccess: () => onSent(shown),
        onError: (error) => {
          if (isRefusal(error, 'INVALID_INPUT')) refuse(fieldErrors(faultsOfError(error)))
          else refuse(signUpFault(error) ?? {})
        },
      },
    )
  }
  const isOfField = isRefusal(signUp.error, 'INVALID_INPUT') || signUpFault(signUp.error) !== undefined
  return (
    <form className="stack g5" noValidate onSubmit={whenValid(send)}>
      <SignUpFields form={form}>
        <TextInput
          {...form.getInputProps('email')}
          {...emailInput}
          autoComplete="email"
          label={t('accounts.fields.email')}
          required
        />
      </SignUpFields>
      {signUp.error && !isOfField && <AuthFailure error={signUp.error} />}
      <SubmitButton isPending={signUp.isPending} pendingWord={t('auth.signUp.sending')} word={t('auth.signUp.send')} />
    </form>
  )
}
