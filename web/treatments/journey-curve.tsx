import { useTranslation } from 'react-i18next'
import { INTENSITY_WORST } from '#contract/journal/limits.ts'
import { curveSegments } from '#contract/journal/stats.ts'
import { useCurve, useJournals } from '#web/journal/api.ts'
import classes from './journey.module.css'
import type { Line } from './journey-line.ts'

type CurveProps = { line: Line; isPrinted: boolean }

/** No other reader's browser requests the author's journal, and the server refuses everyone else. */
export function JourneyCurve({ postId, ...rest }: CurveProps & { postId: string }) {
  const { data } = useJournals()
  const journal = data?.journals.find(({ post, days }) => post?.id === postId && days > 0)
  return journal ? <Curve {...rest} id={journal.id} /> : null
}

const HEIGHT = 80
const LEVELS = [0, 5, 10]
/** With more days than this, the dots are left out, because they would form a cloud. */
const DOTS_MAX = 130

function Curve({ id, isPrinted, line: { first, last, at } }: CurveProps & { id: string }) {
  const { t } = useTranslation()
  const { data } = useCurve(id, first)
  const days = data?.days.filter(({ day }) => day <= last) ?? []
  if (days.length === 0) return null
  const y = (intensity: number) => HEIGHT * (1 - intensity / INTENSITY_WORST)
  const lines = curveSegments(days)
  return (
    <div className={`anchor ${classes.curve}`}>
      <svg aria-hidden="true" preserveAspectRatio="none" viewBox={`0 -2 100 ${HEIGHT + 4}`}>
        {LEVELS.map((level) => (
          <line className={classes.level} key={level} x1="0" x2="100" y1={y(level)} y2={y(level)} />
        ))}
        {lines.map((points) => (
          <polyline
            className={classes.drawn}
            key={points[0]!.day}
            points={points.map(({ day, intensity }) => `${at(day)},${y(intensity)}`).join(' ')}
          />
        ))}
        {days.length <= DOTS_MAX &&
          days.map(({ day, intensity }) => (
            // A line of zero length with round ends makes a dot that stretching the picture does not turn into an ellipse.
            <path className={classes.dot} d={`M${at(day)},${y(intensity)}h0.001`} key={day} />
          ))}
      </svg>
      <div aria-hidden="true" className={classes.levels}>
        {LEVELS.map((level) => (
          <span key={level} style={{ top: `${(100 * (y(level) + 2)) / (HEIGHT + 4)}%` }}>
            {level}
          </span>
        ))}
      </div>
      <p className="small mt1">{t(isPrinted ? 'treatments.journey.curvePrinted' : 'treatments.journey.curve')}</p>
    </div>
  )
}
