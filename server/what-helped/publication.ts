import { MOVED_MIN } from '#contract/foundation/disclosure-limits.ts'
import { TRIED_MIN } from '#contract/what-helped/limits.ts'
import { outward } from '#contract/what-helped/rules.ts'
import { type Counted, isWave } from '#server/foundation/disclosure/publishable.ts'
import { DEVIATE_90, wilsonInterval } from './statistics/wilson-interval.ts'

export type Outcomes = { helped: number; unchanged: number; worse: number; unknown: number }

export const triedBy = ({ helped, unchanged, worse, unknown }: Outcomes): number => helped + unchanged + worse + unknown

/** The 90 % interval, in percent rounded outward, of those whom it helped among those who know its effect; null where they are too few. */
export function betterOf({ helped, unchanged, worse }: Outcomes): { low: number; high: number } | null {
  const known = helped + unchanged + worse
  return known < TRIED_MIN ? null : outward(wilsonInterval(helped, known, DEVIATE_90))
}

const KINDS = ['helped', 'unchanged', 'worse', 'unknown'] as const

/** Returns a lower bound: members who exactly replace each other are not seen, and change no published number. */
export function movedBetween(before: Outcomes, after: Outcomes): number {
  const differences = KINDS.map((kind) => after[kind] - before[kind])
  const sum = (sign: 1 | -1) => differences.reduce((total, each) => total + Math.max(0, sign * each), 0)
  return Math.max(sum(1), sum(-1))
}

/** Whether the name is from our list or a substance. Any other name is in members' own words, which visitors do not read. */
export const isListed = (key: string): boolean => /^(?:known|substance):/.test(key)

/** The published number stays until MOVED_MIN more or fewer are counted, and while a third or more of them signed up within a week. */
export function publishedMembers(counted: Counted, shown: number): number {
  if (counted.members === 0) return 0
  if (shown > 0 && Math.abs(counted.members - shown) < MOVED_MIN) return shown
  return isWave(counted) ? shown : counted.members
}

/**
 * Returns the new counts of one thing, the earlier ones, or none. They change only once MOVED_MIN members changed: a reader who compares two nights and knows
 * ten of those members learns nothing of another.
 * They stay while a third or more signed up within a week, because those may be made up.
 */
export function publishedOutcomes(
  key: string,
  counted: (Outcomes & Pick<Counted, 'wave'>) | undefined,
  shown: Outcomes | undefined,
): Outcomes | undefined {
  // At least TRIED_MIN members tried it, and all of them left.
  if (!counted) return undefined
  // The name is in members' own words, so it must not be shown after moderation hid it or they removed it.
  if (!isListed(key) && triedBy(counted) < TRIED_MIN) return undefined
  if (shown && movedBetween(shown, counted) < MOVED_MIN) return shown
  const members = triedBy(counted)
  if (isWave({ members, wave: counted.wave })) return shown
  const { helped, unchanged, worse, unknown } = counted
  return members < TRIED_MIN ? undefined : { helped, unchanged, worse, unknown }
}
