export const SETTINGS_PAGES = [
  'profile',
  'consents',
  'notifications',
  'messages',
  'sign-in',
  'security',
  'professional',
  'data',
] as const
export type SettingsPage = (typeof SETTINGS_PAGES)[number]

export const isSettingsPage = (name: string): name is SettingsPage => SETTINGS_PAGES.some((page) => page === name)
