import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { IconCircleCheck, IconPointFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PASSWORD_MIN } from '#contract/accounts/limits.ts'
import classes from './password-field.module.css'

type PasswordFieldProps = PasswordInputProps & { autoComplete: 'current-password' | 'new-password' }

export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation()
  return (
    <PasswordInput
      {...props}
      aria-invalid={Boolean(props.error)}
      required
      visibilityToggleButtonProps={{ 'aria-label': t('ui.showPassword') }}
      visibilityToggleFocusable
    />
  )
}

export function PasswordRules({ password }: { password: string }) {
  const { t } = useTranslation()
  const isLong = [...password].length >= PASSWORD_MIN
  return (
    <span className={`stack g1 ${classes.rules}`}>
      <span className="line top" data-met={isLong || undefined}>
        {isLong ? <IconCircleCheck aria-hidden size={18} /> : <IconPointFilled aria-hidden size={18} />}
        {t('accounts.password.length', { min: PASSWORD_MIN })}
      </span>{' '}
      <span className="line top">
        <IconPointFilled aria-hidden size={18} />
        {t('accounts.password.uncommon')}
      </span>{' '}
      <span className="line top">
        <IconPointFilled aria-hidden size={18} />
        {t('accounts.password.impersonal')}
      </span>
    </span>
  )
}
