import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { PublicStats } from '#contract/posts/schema.ts'
import { useDates } from '#web/foundation/i18n.ts'
import bars from '#web/foundation/ui/bars.module.css'
import { useBand } from '#web/foundation/use-band.ts'
import { yearUpTo } from '../compose/year-up-to.ts'
import classes from './month-bars.module.css'

export function MonthBars({ months }: { months: PublicStats['postsByMonth'] }) {
  const { t } = useTranslation()
  const dates = useDates()
  const banded = useBand()
  const counted = new Map(months.map(({ month, members }) => [month, members]))
  const most = Math.max(...months.map(({ members }) => members.from))
  const titleOf = (month: string) => {
    const members = counted.get(month)
    return members && banded(members)
  }
  const year = yearUpTo(new Date(), months.at(-1)?.month)
  return (
    <figure>
      <figcaption className={`semibold text-sm ${classes.caption}`}>{t('posts.gate.months')}</figcaption>
      <div aria-hidden="true" className={`${bars.columns} ${classes.bars}`}>
        {year.map((month, index) => (
          <div data-now={index === year.length - 1 || undefined} key={month}>
            <i style={{ '--share': (counted.get(month)?.from ?? 0) / most }} title={titleOf(month)} />
            <span className="no-wrap">{dates.shortMonth(month)}</span>
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <table>
          <caption>{t('posts.gate.months')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('posts.gate.month')}</th>
              <th scope="col">{t('posts.gate.monthMembers')}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, members }) => (
              <tr key={month}>
                <th scope="row">{dates.month(month)}</th>
                <td>{banded(members)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  )
}
