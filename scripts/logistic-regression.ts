/** The first factor is the intercept. */
export type Verdict = { isTrue: boolean; factors: readonly number[] }

const ROUNDS = 60
/** Draws the weights towards 0, in verdicts; the intercept is left as it is. */
const DRAWN_BY = 1
const SETTLED = 1e-7

/** Newton's method. Factors are expected between about −10 and 10. */
export function fitLogistic(verdicts: readonly Verdict[]): number[] {
  const size = verdicts[0]?.factors.length ?? 0
  const weights = new Array<number>(size).fill(0)
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = weights.map((weight, place) => (place === 0 ? 0 : -DRAWN_BY * weight))
    const curves = weights.map((_, place) => weights.map((_, other) => Number(place === other) * DRAWN_BY))
    for (const { isTrue, factors } of verdicts) {
      const share = 1 / (1 + Math.exp(-factors.reduce((sum, factor, place) => sum + factor * weights[place]!, 0)))
      const spread = share * (1 - share)
      for (let row = 0; row < size; row++) {
        const factor = factors[row]!
        if (factor === 0) continue
        slopes[row]! += (Number(isTrue) - share) * factor
        const curve = curves[row]!
        for (let column = 0; column < size; column++) curve[column]! += spread * factor * factors[column]!
      }
    }
    const step = solved(curves, slopes)
    for (const [place, each] of step.entries()) weights[place]! += each
    if (Math.max(...step.map(Math.abs)) < SETTLED) break
  }
  return weights
}

function solved(matrix: readonly (readonly number[])[], values: readonly number[]): number[] {
  const rows = matrix.map((row, place) => [...row, values[place]!])
  for (let column = 0; column < rows.length; column++) {
    const rest = rows.slice(column)
    const pivot =
      column +
      rest.findIndex((row) => Math.abs(row[column]!) === Math.max(...rest.map((each) => Math.abs(each[column]!))))
    ;[rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!]
    for (const [place, row] of rows.entries()) {
      if (place === column) continue
      const times = row[column]! / rows[column]![column]!
      if (times !== 0) for (let each = column; each < row.length; each++) row[each]! -= times * rows[column]![each]!
    }
  }
  return rows.map((row, place) => row.at(-1)! / row[place]!)
}
