import type { Reading } from './read-story.ts'

/** How much a feature of each kind says beside the others; words and concepts are read, and not weighed (docs/decisions/035-reading-stories.md). */
const KINDS = { finding: 1, findingAtSite: 1.2, site: 0.5, circumstance: 0.5, absent: 0.3 }
/** Weights are whole numbers from 0 to about this. */
const SCALE = 3
/** A story keeps so many of its weightiest features: a list of a hundred symptoms is not near everybody. */
export const FEATURES_MAX = 64

/** In how many of so many stories each feature stands. */
export type Frequencies = { stories: number; of: ReadonlyMap<string, number> }

/** The weight of a feature, a whole number from 0; frozen while a version of the weights is in use. */
export type Weights = (feature: string) => number

/** A story as it is compared. */
export type Profile = { weights: ReadonlyMap<string, number>; total: number }

/** What a story is compared by: all that is read as present, and `!f:…` for what it says is absent. The same in every language. */
export function featuresOf({ present, absent }: Pick<Reading, 'present' | 'absent'>): Set<string> {
  const said = [...present.keys()].filter((feature) => !feature.startsWith('HP:'))
  return new Set([...said, ...[...absent.keys()].map((feature) => `!${feature}`)])
}

export function frequenciesOf(stories: Iterable<ReadonlySet<string>>): Frequencies {
  const of = new Map<string, number>()
  let count = 0
  for (const features of stories) {
    count++
    for (const feature of features) of.set(feature, (of.get(feature) ?? 0) + 1)
  }
  return { stories: count, of }
}

/** `round(3 · kind · idf)`: what stands in every story weighs nothing, what stands in one weighs most. */
export function weightsOf({ stories, of }: Frequencies): Weights {
  return (feature) => {
    const rarity = Math.log((stories + 1) / ((of.get(feature) ?? 0) + 0.5)) / Math.log(stories + 1)
    return Math.round(SCALE * KINDS[kindOf(feature)] * Math.max(0, Math.min(1, rarity)))
  }
}

function kindOf(feature: string): keyof typeof KINDS {
  if (feature.startsWith('!')) return 'absent'
  if (feature.includes('@')) return 'findingAtSite'
  if (feature.startsWith('s:')) return 'site'
  return feature.startsWith('c:') ? 'circumstance' : 'finding'
}

/** The weightiest features of a story; of equal ones, those first in the alphabet, so that every server keeps the same. */
export function profileOf(features: ReadonlySet<string>, weightOf: Weights): Profile {
  const weights = [...features]
    .map((feature) => [feature, weightOf(feature)] as const)
    .filter(([, weight]) => weight > 0)
    .sort(([one, heavy], [other, light]) => light - heavy || (one < other ? -1 : 1))
    .slice(0, FEATURES_MAX)
  return { weights: new Map(weights), total: weights.reduce((sum, [, weight]) => sum + weight, 0) }
}

/**
 * How close two stories are: the weight they share, less that of what one has and the other says it has not, over the weight of both together.
 * @returns 0 (nothing in common) to 1 (the same features), whichever is given first
 */
export function closenessOf(one: Profile, other: Profile): number {
  let shared = 0
  let conflicting = 0
  for (const [feature, weight] of one.weights) {
    if (other.weights.has(feature)) shared += weight
    const opposite = feature.startsWith('!') ? feature.slice(1) : `!${feature}`
    if (other.weights.has(opposite)) conflicting += feature.startsWith('!') ? other.weights.get(opposite)! : weight
  }
  const all = one.total + other.total - shared
  return all === 0 ? 0 : Math.max(0, shared - conflicting) / all
}
