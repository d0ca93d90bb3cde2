import { createHash } from 'node:crypto'
import { MATCHES_PER_AUTHOR, POINTS } from '#contract/medication/limits.ts'
import { drugKey } from '#contract/medication/rules.ts'
import { SYMPTOMS } from '#contract/posts/symptoms.ts'
import type { PairedReport, ReportedCase } from '#server/medication/score.ts'

/** A match: the id of the report, and the figures that order a list of matches. */
export type Ranked = { id: string; score: number; order: string }

export const ranked = ({ id, score, criteria }: PairedReport): Ranked => ({ id, score, order: criteria.order })

export type Keys = { name: string; substance: string }

export const keysOf = ({ name, substance }: ReportedCase): Keys => ({
  name: drugKey(name),
  substance: drugKey(substance ?? ''),
})

const LISTED: ReadonlySet<string> = new Set(SYMPTOMS.map(({ fr }) => fr))

/** A match, and whose report it is. */
export type Owned = Ranked & { memberId: string }

/**
 * Compares one report with others as quickly as JavaScript can. It reads the rules anew, in its own way, for effects written as they are listed, and is itself
 * held to the plain scorer.
 */
export function comparisonWith(own: ReportedCase) {
  const { name, substance } = keysOf(own)
  const effects = new Set(own.reactions.filter((term) => LISTED.has(term)))

  return (other: ReportedCase, keys: Keys = keysOf(other)): Owned | undefined => {
    if (other.memberId === own.memberId) return undefined
    const score =
      name !== '' && keys.name === name
        ? POINTS.name
        : substance !== '' && keys.substance === substance
          ? POINTS.substance
          : 0
    if (score === 0 || !other.reactions.some((term) => effects.has(term))) return undefined
    const ids = own.id < other.id ? own.id + other.id : other.id + own.id
    const order = createHash('sha256').update(ids.replaceAll('-', ''), 'hex').digest('hex').slice(0, 16)
    return { id: other.id, memberId: other.memberId, score, order }
  }
}

/** Returns matches best first, with as many of each member as a list shows. */
export function best(matches: readonly Owned[], kept: number): Ranked[] {
  const counts = new Map<string, number>()
  return matches
    .toSorted((x, y) => y.score - x.score || (x.order < y.order ? -1 : 1))
    .filter(({ memberId }) => {
      const count = (counts.get(memberId) ?? 0) + 1
      counts.set(memberId, count)
      return count <= MATCHES_PER_AUTHOR
    })
    .slice(0, kept)
    .map(({ memberId: _member, ...match }) => match)
}
