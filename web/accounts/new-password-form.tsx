import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { Password } from '#contract/accounts/schema.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { authRefusal } from './auth-calls.ts'
import { AuthFailure, FailureWords } from './auth-failure.tsx'
import classes from './auth-form.module.css'
import { useSetPassword } from './opening-api.ts'
import { PasswordField, PasswordRules } from './password-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useCheckedForm } from './use-checked-form.tsx'

const Choice = z.object({ newPassword: Password })

/** Chooses a new password by the token of a link, which works once; one that is over leads to asking for another. */
export function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation()
  const setPassword = useSetPassword()
  const { form, whenValid, refuse } = useCheckedForm({
    name: 'new-password',
    schema: Choice,
    initialValues: { newPassword: '' },
  })
  const send = ({ newPassword }: z.output<typeof Choice>) => {
    setPassword.mutate(
      { token, newPassword },
      {
        onSuccess: onDone,
        onError: (error) => {
          if (isRefusal(error, 'WEAK_PASSWORD')) refuse({ newPassword: <FailureWords error={error} /> })
        },
      },
    )
  }
  return (
    <form className={classes.form} noValidate onSubmit={whenValid(send)}>
      <PasswordField
        {...form.getInputProps('newPassword')}
        autoComplete="new-password"
        description={<PasswordRules password={form.values.newPassword} />}
        label={t('accounts.fields.newPassword')}
      />
      {setPassword.error && !isRefusal(setPassword.error, 'WEAK_PASSWORD') && (
        <AuthFailure error={setPassword.error}>
          {authRefusal(setPassword.error) === 'linkOver' && (
            <p className={classes.next}>
              <Link search={{ view: 'forgot' }} to="/auth">
                {t('accounts.forgot.another')}
              </Link>
            </p>
          )}
        </AuthFailure>
      )}
      <SubmitButton
        isPending={setPassword.isPending}
        pendingWord={t('accounts.newPassword.sending')}
        word={t('accounts.newPassword.send')}
      />
    </form>
  )
}
