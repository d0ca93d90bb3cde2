import { WAVE_DAYS } from '#contract/foundation/disclosure-limits.ts'
import type { Count, Median } from '#server/observatory/publication.ts'

/** One symptom post as the observatory counts it: `help` is null until it is resolved. */
export type Telling = {
  symptoms: readonly string[]
  /** YYYY-MM */
  month: string
  help: readonly string[] | null
  /** Days from its first day to its resolution. */
  days: number
}

/** One who agrees to research and has told something. `signedUpOn` is a night, which may lie before the first. */
export type Teller = { id: number; signedUpOn: number; place: string; tellings: readonly Telling[] }

export type Community = ReadonlyMap<number, Teller>

/** Everything that may be told of a community. */
export type Universe = { symptoms: string[]; places: string[]; months: string[]; help: string[] }

export const EVERYONE = ''

export const cellName = (symptom: string, topic: Count['topic'], key = ''): string => `${symptom}|${topic}|${key}`

/** Names of the cells that a member is counted in, each once. `of` are the symptoms to look at, EVERYONE among them. */
export function cellsOf({ place, tellings }: Teller, of?: ReadonlySet<string>): Set<string> {
  const cells = new Set<string>()
  for (const { symptoms, month, help } of tellings)
    for (const symptom of [EVERYONE, ...symptoms]) {
      if (of && !of.has(symptom)) continue
      cells.add(cellName(symptom, 'members'))
      cells.add(cellName(symptom, 'month', month))
      cells.add(cellName(symptom, 'place', place))
      if (help) cells.add(cellName(symptom, 'resolved'))
      for (const term of help ?? []) cells.add(cellName(symptom, 'help', term))
    }
  return cells
}

/** Distinct members of one cell, and how many of them at most signed up within WAVE_DAYS. */
export type Counted = { members: number; wave: number; signedUpOn: readonly number[] }

/** Counts the members who signed up on these nights. */
export function counted(signedUpOn: readonly number[]): Counted {
  const nights = signedUpOn.toSorted((one, other) => one - other)
  let wave = 0
  for (let first = 0, last = 0; last < nights.length; last++) {
    while (nights[last]! - nights[first]! >= WAVE_DAYS) first++
    wave = Math.max(wave, last - first + 1)
  }
  return { members: nights.length, wave, signedUpOn }
}

/** Counts distinct members by cell, as the server counts them by SQL. */
export function countMembers(tellers: Iterable<Teller>): Map<string, Counted> {
  const nights = new Map<string, number[]>()
  for (const teller of tellers)
    for (const cell of cellsOf(teller)) {
      const known = nights.get(cell)
      if (known) known.push(teller.signedUpOn)
      else nights.set(cell, [teller.signedUpOn])
    }
  return new Map(nights.entries().map(([cell, signedUpOn]) => [cell, counted(signedUpOn)]))
}

/** Returns, for each symptom, within how many days half of its members recovered; each member's shortest recovery counts. */
export function mediansOf(tellers: Iterable<Teller>): Median[] {
  const recovered = new Map<string, { signedUpOn: number; days: number }[]>()
  for (const { signedUpOn, tellings } of tellers) {
    const shortest = new Map<string, number>()
    for (const telling of tellings)
      if (telling.help)
        for (const symptom of [EVERYONE, ...telling.symptoms])
          shortest.set(symptom, Math.min(shortest.get(symptom) ?? Number.POSITIVE_INFINITY, telling.days))
    for (const [symptom, days] of shortest)
      recovered.set(symptom, [...(recovered.get(symptom) ?? []), { signedUpOn, days }])
  }
  return [...recovered].map(([symptom, each]) => {
    const sorted = each.map(({ days }) => days).toSorted((one, other) => one - other)
    const { members, wave } = counted(each.map(({ signedUpOn }) => signedUpOn))
    return { symptom, members, wave, days: sorted[Math.ceil(sorted.length / 2) - 1]! }
  })
}
