import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isRefusal } from '#web/foundation/failure.ts'
import { FailureWords } from '../sign-in/auth-failure.tsx'
import { PasswordField, PasswordRules } from '../sign-in/password-field.tsx'
import { Consents, type ConsentsValues } from './consents.tsx'

type NewAccount = ConsentsValues & { username: string; password: string }

type SignUpFieldsProps<Values> = {
  form: UseFormReturnType<Values>
  autoFocus?: boolean
  children?: ReactNode
}

export function SignUpFields<Values extends NewAccount>({ form, autoFocus, children }: SignUpFieldsProps<Values>) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput
        {...form.getInputProps('username')}
        autoComplete="nickname"
        autoFocus={autoFocus}
        description={t('accounts.fields.usernameHelp')}
        label={t('accounts.fields.username')}
        required
        spellCheck={false}
      />
      {children}
      <PasswordField
        {...form.getInputProps('password')}
        autoComplete="new-password"
        description={<PasswordRules password={form.values.password} />}
        label={t('accounts.fields.password')}
      />
      <Consents form={form} />
    </>
  )
}

export function signUpFault(error: unknown) {
  if (isRefusal(error, 'USERNAME_TAKEN')) return { username: <FailureWords error={error} /> }
  if (isRefusal(error, 'WEAK_PASSWORD')) return { password: <FailureWords error={error} /> }
  return undefined
}
