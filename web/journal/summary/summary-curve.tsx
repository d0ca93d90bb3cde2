import { INTENSITY_WORST } from '#contract/journal/limits.ts'
import type { CurveDay } from '#contract/journal/schema.ts'
import { curveSegments, dayNumber } from '#contract/journal/stats.ts'
import { useShortDay } from '../day/short-day.ts'
import classes from './summary-curve.module.css'

const WIDTH = 640
const HEIGHT = 150
const LEFT = 34
const LEVELS = [0, 2, 4, 6, 8, 10]

export function SummaryCurve({ days, from, to }: { days: readonly CurveDay[]; from: string; to: string }) {
  const shortDay = useShortDay()
  const [first, last] = [dayNumber(from), dayNumber(to)]
  const width = WIDTH - LEFT - 6
  const xOf = (day: string) => LEFT + (first === last ? width / 2 : ((dayNumber(day) - first) / (last - first)) * width)
  const yOf = (intensity: number) => 6 + HEIGHT * (1 - intensity / INTENSITY_WORST)
  // The dots shrink as the period grows, or the days of several years would form a cloud.
  const radius = Math.min(2.6, Math.max(0.8, width / (last - first + 1) / 2.2))
  return (
    <svg aria-hidden="true" className={classes.curve} viewBox={`0 0 ${WIDTH} ${HEIGHT + 30}`}>
      {LEVELS.map((level) => (
        <g key={level}>
          <line x1={LEFT} x2={LEFT + width} y1={yOf(level)} y2={yOf(level)} />
          <text textAnchor="end" x={LEFT - 7} y={yOf(level) + 4}>
            {level}
          </text>
        </g>
      ))}
      {curveSegments(days).map((line) => (
        <polyline
          key={line[0]?.day}
          points={line.map(({ day, intensity }) => `${xOf(day)},${yOf(intensity)}`).join(' ')}
        />
      ))}
      {days.map(({ day, intensity }) => (
        <circle cx={xOf(day)} cy={yOf(intensity)} key={day} r={radius} />
      ))}
      <text x={LEFT} y={HEIGHT + 26}>
        {shortDay(from, true)}
      </text>
      <text textAnchor="end" x={LEFT + width} y={HEIGHT + 26}>
        {shortDay(to, true)}
      </text>
    </svg>
  )
}
