import { kindOf, type Profile, rarityOf } from '#lexicon/closeness.ts'
import { idsOf } from '#server/foundation/text/words.ts'

/** The least overlap of two stories for their score to count (ruling 47). */
export const OVERLAP_LEAST = 0.1

/** The part of a profile that overlap compares. */
export type Compared = Pick<Profile, 'weights' | 'wordings'>

/** The heaviest finding counts so many tokens, and those of other kinds beside it so much. */
const TOKENS_MAX = 6
const KIND_TOKENS = { finding: 1, findingAtSite: 0.3, site: 0.5, circumstance: 0.8, absent: 1 }

/** Counts a feature by its rarity, which its weight is the square of: in a sum over all features the squares would let a few decide. */
export const tokenCount = (feature: string, weight: number): number =>
  Math.round(TOKENS_MAX * KIND_TOKENS[kindOf(feature)] * rarityOf(feature, weight))

/** A feature that both stories tell in the same words counts one at most. */
const inSameWords = (count: number): number => Math.min(1, Math.round(count / 3))

/**
 * How much two stories overlap, whichever is given first: what both tell, less what one tells and the other says is not there, over what either tells. The
 * search by score needs it in SQL, over whatever place and time leave, where `closenessOf` would have to be computed for each row anew.
 * @returns 0 to 1
 */
export function overlapOf(one: Compared, other: Compared): number {
  let shared = 0
  let opposed = 0
  for (const [feature, weight] of one.weights) {
    const count = tokenCount(feature, weight)
    const isAlike = wordingOf(one, feature) !== 0 && wordingOf(one, feature) === wordingOf(other, feature)
    if (other.weights.has(feature)) shared += isAlike ? inSameWords(count) : count
    if (other.weights.has(`!${feature}`)) opposed += count
    const denied = feature.startsWith('!') ? feature.slice(1) : undefined
    if (denied !== undefined) opposed += tokenCount(denied, other.weights.get(denied) ?? 0)
  }
  const all = sizeOf(one) + sizeOf(other) - shared
  return all === 0 ? 0 : Math.max(0, shared - opposed) / all
}

const wordingOf = ({ wordings }: Compared, feature: string): number => wordings.get(feature) ?? 0

const sizeOf = ({ weights }: Compared): number =>
  [...weights].reduce((sum, [feature, weight]) => sum + tokenCount(feature, weight), 0)

/**
 * Counts as sets, so that intersections of numbers add them up. `ctok` of both: what is shared; `csame` of both: what of it does not count, being told in the
 * very same words; `copp` of one and `ctok` of the other: what one has of which the other says it is not there.
 */
export function tokensOf({ weights, wordings }: Compared): { ctok: number[]; csame: number[]; copp: number[] } {
  const all = [...weights].map(([feature, weight]) => ({ feature, count: tokenCount(feature, weight) }))
  const denied = all.filter(({ feature }) => feature.startsWith('!')).map(({ feature }) => feature.slice(1))
  const worded = all.filter(({ feature }) => wordings.get(feature))
  return {
    ctok: idsOf(all.flatMap(({ feature, count }) => tokens(feature, count))),
    csame: idsOf(
      worded.flatMap(({ feature, count }) =>
        tokens(`${feature} = ${wordings.get(feature)}`, count - inSameWords(count)),
      ),
    ),
    copp: idsOf(denied.flatMap((feature) => tokens(feature, TOKENS_MAX))),
  }
}

const tokens = (feature: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) => `${feature} ${place}`)
