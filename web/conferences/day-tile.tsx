import { useLanguage } from '#web/foundation/i18n.ts'
import classes from './day-tile.module.css'

export function DayTile({ at }: { at: Date }) {
  const language = useLanguage()
  return (
    <span aria-hidden="true" className={`prune text-xs text-centre rigid ${classes.tile}`}>
      <b>{String(at.getDate()).padStart(2, '0')}</b>
      {at.toLocaleDateString(language, { month: 'short' })}
    </span>
  )
}
