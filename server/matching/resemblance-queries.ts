import { foldText } from '#contract/foundation/fold.ts'
import { IN_COMMON_MAX } from '#contract/notifications/limits.ts'
import type { Resemblance } from '#contract/notifications/schema.ts'
import { closePairs } from '#server/closest/pairs.ts'
import { readingsOf } from '#server/closest/reading-queries.ts'
import { toldByBoth } from '#server/closest/shared-reading-views.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { pairsBetween } from '#server/foundation/pairs/lists.ts'
import { type PostSummary, postsById } from '#server/posts/queries.ts'
import { symptomPairs } from './pairs.ts'
import { sharedWordsReader } from './shared-word-views.ts'

type ResemblanceQuery = { memberIds: readonly string[]; postIds: readonly string[] }

/**
 * Returns, by member and post (see `resemblanceKey`), which of the members' stories each of these posts resembles, and in what. Close cases come before matches
 * by score. Two stories resemble each other in what both surely tell, in tags that both chose, or in words that both use. A pair whose resemblance cannot be
 * named is left out, and so is one that the member called not relevant.
 */
export async function resemblancesOf(db: Reader, asked: ResemblanceQuery): Promise<Map<string, Resemblance>> {
  const close = await pairsBetween(closePairs, db, asked)
  const byScore = await pairsBetween(symptomPairs, db, asked)
  const sharedWords = sharedWordsReader()
  const reasons = [toldByBoth, tagsOfBoth, sharedWords]
  const pairs = [...close, ...byScore]
  const ids = [...new Set(pairs.flatMap(({ ownId, otherId }) => [ownId, otherId]))]
  const [posts, readings] = [await postsById(db, ids), await readingsOf(db, ids)]
  const found = new Map<string, Resemblance>()
  for (const { memberId, ownId, otherId } of pairs) {
    const key = resemblanceKey(memberId, otherId)
    const [own, other] = [posts.get(ownId), posts.get(otherId)]
    if (found.has(key) || !own || !other) continue
    const inCommon = firstOf(reasons, (reason) => reason(own, other, readings))
    if (inCommon.length > 0) found.set(key, { ownPostId: own.id, ownTitle: own.title, inCommon })
  }
  return found
}

export const resemblanceKey = (memberId: string, postId: string): string => `${memberId} ${postId}`

function tagsOfBoth(own: PostSummary, other: PostSummary): string[] {
  const tags = new Set(other.tags.map(foldText))
  return own.tags.filter((tag) => tags.has(foldText(tag)))
}

function firstOf<Reason>(reasons: readonly Reason[], wordsOf: (reason: Reason) => string[]): string[] {
  for (const reason of reasons) {
    const words = wordsOf(reason)
    if (words.length > 0) return [...new Set(words.map(asWithinSentence))].slice(0, IN_COMMON_MAX)
  }
  return []
}

/** Lower-cases the first letter of a quote that began its author's sentence ("Zigzags"), but not of an abbreviation ("IRM"). */
const asWithinSentence = (words: string): string =>
  /^\p{Lu}\p{Lu}/u.test(words) ? words : words.charAt(0).toLocaleLowerCase('fr') + words.slice(1)
