import { daysAfter } from '#contract/foundation/days.ts'
import { dayNumber } from '#contract/journal/stats.ts'
import type { Post, StandingOutcome } from '#contract/posts/schema.ts'
import type { Treatment } from '#contract/treatments/schema.ts'

type Bar = { entry: Treatment; left: number; width: number }
type Mark = { status: 'better' | 'diagnosed' | 'resolved'; day: string; left: number }

/** Positions on the line are in percent. */
export type Line = {
  first: string
  last: string
  at: (day: string) => number
  began: { day: string; left: number } | undefined
  bars: Bar[]
  outcomes: Mark[]
  ticks: { month: string; at: number }[]
}

const TICKS_MAX = 4
const WIDTH_MIN = 1.5

export const monthStart = (month: string): string => `${month}-01`
const monthEnd = (month: string): string => {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

type StoryFacts = {
  entries: readonly Treatment[]
  outcomes: readonly StandingOutcome[]
  post: Pick<Post, 'own' | 'startMonth' | 'outcome' | 'outcomeAt' | 'diagnosis'>
}

/** Undefined when the timeline would have fewer than two days. A treatment without an end that is not ongoing lasts for its month. */
export function lineOf({ entries, outcomes, post }: StoryFacts, today: string): Line | undefined {
  const periods = entries
    .filter(({ from, to }) => from !== null || to !== null)
    .map((entry) => {
      const from = monthStart(entry.from ?? entry.to!)
      const to = entry.isOngoing ? today : monthEnd(entry.to ?? entry.from!)
      return { entry, from, to: to > today ? today : to }
    })
  const began = post.own?.startDate ?? (post.startMonth && monthStart(post.startMonth)) ?? undefined
  const came = outcomesOf(post, outcomes)
  const days = [
    ...(began ? [began] : []),
    ...periods.flatMap(({ from, to }) => [from, to]),
    ...came.map(({ day }) => day),
  ].sort()
  if (new Set(days).size < 2 && periods.length === 0) return undefined
  const first = days[0]!
  const last = today > first ? today : daysAfter(first, 1)
  const length = Math.max(1, dayNumber(last) - dayNumber(first))
  const at = (day: string) => Math.min(100, Math.max(0, (100 * (dayNumber(day) - dayNumber(first))) / length))
  const bars = periods
    .sort((one, other) => (one.from < other.from ? -1 : 1))
    .map(({ entry, from, to }) => {
      const left = Math.min(at(from), 100 - WIDTH_MIN)
      return { entry, left, width: Math.max(WIDTH_MIN, at(to) - left) }
    })
  return {
    ...{ first, last, at, bars, ticks: ticksOf(first, last, at) },
    began: began ? { day: began, left: at(began) } : undefined,
    outcomes: came.map(({ status, day }) => ({ status, day, left: at(day) })),
  }
}

/** The post overrides `outcomes`, which may have been fetched before it changed: a withdrawn outcome disappears at once, and a new one appears. */
function outcomesOf(
  { outcome, outcomeAt, diagnosis }: StoryFacts['post'],
  outcomes: StoryFacts['outcomes'],
): Omit<Mark, 'left'>[] {
  if (outcome === 'ongoing') return []
  const found = new Map(outcomes.map((said) => [said.outcome, said.at]))
  if (outcome !== 'healed') found.delete('healed')
  if (!diagnosis) found.delete('diagnosed')
  else if (!found.has('diagnosed')) found.set('diagnosed', diagnosis.diagnosedAt)
  if (outcomeAt && !found.has(outcome)) found.set(outcome, outcomeAt)
  return [...found]
    .map(([said, at]) => ({
      status: said === 'healed' ? ('resolved' as const) : said,
      day: at.toISOString().slice(0, 10),
    }))
    .sort((one, other) => (one.day < other.day ? -1 : 1))
}

function ticksOf(first: string, last: string, at: Line['at']): Line['ticks'] {
  const length = dayNumber(last) - dayNumber(first)
  const months = Array.from({ length: TICKS_MAX }, (_, n) =>
    daysAfter(first, Math.round((length * n) / (TICKS_MAX - 1))).slice(0, 7),
  )
  return [...new Set(months)].map((month) => ({ month, at: at(monthStart(month)) }))
}
