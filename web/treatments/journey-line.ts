import { dayNumber, daysAfter } from '#contract/journal/figures.ts'
import type { Post } from '#contract/posts/schema.ts'
import type { Treatment } from '#contract/treatments/schema.ts'

type Bar = { entry: Treatment; left: number; width: number }
type Outcome = { status: 'better' | 'diagnosed' | 'resolved'; left: number }

/** A line of time from one day to another; positions on it are in percent. */
export type Line = {
  first: string
  last: string
  at: (day: string) => number
  bars: Bar[]
  outcomes: Outcome[]
  ticks: { month: string; at: number }[]
}

const TICKS_MAX = 4
const WIDTH_MIN = 1.5

export const monthStart = (month: string): string => `${month}-01`
const monthEnd = (month: string): string => {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

/** Returns the line of a story as of today; undefined where no treatment has a date. A treatment without an end that is not ongoing lasts for its month. */
export function lineOf(entries: readonly Treatment[], post: Post, today: string): Line | undefined {
  const dated = entries.filter(({ from, to }) => from !== null || to !== null)
  if (dated.length === 0) return undefined
  const periods = dated.map((entry) => {
    const from = monthStart(entry.from ?? entry.to!)
    const to = entry.isOngoing ? today : monthEnd(entry.to ?? entry.from!)
    return { entry, from, to: to > today ? today : to }
  })
  const began = post.own?.startDate ?? (post.startMonth && monthStart(post.startMonth))
  const first = [began, ...periods.map(({ from }) => from)]
    .filter((day) => day !== null && day !== undefined)
    .sort()[0]!
  const last = today > first ? today : daysAfter(first, 1)
  const length = Math.max(1, dayNumber(last) - dayNumber(first))
  const at = (day: string) => Math.min(100, Math.max(0, (100 * (dayNumber(day) - dayNumber(first))) / length))
  const bars = periods
    .sort((one, other) => (one.from < other.from ? -1 : 1))
    .map(({ entry, from, to }) => {
      const left = Math.min(at(from), 100 - WIDTH_MIN)
      return { entry, left, width: Math.max(WIDTH_MIN, at(to) - left) }
    })
  return { first, last, at, bars, outcomes: outcomesOf(post, at), ticks: ticksOf(first, last, at) }
}

function outcomesOf({ outcome, outcomeAt, diagnosis }: Post, at: Line['at']): Outcome[] {
  const dayOf = (instant: Date) => instant.toISOString().slice(0, 10)
  const found: Outcome[] = []
  if (diagnosis) found.push({ status: 'diagnosed', left: at(dayOf(diagnosis.diagnosedAt)) })
  if (outcomeAt && outcome === 'better') found.push({ status: 'better', left: at(dayOf(outcomeAt)) })
  if (outcomeAt && outcome === 'healed') found.push({ status: 'resolved', left: at(dayOf(outcomeAt)) })
  return found
}

/** Returns up to TICKS_MAX months, from the first to the last. */
function ticksOf(first: string, last: string, at: Line['at']): Line['ticks'] {
  const length = dayNumber(last) - dayNumber(first)
  const months = Array.from({ length: TICKS_MAX }, (_, n) =>
    daysAfter(first, Math.round((length * n) / (TICKS_MAX - 1))).slice(0, 7),
  )
  return [...new Set(months)].map((month) => ({ month, at: at(monthStart(month)) }))
}
