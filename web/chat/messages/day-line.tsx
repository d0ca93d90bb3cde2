import { useTranslation } from 'react-i18next'
import { useDates } from '#web/foundation/i18n.ts'
import { nightsBetween } from './days.ts'
import classes from './message-list.module.css'

export function DayLine({ day }: { day: Date }) {
  const { t } = useTranslation()
  const dates = useDates()
  const nights = nightsBetween(day, new Date())
  const words = nights === 0 ? t('chat.thread.today') : nights === 1 ? t('chat.thread.yesterday') : dates.day(day)
  return (
    <p className={`line g4 middle small ${classes.day}`}>
      <span>{words}</span>
    </p>
  )
}
