import { useTranslation } from 'react-i18next'
import type { Post } from '#contract/posts/schema.ts'
import type { Treatment } from '#contract/treatments/schema.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { plainDay } from '#web/posts/plain-days.ts'
import classes from './journey.module.css'
import { JourneyCurve } from './journey-curve.tsx'
import { type Line, lineOf, monthStart } from './journey-line.ts'

type JourneyProps = {
  entries: readonly Treatment[]
  post: Post
  /** Whether it is on paper, where the holder of the sheet reads the journal too. */
  isPrinted?: boolean
}

/**
 * Draws a story on a line of time: its beginning, the treatments tried and the outcome; behind it the journal, for its author alone. The list below
 * says the same.
 */
export function Journey({ entries, post, isPrinted = false }: JourneyProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const line = lineOf(entries, post, plainDay(new Date()))
  if (!line) return null
  const { first, last, bars, ticks } = line
  const label = t('treatments.journey.label', {
    count: bars.length,
    from: dates.month(first.slice(0, 7)),
    to: dates.month(last.slice(0, 7)),
  })
  return (
    <figure className={classes.journey}>
      <figcaption>{t('treatments.journey.title')}</figcaption>
      <div aria-label={label} className={classes.line} role="img">
        {post.isMine && <JourneyCurve isPrinted={isPrinted} line={line} postId={post.id} />}
        <div className={classes.bars}>
          {bars.map(({ entry, left, width }) => (
            <div className={classes.row} key={entry.id}>
              <i className={classes.start} style={{ left: `${left}%` }} />
              <span className={classes.name} style={nameAt(left)}>
                <bdi>{entry.name}</bdi>
              </span>
              <i
                className={classes.bar}
                data-ongoing={entry.isOngoing || undefined}
                style={{ left: `${left}%`, width: `${width}%` }}
              />
            </div>
          ))}
          {line.outcomes.map(({ status, left }) => (
            <div className={classes.outcome} data-status={status} key={status}>
              <i style={{ left: `${left}%` }} />
              <span style={left > 50 ? { right: `${100 - left}%` } : { left: `${left}%` }}>{t(`ui.${status}`)}</span>
            </div>
          ))}
        </div>
        <Axis ticks={ticks} />
      </div>
    </figure>
  )
}

function Axis({ ticks }: Pick<Line, 'ticks'>) {
  const dates = useDates()
  return (
    <div className={classes.axis}>
      {ticks.map(({ month, at }, index) => (
        <span key={month} style={index === ticks.length - 1 && ticks.length > 1 ? { right: 0 } : { left: `${at}%` }}>
          {dates.shortMonth(month)} <small>{monthStart(month).slice(0, 4)}</small>
        </span>
      ))}
    </div>
  )
}

/** Places the name beside the beginning of its bar, on the side with room. */
const nameAt = (left: number) => (left > 55 ? { right: 0, textAlign: 'end' as const } : { left: `${left}%` })
