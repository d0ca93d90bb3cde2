import {
  CartesianGrid,
  type DotItemDotProps,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { daysAfter } from '#contract/foundation/days.ts'
import { INTENSITY_NONE, INTENSITY_WORST } from '#contract/journal/limits.ts'
import type { CurveDay } from '#contract/journal/schema.ts'
import { dayNumber } from '#contract/journal/stats.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { useShortDay } from '../day/short-day.ts'
import classes from './curve.module.css'

const TICK = { fontSize: 13, fill: 'var(--ink-muted)' }
const LEVELS = [0, 2, 4, 6, 8, 10]
const TICKS = 4
const YEAR_DAYS = 366
const FEW = 45
/** With more days than this, only days without neighbours are drawn as dots, because no line leads to them. */
const DOTS_MAX = 130

type Drawn = { at: number; day: string; intensity: number | null; isAlone: boolean }

/** Draws the curve; the parent says the same in words. */
export function Curve({ days, from, to }: { days: readonly CurveDay[]; from: string; to: string }) {
  const shortDay = useShortDay()
  const drawn = everyDay(days, from, to)
  const [first, last] = [dayNumber(from), dayNumber(to)]
  const isDense = drawn.length > DOTS_MAX
  const radius = drawn.length > FEW ? 2.5 : 3.5
  return (
    <ResponsiveContainer height="100%" initialDimension={{ width: 320, height: 220 }} width="100%">
      <LineChart accessibilityLayer={false} data={drawn} margin={{ top: 8, right: 12, bottom: 0, left: 0 }}>
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis
          axisLine={{ stroke: 'var(--line)' }}
          dataKey="at"
          domain={[first, first === last ? first + 1 : last]}
          interval="preserveStartEnd"
          minTickGap={24}
          tick={TICK}
          tickFormatter={(at: number) => shortDay(daysAfter('1970-01-01', at), last - first > YEAR_DAYS)}
          ticks={ticksBetween(first, last)}
          tickLine={false}
          type="number"
        />
        <YAxis
          axisLine={{ stroke: 'var(--line)' }}
          domain={[INTENSITY_NONE, INTENSITY_WORST]}
          tick={TICK}
          tickLine={false}
          ticks={LEVELS}
          width={30}
        />
        <Tooltip content={<Pointed />} cursor={{ className: classes.cursor }} isAnimationActive={false} />
        <Line
          activeDot={{ className: classes.active, r: 6 }}
          className={classes.line}
          connectNulls={false}
          dataKey="intensity"
          dot={(props: DotItemDotProps) => <Dot dot={props} isDense={isDense} key={props.index} radius={radius} />}
          isAnimationActive={false}
          type="linear"
        />
      </LineChart>
    </ResponsiveContainer>
  )
}

/** Returns every day of the period, so that unwritten days appear as gaps. */
function everyDay(days: readonly CurveDay[], from: string, to: string): Drawn[] {
  const written = new Map(days.map(({ day, intensity }) => [dayNumber(day), intensity]))
  const first = dayNumber(from)
  return Array.from({ length: dayNumber(to) - first + 1 }, (_, index) => {
    const at = first + index
    return {
      at,
      day: daysAfter(from, index),
      intensity: written.get(at) ?? null,
      isAlone: !written.has(at - 1) && !written.has(at + 1),
    }
  })
}

const ticksBetween = (first: number, last: number): number[] =>
  first === last
    ? [first]
    : [...new Set(Array.from({ length: TICKS }, (_, n) => Math.round(first + ((last - first) * n) / (TICKS - 1))))]

type DotProps = { dot: DotItemDotProps; isDense: boolean; radius: number }

function Dot({ dot: { cx, cy, payload }, isDense, radius }: DotProps) {
  const { intensity, isAlone } = payload as Drawn
  if (intensity === null || cx === undefined || cy === undefined || (isDense && !isAlone)) return null
  return <circle className={classes.dot} cx={cx} cy={cy} r={radius} />
}

function Pointed({ active, payload }: { active?: boolean; payload?: readonly { payload?: Drawn }[] }) {
  const dates = useDates()
  const pointed = payload?.[0]?.payload
  if (!active || !pointed || pointed.intensity === null) return null
  return (
    <p className={`text-sm ink ${classes.pointed}`}>
      {dates.plainDate(pointed.day)} <b>{pointed.intensity}/10</b>
    </p>
  )
}
