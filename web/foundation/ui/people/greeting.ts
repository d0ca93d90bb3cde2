import { useTranslation } from 'react-i18next'

const EVENING_FROM = 18

/** Returns which greeting is said at this time, by the reader's own clock. */
export const greetingAt = (now: Date): 'day' | 'evening' => (now.getHours() < EVENING_FROM ? 'day' : 'evening')

/** Returns the greeting of a member, the same on every screen that greets. */
export function useGreeting(name: string): string {
  const { t } = useTranslation()
  return t(`ui.greeting.${greetingAt(new Date())}`, { name })
}
