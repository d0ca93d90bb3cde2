import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { Password } from '#contract/accounts/schema.ts'
import type { ResetPreview } from '#contract/accounts/security-schema.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { useResetPreview } from '../recovery/api.ts'
import { Preview } from '../recovery/reset-preview.tsx'
import { authRefusal } from './auth-calls.ts'
import { AuthFailure, FailureWords } from './auth-failure.tsx'
import classes from './auth-form.module.css'
import { KnownEmail } from './known-email.tsx'
import { useSetPassword } from './opening-api.ts'
import { PasswordField, PasswordRules } from './password-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useCheckedForm } from './use-checked-form.tsx'

const Choice = z.object({ newPassword: Password })

type NewPasswordProps = { token: string; onDone: () => void }

export function NewPasswordForm(link: NewPasswordProps) {
  const preview = useResetPreview(link.token)
  if (isRefusal(preview.error, 'NOT_FOUND')) return <LinkOver />
  return preview.data ? <ChoiceForm {...link} preview={preview.data} /> : <Awaited cards={1} of={preview} />
}

function LinkOver() {
  const { t } = useTranslation()
  return (
    <Note icon={IconAlertTriangle} role="alert" title={t('auth.linkOver')} tone="brique">
      {t('auth.refusals.linkOver')}
      <AnotherLink />
    </Note>
  )
}

function AnotherLink() {
  const { t } = useTranslation()
  return (
    <p className={`mt3 ${classes.next}`}>
      <Link search={{ view: 'forgot' }} to="/auth">
        {t('auth.forgot.another')}
      </Link>
    </p>
  )
}

function ChoiceForm({ token, onDone, preview }: NewPasswordProps & { preview: ResetPreview }) {
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
    <form className="stack g5" noValidate onSubmit={whenValid(send)}>
      <Preview {...preview} />
      <KnownEmail email={preview.email} />
      <PasswordField
        {...form.getInputProps('newPassword')}
        autoComplete="new-password"
        description={<PasswordRules password={form.values.newPassword} />}
        label={t('accounts.fields.newPassword')}
      />
      {setPassword.error && !isRefusal(setPassword.error, 'WEAK_PASSWORD') && (
        <AuthFailure error={setPassword.error}>
          {authRefusal(setPassword.error) === 'linkOver' && <AnotherLink />}
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
