import { TextInput } from '@mantine/core'
import type { UseMutationResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { Email, shownAsTyped } from '#contract/accounts/email.ts'
import { emailInput } from '#web/foundation/ui/email-input.ts'
import { AuthFailure } from './auth-failure.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useCheckedForm } from './use-checked-form.tsx'

const Address = z.object({ email: Email })

type MailRequestFormProps = {
  email: string
  ask: UseMutationResult<void, Error, string>
  onSent: (email: string) => void
  word: string
}

export function MailRequestForm({ email, ask, onSent, word }: MailRequestFormProps) {
  const { t } = useTranslation()
  const { form, whenValid } = useCheckedForm({
    name: 'mail-request',
    schema: Address,
    initialValues: { email },
    words: { 'email required': <EmailWanted /> },
  })
  const send = (asked: z.output<typeof Address>) =>
    ask.mutate(asked.email, { onSuccess: () => onSent(shownAsTyped(form.getValues().email)) })
  return (
    <form className="stack g5" noValidate onSubmit={whenValid(send)}>
      <TextInput
        {...form.getInputProps('email')}
        {...emailInput}
        autoComplete="email"
        label={t('accounts.fields.email')}
        required
      />
      {ask.error && <AuthFailure error={ask.error} />}
      <SubmitButton isPending={ask.isPending} pendingWord={t('accounts.mail.sending')} word={word} />
    </form>
  )
}

function EmailWanted() {
  const { t } = useTranslation()
  return t('auth.forgot.emailWanted')
}
