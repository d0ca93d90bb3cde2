import { demandCounts, type TwoByTwo } from './two-by-two.ts'

/**
 * Pearson's χ² with one degree of freedom and Yates's correction: n (max(0, |ad − bc| − n/2))² ÷ ((a+b)(c+d)(a+c)(b+d)).
 * @returns  undefined where a margin is 0: a medication or an effect that everybody or nobody declared cannot be associated with anything
 * @throws   RangeError on a negative or fractional count
 * @source   Yates 1934, Suppl J R Stat Soc 1:217–235
 */
export function chiSquare(counts: TwoByTwo): number | undefined {
  demandCounts(counts)
  const { a, b, c, d } = counts
  const margins = (a + b) * (c + d) * (a + c) * (b + d)
  if (margins === 0) return undefined
  const n = a + b + c + d
  return (n * Math.max(0, Math.abs(a * d - b * c) - n / 2) ** 2) / margins
}
