import { demandCounts, type Interval, logInterval, type TwoByTwo } from './two-by-two.ts'

/**
 * The odds of the effect with the medication over those without it, with Woolf's 95 % interval: ROR = ad ÷ bc, s² = 1/a + 1/b + 1/c + 1/d.
 * @returns  undefined where any cell is 0; never a probability of cause
 * @throws   RangeError on a negative or fractional count
 * @source   van Puijenbroek et al. 2002, Pharmacoepidemiol Drug Saf 11:3–10; the interval: Woolf 1955, Ann Hum Genet 19:251–253
 */
export function reportingOddsRatio(counts: TwoByTwo): Interval | undefined {
  demandCounts(counts)
  const { a, b, c, d } = counts
  if (a === 0 || b === 0 || c === 0 || d === 0) return undefined
  return logInterval((a * d) / (b * c), Math.sqrt(1 / a + 1 / b + 1 / c + 1 / d))
}
