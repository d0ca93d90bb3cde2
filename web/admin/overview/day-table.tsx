import { useTranslation } from 'react-i18next'
import { useDates, useNumbers } from '#web/foundation/i18n.ts'
import classes from './day-table.module.css'

type DayTableProps = {
  title: string
  columns: readonly { title: string; counts: readonly { day: string; count: number }[] }[]
}

export function DayTable({ title, columns }: DayTableProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const formatNumber = useNumbers()
  const days = columns[0]!.counts.map(({ day }) => day)
  return (
    <details className={`lined mt5 ${classes.details}`}>
      <summary className={`fold-line semibold text-sm ${classes.summary}`}>{t('admin.overview.figures')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard too */}
      <section aria-label={title} className={classes.scroll} tabIndex={0}>
        <table className={`text-sm ${classes.table}`}>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('admin.overview.day')}</th>
              {columns.map((column) => (
                <th key={column.title} scope="col">
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day, index) => (
              <tr key={day}>
                <th scope="row">{dates.plainDate(day)}</th>
                {columns.map((column) => (
                  <td key={column.title}>{formatNumber(column.counts[index]!.count)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
