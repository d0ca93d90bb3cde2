import { useMantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import type { Theme } from '#contract/foundation/languages.ts'
import { usePreferences } from '#web/accounts/preferences.ts'

export const THEME_CHOICES = [
  { theme: 'auto', label: 'shell.theme.auto', icon: IconDeviceDesktop },
  { theme: 'light', label: 'shell.theme.light', icon: IconSun },
  { theme: 'dark', label: 'shell.theme.dark', icon: IconMoon },
] as const

export function useTheme(): { theme: Theme; chooseTheme: (theme: Theme) => void } {
  const { chooseTheme } = usePreferences()
  return { theme: useMantineColorScheme().colorScheme, chooseTheme }
}
