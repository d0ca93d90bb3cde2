import { TRIED_MIN } from '#contract/what-helped/limits.ts'
import { outward } from '#contract/what-helped/rules.ts'
import type { Outcomes } from '#server/what-helped/publication.ts'
import { DEVIATE_90, wilsonInterval } from '#server/what-helped/statistics/wilson-interval.ts'
import { type PlantedThing, simulatedAttempts } from './publication/simulated-attempts.ts'
import { simulatedMedians } from './publication/simulated-follow-ups.ts'

export type Truth = {
  /** Intervals of what was told before and after, and the share that holds the truth: as computed, and rounded outward as shown. */
  intervals: number
  covered: number
  coveredShown: number
  /** Things that do nothing, and the share whose shown interval lies wholly above what is told of all the others together. */
  idle: number
  idleAbove: number
  /** Things that do help, and the share whose shown interval lies wholly above: what the page can tell apart at all. */
  helping: number
  helpingAbove: number
  /** Mean error of the share itself: where only healed stories tell what helped, and where everybody does. */
  errorOfHealed: number
  errorOfAll: number
}

const decidedIn = ({ helped, unchanged, worse }: Outcomes) => helped + unchanged + worse
const intervalOf = (outcomes: Outcomes) => wilsonInterval(outcomes.helped, decidedIn(outcomes), DEVIATE_90)

/** Measures how well communities 1 to `communities` tell the truths that were planted in them. */
export function measureTruth(communities: number): Truth {
  const sums = { intervals: 0, covered: 0, coveredShown: 0, idle: 0, idleAbove: 0, helping: 0, helpingAbove: 0 }
  const errors = { healed: [] as number[], all: [] as number[] }
  for (let seed = 1; seed <= communities; seed++) {
    const things = simulatedAttempts(seed)
    for (const thing of things) {
      if (decidedIn(thing.before) >= TRIED_MIN) {
        const interval = intervalOf(thing.before)
        const shown = outward(interval)
        sums.intervals++
        if (interval.low <= thing.truth && thing.truth <= interval.high) sums.covered++
        if (shown.low <= 100 * thing.truth && 100 * thing.truth <= shown.high) sums.coveredShown++
      }
      if (decidedIn(thing.healed) >= TRIED_MIN)
        errors.healed.push(thing.healed.helped / decidedIn(thing.healed) - thing.truth)
      if (decidedIn(thing.all) < TRIED_MIN) continue
      errors.all.push(thing.all.helped / decidedIn(thing.all) - thing.truth)
      const isAbove = outward(intervalOf(thing.all)).low > 100 * shareOfOthers(things, thing)
      sums[thing.helps ? 'helping' : 'idle']++
      if (isAbove) sums[thing.helps ? 'helpingAbove' : 'idleAbove']++
    }
  }
  return {
    ...sums,
    covered: sums.covered / sums.intervals,
    coveredShown: sums.coveredShown / sums.intervals,
    idleAbove: sums.idleAbove / sums.idle,
    helpingAbove: sums.helpingAbove / sums.helping,
    errorOfHealed: meanOf(errors.healed),
    errorOfAll: meanOf(errors.all),
  }
}

function shareOfOthers(things: readonly PlantedThing[], thing: PlantedThing): number {
  const others = things.filter((other) => other !== thing)
  const sum = (count: (outcomes: Outcomes) => number) => others.reduce((total, { all }) => total + count(all), 0)
  return sum(({ helped }) => helped) / sum(decidedIn)
}

export type MedianErrors = {
  communities: number
  mean: number
  within95: number
  undecided: number
  withoutSame: number
  naive: number
}

/**
 * Relative errors of the median time to better over those communities where counting only who healed is at least `naiveLeast` wrong: their mean and the 95th
 * percentile, both absolute; how many curves never come to a half; and the mean errors, absolute too, without the answer "the same" and of the naive way.
 */
export function measureMedians(communities: number, naiveLeast: number): MedianErrors {
  const errors: number[] = []
  const withoutSame: number[] = []
  const naive: number[] = []
  let undecided = 0
  for (let seed = 1; seed <= communities; seed++) {
    const medians = simulatedMedians(seed)
    const naiveError = Math.abs(medians.naive / medians.truth - 1)
    if (naiveError < naiveLeast) continue
    naive.push(naiveError)
    if (medians.estimated === undefined) undecided++
    else errors.push(Math.abs(medians.estimated / medians.truth - 1))
    if (medians.withoutSame !== undefined) withoutSame.push(Math.abs(medians.withoutSame / medians.truth - 1))
  }
  errors.sort((one, other) => one - other)
  return {
    communities: naive.length,
    mean: meanOf(errors),
    within95: errors[Math.floor(errors.length * 0.95)] ?? Number.NaN,
    undecided,
    withoutSame: meanOf(withoutSame),
    naive: meanOf(naive),
  }
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
