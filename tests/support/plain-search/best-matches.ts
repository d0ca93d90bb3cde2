import { MATCHES_OF_NEW_ACCOUNTS, MATCHES_PER_AUTHOR } from '#contract/closest/limits.ts'
import { OVERLAP_LEAST, SCORE_THRESHOLD } from '#contract/matching/limits.ts'
import type { OwnerPlace } from '#server/foundation/pairs/columns.ts'
import { foldTags } from '#server/foundation/text/words.ts'
import { overlapOf } from '#server/matching/overlap.ts'
import {
  byResemblance,
  type Case,
  criteriaOf,
  pointsOf,
  type ReadCase,
  type ScoredCase,
  scoreOf,
  TELLING_TAGS,
} from '#server/matching/score.ts'
import { withinPlainPlaces } from './plain-places.ts'

// The twin of the search by score in TypeScript, by the plainest reading of the rules. The search returns exactly this without comparing every pair.

/**
 * Returns the match of two posts; undefined where they do not match.
 * @source  specification part 2 §9 (points, threshold), rulings 26 (words, cap), 57 (zone) and 47 (something distinctive in common)
 */
export function matchOf(one: ReadCase, other: ReadCase): ScoredCase | undefined {
  if (one.authorId === other.authorId) return undefined
  const criteria = criteriaOf(one, other)
  const score = scoreOf(pointsOf(criteria))
  if (score <= SCORE_THRESHOLD) return undefined
  if (overlapOf(one.profile, other.profile) < OVERLAP_LEAST && !doShareTellingTag(one, other)) return undefined
  return { id: other.id, score, criteria }
}

const doShareTellingTag = (one: Case, other: Case): boolean =>
  !foldTags(one.tags).intersection(foldTags(other.tags)).isDisjointFrom(TELLING_TAGS)

/** Returns the best matches of a post among others, in the order of `byRank` (rulings 28, 43 and 62). */
export function bestMatches(of: ReadCase, { among, kept }: { among: Iterable<ReadCase>; kept: number }): ScoredCase[] {
  const ranked = Array.from(among, (other) => ({ place: placeOf(other), match: matchOf(of, other) }))
    .flatMap(({ place, match }) => (match ? [{ place, match }] : []))
    .sort((one, other) => byRank(one.match, other.match))
  return withinPlainPlaces(ranked, { kept, perOwner: MATCHES_PER_AUTHOR, ofNew: MATCHES_OF_NEW_ACCOUNTS })
    .map(({ match }) => match)
    .sort(byRank)
}

export const placeOf = ({ place, authorId }: ReadCase): OwnerPlace =>
  place ?? { placeKey: authorId, isEstablished: true }

/** Orders matches as they are shown: by resemblance, then newest first, since ids of posts sort by time. It is never 0 for two posts. */
export const byRank = (one: ScoredCase, other: ScoredCase): number =>
  byResemblance(one, other) || (one.id < other.id ? 1 : -1)
