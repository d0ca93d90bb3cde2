import { Button, TextInput } from '@mantine/core'
import { IconMailCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { shownAsTyped } from '#contract/accounts/email.ts'
import { PASTED_EMAIL_MAX } from '#contract/accounts/limits.ts'
import { EmailChangeInput } from '#contract/accounts/schema.ts'
import { faultsOfError, isRefusal } from '#web/foundation/failure.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { emailInput } from '#web/foundation/ui/email-input.ts'
import { Note } from '#web/foundation/ui/note.tsx'
import { AuthFailure, FailureWords } from '../sign-in/auth-failure.tsx'
import { PasswordField } from '../sign-in/password-field.tsx'
import { fr as sent } from '../sign-in/texts.sent.fr.ts'
import { useCheckedForm } from '../sign-in/use-checked-form.tsx'
import classes from './settings.module.css'
import { useAskEmail } from './settings-api.ts'
import { SettingsSection } from './settings-section.tsx'

const texts = { accounts: { sent } }

const EMPTY = { email: '', password: '' }

export function EmailSection({ email }: { email: string }) {
  useTexts(texts)
  const { t } = useTranslation()
  const ask = useAskEmail()
  const [sentTo, setSentTo] = useState<string>()
  const { form, whenValid, refuse, empty } = useCheckedForm({
    name: 'email',
    schema: EmailChangeInput,
    initialValues: EMPTY,
  })
  const send = (choice: z.output<typeof EmailChangeInput>) => {
    const shown = shownAsTyped(form.getValues().email)
    ask.mutate(choice, {
      onSuccess: () => {
        empty()
        setSentTo(shown)
      },
      onError: (error) => {
        if (isRefusal(error, 'WRONG_PASSWORD')) refuse({ password: <FailureWords error={error} /> })
        else if (isOwnAddress(error)) refuse({ email: t('settings.email.same') })
      },
    })
  }
  const isOfField = isRefusal(ask.error, 'WRONG_PASSWORD') || isOwnAddress(ask.error)
  return (
    <SettingsSection anchor="adresse" intro={t('settings.email.intro')} title={t('settings.email.title')}>
      <p className={`breaks shrinks ${classes.what}`}>
        <span className="quiet">{t('settings.email.current')}</span> <strong>{email}</strong>
      </p>
      <form className={`stack start ${classes.form}`} noValidate onSubmit={whenValid(send)}>
        <TextInput
          {...form.getInputProps('email')}
          aria-invalid={Boolean(form.errors.email)}
          {...emailInput}
          autoComplete="email"
          label={t('settings.email.next')}
          required
          maxLength={PASTED_EMAIL_MAX}
        />
        <PasswordField
          {...form.getInputProps('password')}
          autoComplete="current-password"
          label={t('settings.currentPassword')}
        />
        {ask.error && !isOfField && <AuthFailure error={ask.error} />}
        <Button aria-disabled={ask.isPending || undefined} type="submit" variant="default">
          {t(ask.isPending ? 'accounts.mail.sending' : 'settings.email.send')}
        </Button>
      </form>
      <div role="status">
        {sentTo !== undefined && (
          <Note icon={IconMailCheck} title={t('accounts.sent.forgot.title')} tone="sauge">
            {t('settings.email.sent', { email: sentTo })} {t('accounts.sent.spam')}
          </Note>
        )}
      </div>
    </SettingsSection>
  )
}

const isOwnAddress = (error: unknown) =>
  faultsOfError(error).some(({ path, code }) => path === 'email' && code === 'invalid')
