import { foldText } from '#contract/foundation/fold.ts'
import { readPostalCode } from '#contract/foundation/postal-code.ts'
import { POINTS, SCORE_THRESHOLD } from '#contract/matching/limits.ts'
import { digestOf } from '#server/foundation/digest.ts'
import type { OwnerPlace } from '#server/foundation/pairs/columns.ts'
import { foldTags, idsOf, postWords, signatureOf, wordId } from '#server/foundation/text/words.ts'
import { type Compared, tokensOf } from './overlap.ts'
import { rarestFirst } from './rare-words.ts'
import { type Case, zoneOf } from './score.ts'
import type { matchKey, matchTravel } from './tables.ts'

export type PostFacts = Case & { version: number }

export function matchKeyOf(post: PostFacts, compared: Compared, place: OwnerPlace): typeof matchKey.$inferInsert {
  const country = post.country ?? ''
  const words = idsOf(postWords(post))
  const tokens = tokensOf(compared)
  return {
    postId: post.id,
    authorId: post.authorId,
    day: post.startDate || null,
    ntok: words.length,
    country,
    zone: zoneKeyOf(post),
    tok: words,
    tags: idsOf(foldTags(post.tags)),
    pref: prefixOf(words, country),
    sig: signatureOf(words),
    ...tokens,
    comparedDigest: digestOf({ zone: zoneKeyOf(post), travels: post.travels, words, tokens }),
    ...place,
    ver: post.version,
  }
}

const zoneKeyOf = (post: Pick<Case, 'country' | 'postalCode'>): string => placeKeyOf(post, zoneOf(post))

/** Returns country, ':' and the département, which is what two posts are told they share. Overseas a zone has several départements. */
export const departmentKeyOf = (post: Pick<Case, 'country' | 'postalCode'>): string =>
  placeKeyOf(post, readPostalCode(post.country, post.postalCode).department)

const placeKeyOf = ({ country }: Pick<Case, 'country'>, place: string): string =>
  country && place ? `${country}:${place}` : ''

export const matchTravelsOf = (post: Pick<PostFacts, 'travels'>): Omit<typeof matchTravel.$inferInsert, 'key'>[] =>
  post.travels
    .map(({ destination, startDate, endDate }) => ({ destination: foldText(destination), startDate, endDate }))
    .filter(({ destination }) => destination !== '')
    .map(({ destination, ...days }) => ({ destination: wordId(destination), ...days }))

/** Two posts of one country that share nothing else are a match only with this many points from words. */
const NEEDED = SCORE_THRESHOLD + 1 - POINTS.country

/**
 * Returns so many of the rarest words that any two texts which reach NEEDED points by words share one of them: texts of n words then share at least
 * s = ⌈n · NEEDED / 25⌉ words, and of two sets in one order with s words in common, the first n − s + 1 of each share one.
 * The ids are mixed with the country, so that only texts of one country meet.
 * @source  prefix filtering: Chaudhuri, Ganti & Kaushik 2006, "A primitive operator for similarity joins", ICDE
 */
function prefixOf(words: readonly number[], country: string): number[] {
  if (words.length === 0) return []
  const shared = Math.ceil((words.length * NEEDED) / POINTS.words)
  return rarestFirst(words)
    .slice(0, words.length - shared + 1)
    .map((id) => id ^ wordId(country))
}
