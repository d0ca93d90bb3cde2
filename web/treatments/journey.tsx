import { useTranslation } from 'react-i18next'
import type { Post, StandingOutcome } from '#contract/posts/schema.ts'
import type { Treatment } from '#contract/treatments/schema.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { plainDay } from '#web/posts/plain-days.ts'
import classes from './journey.module.css'
import { JourneyCurve } from './journey-curve.tsx'
import { type Line, lineOf, monthStart } from './journey-line.ts'

type JourneyProps = {
  entries: readonly Treatment[]
  outcomes: readonly StandingOutcome[]
  post: Post
  /** Whether it is on paper, where the holder of the sheet reads the journal too. */
  isPrinted?: boolean
}

/**
 * Draws a story on a line of time: its beginning, the treatments tried and what came of it; behind it the journal, for its author alone. The lists below
 * say the same. Nothing where too little of it has a day.
 */
export function Journey({ entries, outcomes, post, isPrinted = false }: JourneyProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const line = lineOf({ entries, outcomes, post }, plainDay(new Date()))
  if (!line) return null
  const { first, last, began, bars, ticks } = line
  const label = t('treatments.journey.label', {
    count: bars.length,
    from: dates.month(first.slice(0, 7)),
    to: dates.month(last.slice(0, 7)),
  })
  const named = [
    ...(began ? [{ what: t('treatments.journey.began'), day: began.day }] : []),
    ...line.outcomes.map(({ status, day }) => ({ what: t(`ui.${status}`), day })),
  ]
  return (
    <figure className={`stack g3 framed ${classes.journey}`}>
      <figcaption className="semibold">{t('treatments.journey.title')}</figcaption>
      <div aria-label={label} className="stack g3" role="img">
        {post.isMine && <JourneyCurve isPrinted={isPrinted} line={line} postId={post.id} />}
        <div className="stack g2">
          {began && <Mark left={began.left} status="began" words={t('treatments.journey.began')} />}
          {bars.map(({ entry, left, width }) => (
            <div className={classes.row} key={entry.id}>
              <i className={classes.start} style={{ left: `${left}%` }} />
              <span className={`cut text-xs ${classes.name}`} style={nameAt(left)}>
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
            <Mark key={status} left={left} status={status} words={t(`ui.${status}`)} />
          ))}
        </div>
        <Axis ticks={ticks} />
      </div>
      {named.length > 0 && (
        <dl className="row quiet g5 r0">
          {named.map(({ what, day }) => (
            <div className="line" key={what}>
              <dt className="semibold">{what}</dt> <dd>{dates.month(day.slice(0, 7))}</dd>
            </div>
          ))}
        </dl>
      )}
    </figure>
  )
}

type MarkProps = { left: number; status: string; words: string }

const Mark = ({ left, status, words }: MarkProps) => (
  <div className={classes.outcome} data-status={status}>
    <i style={{ left: `${left}%` }} />
    <span style={left > 50 ? { right: `${100 - left}%` } : { left: `${left}%` }}>{words}</span>
  </div>
)

function Axis({ ticks }: Pick<Line, 'ticks'>) {
  const dates = useDates()
  return (
    <div className={`small anchor ${classes.axis}`}>
      {ticks.map(({ month, at }, index) => (
        <span key={month} style={index === ticks.length - 1 && ticks.length > 1 ? { right: 0 } : { left: `${at}%` }}>
          {dates.shortMonth(month)} <small>{monthStart(month).slice(0, 4)}</small>{' '}
        </span>
      ))}
    </div>
  )
}

/** The name stands on the side of its bar that has room, and stays within the line: a positioned element widens the page. */
const nameAt = (left: number) =>
  left > 55 ? { right: 0, textAlign: 'end' as const } : { left: `${left}%`, maxWidth: `${100 - left}%` }
