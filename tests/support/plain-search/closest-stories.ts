import { CLOSENESS, MATCHES_PER_AUTHOR, READINGS_LEAST } from '#contract/closest/limits.ts'
import { closenessOf } from '#lexicon/readers/closeness.ts'
import { expectedRight, sharedReadings } from '#lexicon/readers/explain.ts'
import { cappedBelow, ceilingOf } from '#server/closest/closeness-criteria.ts'
import { comparedStory, type StoredReading } from '#server/closest/reading-queries.ts'

/**
 * The twin of the search of the closest cases, by the plainest reading of the rules: compares a story with every other, and gives an author two places.
 * @returns the ids of the posts in a list, the closest first
 */
export function closestPlainly(own: StoredReading, others: readonly StoredReading[]): string[] {
  const of = new Map<string, number>()
  return others
    .flatMap((other) => {
      const [mine, theirs] = [comparedStory(own), comparedStory(other)]
      const [there, back] = [closenessOf(mine.profile, theirs.profile), closenessOf(theirs.profile, mine.profile)]
      const shared = sharedReadings(mine, theirs, READINGS_LEAST)
      if (Math.max(there, back) < CLOSENESS.common || shared.length < READINGS_LEAST) return []
      return { other, closeness: cappedBelow(ceilingOf([own, other], expectedRight(shared, mine, theirs)), there) }
    })
    .sort((one, two) => two.closeness - one.closeness || (one.other.postId < two.other.postId ? 1 : -1))
    .filter(({ other: { authorId } }) => {
      of.set(authorId, (of.get(authorId) ?? 0) + 1)
      return of.get(authorId)! <= MATCHES_PER_AUTHOR
    })
    .map(({ other }) => other.postId)
}
