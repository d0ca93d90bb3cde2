import { MOVED_MIN } from '#contract/foundation/disclosure.ts'
import { TRIED_MIN } from '#contract/what-helped/limits.ts'
import { outward } from '#contract/what-helped/rules.ts'
import { type Counted, isWave } from '#server/foundation/disclosure/publishable.ts'
import { DEVIATE_90, wilsonInterval } from './statistics/wilson-interval.ts'

/** Members by what came of one thing that they tried, each of them once. */
export type Outcomes = { helped: number; unchanged: number; worse: number; unknown: number }

export const triedBy = ({ helped, unchanged, worse, unknown }: Outcomes): number => helped + unchanged + worse + unknown

/** The 90 % interval of those who say that it helped among those who know, in percent rounded outward; null where they are too few. */
export function betterOf({ helped, unchanged, worse }: Outcomes): { low: number; high: number } | null {
  const known = helped + unchanged + worse
  return known < TRIED_MIN ? null : outward(wilsonInterval(helped, known, DEVIATE_90))
}

const KINDS = ['helped', 'unchanged', 'worse', 'unknown'] as const

/**
 * Members who came, left or say otherwise, at least, between two counts of one thing. Those who took each other's place are none: nothing that is told
 * differs by them.
 */
export function movedBetween(before: Outcomes, after: Outcomes): number {
  const differences = KINDS.map((kind) => after[kind] - before[kind])
  const sum = (sign: 1 | -1) => differences.reduce((total, each) => total + Math.max(0, sign * each), 0)
  return Math.max(sum(1), sum(-1))
}

/** Whether a thing is named by our list or is a substance; any other is named in members' own words, which visitors do not read. */
export const isListed = (key: string): boolean => /^(?:known|substance):/.test(key)

/**
 * How many members are shown after tonight: as many as before until MOVED_MIN more or fewer are counted, and where a third or more of them signed up within a week.
 */
export function publishedMembers(counted: Counted, shown: number): number {
  if (counted.members === 0) return 0
  if (shown > 0 && Math.abs(counted.members - shown) < MOVED_MIN) return shown
  return isWave(counted) ? shown : counted.members
}

/**
 * Which counts of one thing are shown after tonight: the new ones, those of before, or none. They change only once MOVED_MIN members moved, so that whoever
 * reads two nights, and knows ten of those who moved, learns nothing of another; and where a third or more signed up within a week, made up perhaps, nothing
 * changes at all.
 */
export function publishedOutcomes(
  key: string,
  counted: (Outcomes & Pick<Counted, 'wave'>) | undefined,
  shown: Outcomes | undefined,
): Outcomes | undefined {
  // All who tried it left, and they were TRIED_MIN at least.
  if (!counted) return undefined
  // Its name is theirs: what moderation hid, or they took back, is not to be read on.
  if (!isListed(key) && triedBy(counted) < TRIED_MIN) return undefined
  if (shown && movedBetween(shown, counted) < MOVED_MIN) return shown
  const members = triedBy(counted)
  if (isWave({ members, wave: counted.wave })) return shown
  const { helped, unchanged, worse, unknown } = counted
  return members < TRIED_MIN ? undefined : { helped, unchanged, worse, unknown }
}
