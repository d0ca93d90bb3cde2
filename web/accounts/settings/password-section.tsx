import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { PasswordChangeInput } from '#contract/accounts/schema.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { showSuccess } from '#web/foundation/toasts.tsx'
import { AuthFailure, FailureWords } from '../sign-in/auth-failure.tsx'
import { PasswordField, PasswordRules } from '../sign-in/password-field.tsx'
import { useCheckedForm } from '../sign-in/use-checked-form.tsx'
import classes from './settings.module.css'
import { useChangePassword } from './settings-api.ts'
import { SettingsSection } from './settings-section.tsx'

const EMPTY = { currentPassword: '', newPassword: '' }

export function PasswordSection() {
  const { t } = useTranslation()
  const change = useChangePassword()
  const { form, whenValid, refuse, empty } = useCheckedForm({
    name: 'password',
    schema: PasswordChangeInput,
    initialValues: EMPTY,
  })
  const send = (choice: z.output<typeof PasswordChangeInput>) => {
    change.mutate(choice, {
      onSuccess: () => {
        empty()
        showSuccess({ title: t('accounts.newPassword.doneTitle'), message: t('settings.password.done') })
      },
      onError: (error) => {
        if (isRefusal(error, 'WRONG_PASSWORD')) refuse({ currentPassword: <FailureWords error={error} /> })
        else if (isRefusal(error, 'WEAK_PASSWORD')) refuse({ newPassword: <FailureWords error={error} /> })
      },
    })
  }
  const isOfField = isRefusal(change.error, 'WRONG_PASSWORD') || isRefusal(change.error, 'WEAK_PASSWORD')
  return (
    <SettingsSection anchor="mot-de-passe" intro={t('settings.password.intro')} title={t('settings.password.title')}>
      <form className={`stack start ${classes.form}`} noValidate onSubmit={whenValid(send)}>
        <PasswordField
          {...form.getInputProps('currentPassword')}
          autoComplete="current-password"
          label={t('settings.currentPassword')}
        />
        <PasswordField
          {...form.getInputProps('newPassword')}
          autoComplete="new-password"
          description={<PasswordRules password={form.values.newPassword} />}
          label={t('accounts.fields.newPassword')}
        />
        {change.error && !isOfField && <AuthFailure error={change.error} />}
        <Button aria-disabled={change.isPending || undefined} type="submit" variant="default">
          {t(change.isPending ? 'accounts.newPassword.sending' : 'accounts.newPassword.send')}
        </Button>
      </form>
    </SettingsSection>
  )
}
