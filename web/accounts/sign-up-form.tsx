import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { SignUpInput } from '#contract/accounts/schema.ts'
import { faultsOfError, isRefusal } from '#web/foundation/failure.ts'
import { fieldErrors } from '#web/foundation/form.tsx'
import { useLanguage } from '#web/foundation/i18n.ts'
import { AuthFailure } from './auth-failure.tsx'
import classes from './auth-form.module.css'
import { useSignUp } from './opening-api.ts'
import { SignUpFields, signUpFault } from './sign-up-fields.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useCheckedForm } from './use-checked-form.tsx'

const Schema = SignUpInput.omit({ language: true })

type SignUpValues = Required<z.input<typeof Schema>>

const NOTHING_YET: SignUpValues = {
  username: '',
  email: '',
  password: '',
  consents: { age: false, terms: false, healthData: false, research: false, emails: false },
}

type SignUpFormProps = { email: string; onEmail: (email: string) => void; onSent: (email: string) => void }

/** Asks for what an account needs. The account speaks the language that the screen is read in. */
export function SignUpForm({ email, onEmail, onSent }: SignUpFormProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const signUp = useSignUp()
  const { form, whenValid, refuse } = useCheckedForm({
    name: 'sign-up',
    schema: Schema,
    initialValues: { ...NOTHING_YET, email },
  })

  const send = (input: z.output<typeof Schema>) => {
    onEmail(input.email)
    signUp.mutate(
      { ...input, language },
      {
        onSuccess: () => onSent(input.email),
        onError: (error) => {
          if (isRefusal(error, 'INVALID_INPUT')) refuse(fieldErrors(faultsOfError(error)))
          else refuse(signUpFault(error) ?? {})
        },
      },
    )
  }
  const isOfField = isRefusal(signUp.error, 'INVALID_INPUT') || signUpFault(signUp.error) !== undefined
  return (
    <form className={classes.form} noValidate onSubmit={whenValid(send)}>
      <SignUpFields form={form}>
        <TextInput
          {...form.getInputProps('email')}
          autoComplete="email"
          label={t('accounts.fields.email')}
          type="email"
        />
      </SignUpFields>
      {signUp.error && !isOfField && <AuthFailure error={signUp.error} />}
      <SubmitButton
        isPending={signUp.isPending}
        pendingWord={t('accounts.signUp.sending')}
        word={t('accounts.signUp.send')}
      />
    </form>
  )
}
