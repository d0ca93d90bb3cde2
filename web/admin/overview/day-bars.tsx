import { useTranslation } from 'react-i18next'
import type { Language } from '#contract/foundation/languages.ts'
import { useLanguage, useNumbers } from '#web/foundation/i18n.ts'
import bars from '#web/foundation/ui/bars.module.css'
import classes from './day-bars.module.css'
import { dayParts } from './days.ts'

type DayBarsProps = {
  title: string
  days: readonly { day: string; count: number }[]
  tone?: 'prune' | 'sauge' | 'ardoise'
}

/** Hidden from screen readers, because the table below says the same. */
export function DayBars({ title, days, tone = 'prune' }: DayBarsProps) {
  const formatNumber = useNumbers()
  const language = useLanguage()
  const { t } = useTranslation()
  const most = Math.max(1, ...days.map(({ count }) => count))
  const total = days.reduce((sum, { count }) => sum + count, 0)
  return (
    <div aria-hidden="true" className={classes.chart} data-tone={tone}>
      <p className={`line g3 baseline apart semibold text-sm ${classes.caption}`}>
        <span>{title}</span> <b>{t('admin.overview.sum', { written: formatNumber(total) })}</b>
      </p>
      <div className={`mt2 ${bars.columns} ${classes.bars}`}>
        {days.map(({ day, count }, index) => (
          <div data-now={index === days.length - 1 || undefined} key={day}>
            <b>{count > 0 ? formatNumber(count) : ''}</b>
            <i style={{ '--share': count / most }} />
            <Day day={day} language={language} />
          </div>
        ))}
      </div>
    </div>
  )
}

function Day({ day, language }: { day: string; language: Language }) {
  const { weekday, date } = dayParts(day, language)
  return (
    <span>
      {weekday}
      <br />
      {date}
    </span>
  )
}
