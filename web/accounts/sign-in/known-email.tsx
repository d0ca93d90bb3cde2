import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** Tells the address to password managers. */
export function KnownEmail({ email }: { email: string }) {
  const { t } = useTranslation()
  return (
    <TextInput
      autoComplete="username"
      label={t('accounts.fields.email')}
      readOnly
      tabIndex={-1}
      type="email"
      value={email}
    />
  )
}
