const TERMS_MAX = 100_000
const STEPS_MAX = 200

/**
 * The value that a gamma-distributed quantity of rate 1 stays below with probability `p`.
 * @param p      above 0, at most one half
 * @param shape  above 0
 * @source       the distribution function by its series, DLMF 8.7.1 (https://dlmf.nist.gov/8.7.E1); the value by bisection
 */
export function gammaQuantile(p: number, shape: number): number {
  const logGamma = lnGamma(shape + 1)
  let low = 0
  let high = shape
  for (let step = 0; step < STEPS_MAX; step++) {
    const middle = (low + high) / 2
    if (middle === low || middle === high) break
    if (distribution(middle, shape, logGamma) < p) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The share below `x`. The median lies below the shape, so that the series is short wherever it is asked for. */
function distribution(x: number, shape: number, logGammaNext: number): number {
  let term = 1
  let sum = 1
  for (let n = 1; n < TERMS_MAX && term > sum * Number.EPSILON; n++) {
    term *= x / (shape + n)
    sum += term
  }
  return sum * Math.exp(shape * Math.log(x) - x - logGammaNext)
}

/**
 * The logarithm of the gamma function, for x > 0.
 * @source  Stirling's series, DLMF 5.11.1 (https://dlmf.nist.gov/5.11.E1), above 10; below, by the recurrence Γ(x + 1) = x Γ(x)
 */
function lnGamma(x: number): number {
  let shift = 0
  let y = x
  for (; y < 10; y++) shift += Math.log(y)
  const inverse = 1 / (y * y)
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / y
  return (y - 0.5) * Math.log(y) - y + Math.log(2 * Math.PI) / 2 + series - shift
}
