import { kindOf, type Profile, rarityOf } from '#lexicon/readers/closeness.ts'
import { idsOf } from '#server/foundation/text/words.ts'

export type Compared = Pick<Profile, 'weights' | 'wordings'>

/** The number of tokens of the heaviest finding, and the factor for features of other kinds. */
const TOKENS_MAX = 6
const KIND_TOKENS = { finding: 1, findingAtSite: 0.3, site: 0.5, circumstance: 0.8, absent: 1 }

/** A feature's rarity, of which its weight is the square: with squares, a few features would decide. */
export const tokenCount = (feature: string, weight: number): number =>
  Math.round(TOKENS_MAX * KIND_TOKENS[kindOf(feature)] * rarityOf(feature, weight))

const inSameWords = (count: number): number => Math.min(1, Math.round(count / 3))

/**
 * Returns the symmetric overlap of two stories: what both tell, less what one tells and the other denies, divided by what either tells. The search by score
 * computes it in SQL for each candidate by place and time, where `closenessOf` would be too slow.
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
 * Encodes each feature of weight w as w distinct integers, so that PostgreSQL computes a shared weight as the size of an intersection. `ctok` holds what a
 * story tells; `csame` what to subtract where both stories use the same words; `copp` what it denies, intersected with `ctok` of the other story.
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
