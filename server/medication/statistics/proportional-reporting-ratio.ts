import { demandCounts, logInterval, type Ratio, type TwoByTwo } from './two-by-two.ts'

/**
 * How many times larger the share of those with the effect is among those with the medication than among the others, with its 95 % interval from the standard
 * error of its logarithm: PRR = a/(a+b) ÷ c/(c+d), s² = 1/a − 1/(a+b) + 1/c − 1/(c+d).
 * @returns  undefined where a or c is 0 (the ratio or its logarithm does not exist), and where b and d both are (nothing varies). Where one of them is 0,
 *           the ratio has no interval: for a group that is all alike the formula gives no doubt, however small the group is. Never a probability of cause
 * @throws   RangeError on a negative or fractional count
 * @source   Evans, Waller & Davis 2001, Pharmacoepidemiol Drug Saf 10:483–486
 */
export function proportionalReportingRatio(counts: TwoByTwo): Ratio | undefined {
  demandCounts(counts)
  const { a, b, c, d } = counts
  if (a === 0 || c === 0 || (b === 0 && d === 0)) return undefined
  const ratio = (a * (c + d)) / (c * (a + b))
  if (b === 0 || d === 0) return { value: ratio, low: null, high: null }
  // 1/a − 1/(a+b) is written so that nearly equal numbers are not subtracted.
  const variance = b / (a * (a + b)) + d / (c * (c + d))
  return logInterval(ratio, Math.sqrt(variance))
}
