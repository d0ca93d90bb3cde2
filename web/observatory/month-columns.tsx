import { useTranslation } from 'react-i18next'
import { MONTHS_SHOWN } from '#contract/observatory/limits.ts'
import type { ObservedGroup } from '#contract/observatory/schema.ts'
import { useDates } from '#web/foundation/i18n.ts'
import classes from './month-columns.module.css'
import { monthsUpTo } from './observatory-view.ts'
import { useBand } from './use-band.ts'

export function MonthColumns({ months, takenAt }: { months: ObservedGroup['months']; takenAt: Date }) {
  const { t } = useTranslation()
  const dates = useDates()
  const band = useBand()
  const counted = new Map(months.map(({ month, members }) => [month, members]))
  const top = months.reduce((most, each) => (each.members > most.members ? each : most))
  const shown = monthsUpTo(takenAt, MONTHS_SHOWN)
  return (
    <div>
      <div aria-hidden="true" className={`bottom ${classes.columns}`}>
        {shown.map((month) => {
          const members = counted.get(month)
          return (
            <i
              data-top={month === top.month || undefined}
              key={month}
              style={{ '--share': (members ?? 0) / top.members }}
              title={t('observatory.months.cell', {
                month: dates.month(month),
                band: members === undefined ? t('observatory.hiddenCell') : band(members),
              })}
            />
          )
        })}
      </div>
      <p aria-hidden="true" className={`line apart small ${classes.ends}`}>
        <span>{dates.month(shown[0]!)}</span> <span>{dates.month(shown.at(-1)!)}</span>
      </p>
      <p className="text-sm mt2">
        {t('observatory.months.top', { month: dates.month(top.month), band: band(top.members) })}
      </p>
    </div>
  )
}
