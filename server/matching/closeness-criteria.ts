import { CLOSENESS } from '#contract/matching/limits.ts'
import type { Band } from '#contract/matching/schema.ts'

/** What is kept with a pair of close stories: 0.1 to 1, as `closenessOf` has it. */
export type ClosenessCriteria = { closeness: number }

/** Closeness is stored in thousandths beside its exact figure. */
export const THOUSAND = 1000

export function bandOf({ closeness }: ClosenessCriteria): Band {
  if (closeness >= CLOSENESS.veryClose) return 'veryClose'
  return closeness >= CLOSENESS.close ? 'close' : 'common'
}
