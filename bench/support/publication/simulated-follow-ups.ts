import { SILENT_DAYS } from '#contract/treatments/limits.ts'
import { AT_RISK_MIN } from '#contract/what-helped/limits.ts'
import { cumulativeIncidence, type FollowUp, timeOfShare } from '#server/what-helped/statistics/cumulative-incidence.ts'
import { OUTCOME } from '#server/what-helped/time-to-better.ts'
import { randomFrom } from '../random.ts'

/** Days until half of all whose symptom began were better. */
export type Medians = {
  truth: number
  estimated: number | undefined
  /** As it would be estimated if those who are asked could not answer that it goes on as before. */
  withoutSame: number | undefined
  /** Where only those count who healed. */
  naive: number
}

/**
 * Simulates one community of people whose symptom began one day. Those who get better before they would have written never write; the others publish, are
 * followed, and fall silent some day. SILENT_DAYS later they are asked once, and some of them answer: whoever got better meanwhile says so on that day, the
 * others that it goes on; all are lost sight of after. Some never get better.
 */
export function simulatedMedians(seed: number): Medians {
  const random = randomFrom(seed)
  const people = 1500 + random.below(3000)
  const middle = 150 + random.below(350)
  const spread = 0.7 + random.unit() * 0.4
  const never = random.unit() * 0.2
  const delay = 60 + random.below(120)
  const sight = 150 + random.below(350)
  const answering = 0.2 + random.unit() * 0.4
  const times: number[] = []
  const healed: number[] = []
  const followed: FollowUp[] = []
  const withoutSame: FollowUp[] = []
  for (let person = 0; person < people; person++) {
    const time =
      random.unit() < never
        ? Number.POSITIVE_INFINITY
        : Math.max(1, Math.round(middle * Math.exp(spread * random.normal())))
    times.push(time)
    const entry = Math.round(random.exponential(delay))
    if (entry >= time) continue
    const silent = entry + Math.max(1, Math.round(random.exponential(sight)))
    const outcome = random.unit() < 0.6 ? OUTCOME.better : OUTCOME.healed
    const asked = silent + SILENT_DAYS
    const answers = random.unit() < answering
    const told = time <= silent ? time : answers && time <= asked ? asked : undefined
    const lostAt = (day: number) => ({ entry, exit: day, outcome: OUTCOME.lost })
    followed.push(told === undefined ? lostAt(answers ? asked : silent) : { entry, exit: told, outcome })
    withoutSame.push(told === undefined ? lostAt(silent) : { entry, exit: told, outcome })
    if (told !== undefined && outcome === OUTCOME.healed) healed.push(told)
  }
  return {
    truth: medianOf(times),
    estimated: halfOf(followed),
    withoutSame: halfOf(withoutSame),
    naive: medianOf(healed),
  }
}

const halfOf = (followUps: readonly FollowUp[]) =>
  timeOfShare(cumulativeIncidence(followUps, { outcomes: 2, leastAtRisk: AT_RISK_MIN }), 0.5)

const medianOf = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]!
