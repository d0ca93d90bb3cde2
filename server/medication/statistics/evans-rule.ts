import { SIGNAL_CASES_MIN } from '#contract/medication/limits.ts'
import { chiSquare } from './chi-square.ts'
import { proportionalReportingRatio } from './proportional-reporting-ratio.ts'
import type { TwoByTwo } from './two-by-two.ts'

const RATIO_MIN = 2
const CHI_SQUARE_MIN = 4

/**
 * Whether a pair is worth looking at: at least three members, PRR of at least 2, χ² of at least 4. A hypothesis, no proof. An effect that nobody declared
 * without the medication has no PRR and meets no rule: its information component speaks for it.
 * @source  Evans, Waller & Davis 2001, Pharmacoepidemiol Drug Saf 10:483–486
 */
export function meetsEvansRule(counts: TwoByTwo): boolean {
  const ratio = proportionalReportingRatio(counts)
  const square = chiSquare(counts)
  if (ratio === undefined || square === undefined) return false
  return counts.a >= SIGNAL_CASES_MIN && ratio.value >= RATIO_MIN && square >= CHI_SQUARE_MIN
}
