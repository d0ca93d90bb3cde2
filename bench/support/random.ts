/** A seeded source of chance: the same seed, the same community, on every machine. */
export type Random = {
  /** From 0 to 1, 1 excluded. */
  unit(): number
  /** A whole number from 0, below `end`. */
  below(end: number): number
  /** Exponential with this mean. */
  exponential(mean: number): number
  /** Standard normal. */
  normal(): number
  pick<T>(from: readonly T[]): T
}

/** @source mulberry32, Tommy Ettinger 2017, public domain */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const unit = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    unit,
    below: (end) => Math.floor(unit() * end),
    exponential: (mean) => -Math.log(1 - unit()) * mean,
    normal: () => Math.sqrt(-2 * Math.log(1 - unit())) * Math.cos(2 * Math.PI * unit()),
    pick: (from) => from[Math.floor(unit() * from.length)]!,
  }
}

/**
 * Draws indexes with these weights, each in constant time.
 * @source  alias method: Walker 1977, ACM Trans. Math. Softw. 3:253–256
 */
export function weighted(weights: readonly number[]): (random: Random) => number {
  const count = weights.length
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const share = weights.map((weight) => (weight * count) / total)
  const alias = new Int32Array(count)
  const keep = new Float64Array(count).fill(1)
  const light = share.flatMap((part, index) => (part < 1 ? [index] : []))
  const heavy = share.flatMap((part, index) => (part < 1 ? [] : [index]))
  while (light.length > 0 && heavy.length > 0) {
    const small = light.pop()!
    const large = heavy.pop()!
    keep[small] = share[small]!
    alias[small] = large
    share[large] = share[large]! - 1 + share[small]!
    ;(share[large]! < 1 ? light : heavy).push(large)
  }
  return (random) => {
    const index = random.below(count)
    return random.unit() < keep[index]! ? index : alias[index]!
  }
}

/** Indexes by Zipf's law: the one at rank r weighs 1 / (r + shift)^exponent. */
export const zipf = (count: number, exponent: number, shift: number): ((random: Random) => number) =>
  weighted(Array.from({ length: count }, (_, rank) => 1 / (rank + shift) ** exponent))
