import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { Password } from '#contract/accounts/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { AuthFailure, FailureWords } from '../sign-in/auth-failure.tsx'
import { PasswordField } from '../sign-in/password-field.tsx'
import { useCheckedForm } from '../sign-in/use-checked-form.tsx'
import classes from './security.module.css'

const Given = z.object({ password: Password })

type PasswordFormProps = {
  id: string
  children: ReactNode
  send: (password: string) => Promise<unknown>
}

export function PasswordForm({ id, children, send }: PasswordFormProps) {
  const { t } = useTranslation()
  const { form, whenValid, refuse } = useCheckedForm({
    name: 'security-password',
    schema: Given,
    initialValues: { password: '' },
  })
  const { mutate: ask, error } = useSendOnce({
    gcTime: 0,
    mutationFn: ({ password }: z.output<typeof Given>) => send(password),
    onError: (failure) => {
      if (isRefusal(failure, 'WRONG_PASSWORD')) refuse({ password: <FailureWords error={failure} /> })
    },
  })
  return (
    <form className={`stack ${classes.form}`} id={id} noValidate onSubmit={whenValid((given) => ask(given))}>
      <div className={classes.text}>{children}</div>
      <PasswordField
        {...form.getInputProps('password')}
        autoComplete="current-password"
        data-autofocus
        label={t('security.password')}
      />
      {error && !isRefusal(error, 'WRONG_PASSWORD') && <AuthFailure error={error} />}
    </form>
  )
}
