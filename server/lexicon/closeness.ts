import { isAdded, type Quote, type Reading } from './read-story.ts'

/** How much a feature of each kind says beside the others; words and concepts are read, and not weighed (docs/decisions/035-reading-stories.md). */
const KINDS = { finding: 1, findingAtSite: 0.3, site: 0.5, circumstance: 0.8, absent: 1 }
/** Weights are whole numbers from 0 to this. */
const SCALE = 6
/** The heaviest that a feature can be. */
export const WEIGHT_MAX = Math.round(SCALE * Math.max(...Object.values(KINDS)))
/** A story keeps so many of its weightiest features: a list of a hundred symptoms is not near everybody. */
export const FEATURES_MAX = 64

/** In how many of so many stories each feature stands. */
export type Frequencies = { stories: number; of: ReadonlyMap<string, number> }

/** What a story tells, and how: each feature with the wording of its quote. */
export type Told = ReadonlyMap<string, number>

/** The weight of a feature, a whole number from 0; frozen while a version of the weights is in use. */
export type Weights = (feature: string) => number

/** A story as it is compared. */
export type Profile = { weights: ReadonlyMap<string, number>; wordings: Told; total: number }

/** What a story is compared by: all that is read as present, and `!f:…` for what it says is absent. The same in every language. The wording is that of the first words that told it. */
export function featuresOf({
  present,
  firstTold,
  absent,
  text,
}: Pick<Reading, 'present' | 'firstTold' | 'absent' | 'text'>): Map<string, number> {
  const wordingOf = (quote: Quote) => (isAdded(quote) ? 0 : wordingIn(text.slice(quote.at, quote.end)))
  const said = [...present.keys()].filter((feature) => !feature.startsWith('HP:'))
  return new Map([
    ...said.map((feature) => [feature, wordingOf(firstTold.get(feature)!)] as const),
    ...[...absent].map(([feature, quote]) => [`!${feature}`, wordingOf(quote)] as const),
  ])
}

/** Wordings are numbers up to this: two different ones that share a number are a rarity that the measure accepts. 0 is none that is known. */
export const WORDING_MAX = 255

/**
 * A number for the words of a quote: the same where only case and signs differ.
 * @source FNV-1a, 32 bits
 */
export function wordingIn(quote: string): number {
  let hash = 0x811c9dc5
  for (const word of quote.toLowerCase().match(/\p{L}+/gu) ?? [])
    for (const letter of `${word} `) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0
  return 1 + (hash % WORDING_MAX)
}

export function frequenciesOf(stories: Iterable<{ keys(): Iterable<string> }>): Frequencies {
  const of = new Map<string, number>()
  let count = 0
  for (const features of stories) {
    count++
    for (const feature of features.keys()) of.set(feature, (of.get(feature) ?? 0) + 1)
  }
  return { stories: count, of }
}

/** `round(6 · kind · idf)`: what stands in every story weighs nothing, what stands in one weighs most. */
export function weightsOf({ stories, of }: Frequencies): Weights {
  return (feature) => {
    const rarity = Math.log((stories + 1) / ((of.get(feature) ?? 0) + 0.5)) / Math.log(stories + 1)
    return Math.round(SCALE * KINDS[kindOf(feature)] * Math.max(0, Math.min(1, rarity)))
  }
}

export function kindOf(feature: string): keyof typeof KINDS {
  if (feature.startsWith('!')) return 'absent'
  if (feature.includes('@')) return 'findingAtSite'
  if (feature.startsWith('s:')) return 'site'
  return feature.startsWith('c:') ? 'circumstance' : 'finding'
}

/** The weightiest features of a story; of equal ones, those first in the alphabet, so that every server keeps the same. */
export function profileOf(told: Told, weightOf: Weights): Profile {
  const weights = [...told.keys()]
    .map((feature) => [feature, weightOf(feature)] as const)
    .filter(([, weight]) => weight > 0)
    .sort(([one, heavy], [other, light]) => light - heavy || (one < other ? -1 : 1))
    .slice(0, FEATURES_MAX)
  return { weights: new Map(weights), wordings: told, total: weights.reduce((sum, [, weight]) => sum + weight, 0) }
}

/** What two tell in the very same words counts one at most: whoever lives the same has words of their own, and whole sentences are borrowed. */
export const inSameWords = (weight: number): number => Math.min(1, Math.round(weight / 3))

/**
 * How close two stories are: the weight they share, less that of what one has and the other says it has not, over the weight of both together.
 * @returns 0 (nothing in common) to 1 (the same features in other words), whichever is given first
 */
export function closenessOf(one: Profile, other: Profile): number {
  let shared = 0
  let conflicting = 0
  for (const [feature, weight] of one.weights) {
    if (other.weights.has(feature)) shared += areSaidAlike(feature, one, other) ? inSameWords(weight) : weight
    const opposite = feature.startsWith('!') ? feature.slice(1) : `!${feature}`
    if (other.weights.has(opposite)) conflicting += feature.startsWith('!') ? other.weights.get(opposite)! : weight
  }
  const all = one.total + other.total - shared
  return all === 0 ? 0 : Math.max(0, shared - conflicting) / all
}

function areSaidAlike(feature: string, { wordings }: Profile, other: Profile): boolean {
  const wording = wordings.get(feature) ?? 0
  return wording !== 0 && wording === other.wordings.get(feature)
}
