/** The 95 % quantile of the normal distribution: 5 % on either side make an interval of 90 %. */
export const DEVIATE_90 = 1.644_853_626_951_472_6

/**
 * Wilson's score interval of a share: `successes` of `trials`. It never leaves [0, 1], and of 0 of n or n of n it still has a width.
 * @param deviate  the normal quantile: 1.645 for 90 %, 1.96 for 95 %
 * @throws RangeError on counts that are none: `trials` is at least 1, `successes` at most `trials`
 * @source Wilson 1927, J Am Stat Assoc 22:209–212; without continuity correction, method 3 of Newcombe 1998, Stat Med 17:857–872
 */
export function wilsonInterval(successes: number, trials: number, deviate: number): { low: number; high: number } {
  for (const count of [successes, trials])
    if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`${count} is no count.`)
  if (trials < 1 || successes > trials) throw new RangeError(`${successes} of ${trials} is no share.`)
  const square = deviate * deviate
  const middle = 2 * successes + square
  const half = deviate * Math.sqrt(square + (4 * successes * (trials - successes)) / trials)
  const scale = 2 * (trials + square)
  return {
    low: successes === 0 ? 0 : (middle - half) / scale,
    high: successes === trials ? 1 : (middle + half) / scale,
  }
}
