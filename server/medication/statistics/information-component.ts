import { gammaQuantile } from './gamma-quantile.ts'
import { demandCounts, type TwoByTwo } from './two-by-two.ts'

/** Added to the observed and to the expected count: a pair seen once in a small community is drawn towards "nothing particular". */
const SHRINKAGE = 0.5

/**
 * The information component and its IC025, the lower end of its 95 % credibility interval, both in bits: IC = log₂ (a + ½)/(E + ½), where
 * E = (a+b)(a+c)/n are the members expected if medication and effect had nothing to do with each other. Above 0: more than expected.
 *
 * The measure is that of the Bayesian confidence propagation neural network (Bate et al. 1998, Eur J Clin Pharmacol 54:315–321), in the
 * gamma-Poisson form that took its place: given a Poisson count with mean λE and a Gamma(½, ½) prior, λ is Gamma(a + ½, E + ½), and IC025 is the logarithm
 * of its 2.5 % quantile. This is the exact one of the two intervals in use; the other is an approximation to it, which a computer does not need.
 * @returns  undefined where nobody declared the medication or nobody the effect
 * @throws   RangeError on a negative or fractional count
 * @source   Norén et al. 2006, Stat Med 25:3740–3757; Norén, Hopstadius & Bate 2013, Stat Methods Med Res 22:57–69
 */
export function informationComponent(counts: TwoByTwo): { value: number; low: number } | undefined {
  demandCounts(counts)
  const { a, b, c, d } = counts
  if (a + b === 0 || a + c === 0) return undefined
  const expected = ((a + b) * (a + c)) / (a + b + c + d) + SHRINKAGE
  const observed = a + SHRINKAGE
  return { value: Math.log2(observed / expected), low: Math.log2(gammaQuantile(0.025, observed) / expected) }
}
