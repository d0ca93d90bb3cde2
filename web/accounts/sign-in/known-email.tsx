import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** Shows the address of the account whose password is asked for or chosen, and tells it to password managers. */
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
