import { HIDING_WEIGHT } from '#contract/moderation/limits.ts'

export type WeightLevel = 'light' | 'medium' | 'heavy' | 'hiding'

/** How much the reports of a case weigh, in a word: against the weight from which nobody waits for the staff. */
export function weightLevel(weight: number): WeightLevel {
  if (weight >= HIDING_WEIGHT) return 'hiding'
  if (weight >= HIDING_WEIGHT / 2) return 'heavy'
  return weight >= HIDING_WEIGHT / 4 ? 'medium' : 'light'
}
