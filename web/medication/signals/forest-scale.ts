type Drawn = { low: number; high: number }

export const isBounded = <Ratio extends { low: number | null; high: number | null }>(
  ratio: Ratio,
): ratio is Ratio & Drawn => ratio.low !== null && ratio.high !== null

/** Ratios beyond these limits are drawn at the edge, because so far from 1 the exact place no longer matters. */
const LEAST = 0.01
const MOST = 10_000
const STEPS = [1, 2, 5]
const TICKS_MAX = 8

export type ForestScale = {
  /** From 0 at the left edge to 1 at the right, on a logarithmic scale; ratios beyond stand at the edge. */
  at: (ratio: number) => number
  /** Ratios that are labelled on the axis, ascending; 1 is among them. */
  ticks: number[]
  isBeyond: (ratio: number) => boolean
}

export function forestScale(intervals: readonly Drawn[]): ForestScale {
  const least = Math.max(LEAST, Math.min(0.5, ...intervals.map(({ low }) => low)))
  const most = Math.min(MOST, Math.max(2, ...intervals.map(({ high }) => high)))
  const rounds = roundRatios()
  const from = rounds.findLast((ratio) => ratio <= least * 1.000_001) ?? LEAST
  const to = rounds.find((ratio) => ratio >= most / 1.000_001) ?? MOST
  const share = (ratio: number) => Math.log(ratio / from) / Math.log(to / from)
  return {
    at: (ratio) => Math.min(1, Math.max(0, share(ratio))),
    ticks: fewer(rounds.filter((ratio) => ratio >= from && ratio <= to)),
    isBeyond: (ratio) => ratio < from || ratio > to,
  }
}

function roundRatios(): number[] {
  const found: number[] = []
  for (let power = -2; power <= 4; power++)
    for (const step of STEPS) found.push(Number((step * 10 ** power).toPrecision(1)))
  return found.filter((ratio) => ratio <= MOST)
}

function fewer(ratios: readonly number[]): number[] {
  if (ratios.length <= TICKS_MAX) return [...ratios]
  const tens = ratios.filter((ratio) => Number.isInteger(Math.round(Math.log10(ratio) * 1e6) / 1e6))
  return tens.length <= TICKS_MAX ? tens : tens.filter((ratio) => Math.round(Math.log10(ratio)) % 2 === 0)
}
