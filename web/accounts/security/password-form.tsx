import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { Password } from '#contract/accounts/schema.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { AuthFailure, FailureWords } from '../auth-failure.tsx'
import { PasswordField } from '../password-field.tsx'
import { useCheckedForm } from '../use-checked-form.tsx'
import classes from './security.module.css'

const Given = z.object({ password: Password })

type PasswordFormProps = {
  /** By which a button elsewhere sends it. */
  id: string
  /** Why it is asked for. */
  children: ReactNode
  send: (password: string) => Promise<unknown>
}

/** Asks for the password before an act, and says there what was wrong with it. */
export function PasswordForm({ id, children, send }: PasswordFormProps) {
  const { t } = useTranslation()
  const [failure, setFailure] = useState<unknown>()
  const { form, whenValid, refuse } = useCheckedForm({
    name: 'security-password',
    schema: Given,
    initialValues: { password: '' },
  })
  const ask = ({ password }: z.output<typeof Given>) => {
    setFailure(undefined)
    send(password).catch((error: unknown) => {
      if (isRefusal(error, 'WRONG_PASSWORD')) refuse({ password: <FailureWords error={error} /> })
      else setFailure(error)
    })
  }
  return (
    <form className={classes.form} id={id} noValidate onSubmit={whenValid(ask)}>
      <div className={classes.text}>{children}</div>
      <PasswordField
        {...form.getInputProps('password')}
        autoComplete="current-password"
        data-autofocus
        label={t('security.password')}
      />
      {failure !== undefined && <AuthFailure error={failure} />}
    </form>
  )
}
