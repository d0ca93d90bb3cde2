import { AT_RISK_MIN } from '#contract/what-helped/limits.ts'
import { cumulativeIncidence, type FollowUp, timeOfShare } from '#server/what-helped/statistics/cumulative-incidence.ts'
import { OUTCOME } from '#server/what-helped/time-to-better.ts'
import { randomFrom } from '../random.ts'

/** Days until half of all whose symptom began were better: the truth, as it is estimated, and as it is where only those count who healed. */
export type Medians = { truth: number; estimated: number | undefined; naive: number }

/**
 * Simulates one community of people whose symptom began one day. Those who get better before they would have written never write; the others publish, are
 * followed, and are lost sight of some day. Some never get better.
 */
export function simulatedMedians(seed: number): Medians {
  const random = randomFrom(seed)
  const people = 1500 + random.below(3000)
  const middle = 150 + random.below(350)
  const spread = 0.7 + random.unit() * 0.4
  const never = random.unit() * 0.2
  const delay = 60 + random.below(120)
  const sight = 150 + random.below(350)
  const times: number[] = []
  const healed: number[] = []
  const followed: FollowUp[] = []
  for (let person = 0; person < people; person++) {
    const time =
      random.unit() < never
        ? Number.POSITIVE_INFINITY
        : Math.max(1, Math.round(middle * Math.exp(spread * random.normal())))
    times.push(time)
    const entry = Math.round(random.exponential(delay))
    if (entry >= time) continue
    const lost = entry + Math.max(1, Math.round(random.exponential(sight)))
    const outcome = random.unit() < 0.6 ? OUTCOME.better : OUTCOME.healed
    followed.push(time <= lost ? { entry, exit: time, outcome } : { entry, exit: lost, outcome: OUTCOME.lost })
    if (time <= lost && outcome === OUTCOME.healed) healed.push(time)
  }
  const steps = cumulativeIncidence(followed, { outcomes: 2, leastAtRisk: AT_RISK_MIN })
  return { truth: medianOf(times), estimated: timeOfShare(steps, 0.5), naive: medianOf(healed) }
}

const medianOf = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]!
