import type { CurveDay } from '#contract/journal/schema.ts'
import { statsOf } from '#contract/journal/stats.ts'

/** `to` is null while the treatment goes on. */
export type Treatment = { name: string; from: string; to: string | null }

/** More lines could not be told apart. */
export const LANES_MAX = 3
const MONTHS = 12

/** `days` maps the number of a day, from 1, to its intensity; unwritten days are missing. */
export type YearMonth = {
  /** YYYY-MM */
  month: string
  length: number
  days: ReadonlyMap<number, number>
  figures: ReturnType<typeof statsOf>
  /** The days, from 1, between which the lane's treatment lies in the month. */
  lanes: ({ from: number; to: number } | undefined)[]
}

export function yearBeginning(today: string): string {
  const [year, month] = today.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - MONTHS, 1)).toISOString().slice(0, 10)
}

export function lanesOf(treatments: readonly Treatment[], today: string): { lanes: Treatment[]; others: number } {
  const first = yearBeginning(today)
  const told = treatments.filter(({ from, to }) => from <= today && (to === null || to >= first))
  const once = [...new Map(told.map((each) => [`${each.name.toLowerCase()} ${each.from} ${each.to}`, each])).values()]
  const latest = once.toSorted((one, other) => (one.from < other.from ? 1 : -1)).slice(0, LANES_MAX)
  return { lanes: latest.toReversed(), others: once.length - latest.length }
}

export function yearOf(days: readonly CurveDay[], lanes: readonly Treatment[], today: string): YearMonth[] {
  const first = yearBeginning(today)
  const [year, month] = first.split('-').map(Number) as [number, number]
  return Array.from({ length: MONTHS }, (_, nth) => {
    const name = new Date(Date.UTC(year, month - 1 + nth, 1)).toISOString().slice(0, 7)
    const length = new Date(Date.UTC(year, month + nth, 0)).getUTCDate()
    const written = days.filter(({ day }) => day.startsWith(name))
    return {
      month: name,
      length,
      days: new Map(written.map(({ day, intensity }) => [Number(day.slice(8)), intensity])),
      figures: statsOf(written),
      lanes: lanes.map(({ from, to }) => withinMonth(name, length, from, to ?? today)),
    }
  })
}

function withinMonth(month: string, length: number, from: string, to: string) {
  const [first, last] = [`${month}-01`, `${month}-${String(length).padStart(2, '0')}`]
  if (from > last || to < first) return undefined
  return { from: from > first ? Number(from.slice(8)) : 1, to: to < last ? Number(to.slice(8)) : length }
}
