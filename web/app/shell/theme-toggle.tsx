import { ActionIcon } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { THEME_CHOICES, useTheme } from './themes.ts'

export function ThemeToggle() {
  const { t } = useTranslation()
  const { theme, chooseTheme } = useTheme()
  const at = THEME_CHOICES.findIndex((choice) => choice.theme === theme)
  const current = THEME_CHOICES[at] ?? THEME_CHOICES[0]
  const next = THEME_CHOICES[(at + 1) % THEME_CHOICES.length] ?? THEME_CHOICES[0]
  const label = t('shell.theme.open', { choice: t(current.label) })
  return (
    <ActionIcon aria-label={label} onClick={() => chooseTheme(next.theme)} title={label}>
      <current.icon aria-hidden size={20} />
    </ActionIcon>
  )
}
