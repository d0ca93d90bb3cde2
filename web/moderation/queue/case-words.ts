import { HIDING_WEIGHT } from '#contract/moderation/limits.ts'

export type WeightLevel = 'light' | 'medium' | 'heavy' | 'veryHeavy'

export function weightLevel(weight: number): WeightLevel {
  if (weight >= HIDING_WEIGHT) return 'veryHeavy'
  if (weight >= HIDING_WEIGHT / 2) return 'heavy'
  return weight >= HIDING_WEIGHT / 4 ? 'medium' : 'light'
}
