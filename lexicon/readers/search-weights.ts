import { type Frequencies, kindOf } from './closeness.ts'

const KINDS: Record<ReturnType<typeof kindOf>, number> = {
  absent: 0.6,
  findingAtSite: 1.2,
  site: 0.6,
  circumstance: 0.7,
  finding: 1,
}
/** The least rarity of a feature, however common it is: a person who searches for it means it. */
const LEAST = 0.15
const SCALE = 100

/**
 * Returns the weight of a feature in a search, a whole number from 1 to 120. Unlike between two stories, no feature weighs nothing: "la nuit" is common, and
 * meant.
 */
export function searchWeight(feature: string, { stories, of }: Frequencies): number {
  const rarity = Math.log((stories + 1) / ((of.get(feature) ?? 0) + 0.5)) / Math.log(stories + 1)
  return Math.max(1, Math.round(SCALE * KINDS[kindOf(feature)] * Math.max(LEAST, Math.min(1, rarity))))
}
