import { useTranslation } from 'react-i18next'

const EVENING_FROM = 18

export const greetingAt = (now: Date): 'day' | 'evening' => (now.getHours() < EVENING_FROM ? 'day' : 'evening')

export function useGreeting(name: string): string {
  const { t } = useTranslation()
  return t(`ui.greeting.${greetingAt(new Date())}`, { name })
}
