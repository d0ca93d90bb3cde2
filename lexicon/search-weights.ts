import { type Frequencies, kindOf } from './closeness.ts'

/** What a feature of each kind says beside the others of what is searched for. */
const KINDS: Record<ReturnType<typeof kindOf>, number> = {
  absent: 0.6,
  findingAtSite: 1.2,
  site: 0.6,
  circumstance: 0.7,
  finding: 1,
}
/** However common: whoever searches for it means it. */
const LEAST = 0.15
const SCALE = 100

/**
 * How much a feature says of what is searched for, a whole number from 1 to 120. Unlike between two stories, nothing weighs nothing: "la nuit" is common, and
 * meant.
 */
export function searchWeight(feature: string, { stories, of }: Frequencies): number {
  const rarity = Math.log((stories + 1) / ((of.get(feature) ?? 0) + 0.5)) / Math.log(stories + 1)
  return Math.max(1, Math.round(SCALE * KINDS[kindOf(feature)] * Math.max(LEAST, Math.min(1, rarity))))
}
