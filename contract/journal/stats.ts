import { DAY_MS } from '#contract/foundation/durations.ts'
import type { CurveDay, JournalStats, Trend } from './schema.ts'

const TREND_DAYS_MIN = 5
const TREND_SPAN_MIN = 7
const TREND_POINTS = 1

/**
 * Returns the figures of a period; undefined where no day was written. Among equal days the earliest is the lowest and the highest.
 * @param days  in any order, each day once
 */
export function statsOf(days: readonly CurveDay[]): JournalStats | undefined {
  const inOrder = [...days].sort((one, other) => (one.day < other.day ? -1 : 1))
  const [first] = inOrder
  if (!first) return undefined
  const sum = inOrder.reduce((total, { intensity }) => total + intensity, 0)
  const pick = ({ day, intensity }: CurveDay): CurveDay => ({ day, intensity })
  return {
    days: inOrder.length,
    mean: Math.round((sum / inOrder.length) * 10) / 10,
    lowest: pick(inOrder.reduce((lowest, each) => (each.intensity < lowest.intensity ? each : lowest), first)),
    highest: pick(inOrder.reduce((highest, each) => (each.intensity > highest.intensity ? each : highest), first)),
    trend: trendOf(inOrder),
  }
}

function trendOf(days: readonly CurveDay[]): Trend | null {
  const times = days.map(({ day }) => dayNumber(day))
  const span = times.at(-1)! - times[0]!
  if (days.length < TREND_DAYS_MIN || span < TREND_SPAN_MIN) return null
  const meanTime = times.reduce((total, time) => total + time, 0) / times.length
  const meanIntensity = days.reduce((total, { intensity }) => total + intensity, 0) / days.length
  let together = 0
  let apart = 0
  for (const [i, { intensity }] of days.entries()) {
    const time = times[i]! - meanTime
    together += time * (intensity - meanIntensity)
    apart += time * time
  }
  const change = (together / apart) * span
  return Math.abs(change) < TREND_POINTS ? 'steady' : change > 0 ? 'rising' : 'falling'
}

export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS

/** A day on which nothing was written ends a line. */
export function curveSegments(days: readonly CurveDay[]): CurveDay[][] {
  const lines: CurveDay[][] = []
  let last: number | undefined
  for (const each of days) {
    const number = dayNumber(each.day)
    if (last !== undefined && number === last + 1) lines.at(-1)!.push(each)
    else lines.push([each])
    last = number
  }
  return lines
}
