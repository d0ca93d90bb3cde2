import { AT_RISK_MIN, FOLLOWED_MIN, MONTHS_FOLLOWED } from '#contract/what-helped/limits.ts'
import { outward } from '#contract/what-helped/rules.ts'
import { atRiskAt, cumulativeIncidence, type FollowUp, withIntervals } from './statistics/cumulative-incidence.ts'
import { DEVIATE_90, wilsonInterval } from './statistics/wilson-interval.ts'

/** Better and healed compete; lost means that the author stopped writing. */
export const OUTCOME = { lost: 0, better: 1, healed: 2 } as const

const DAYS_OF_MONTH = 365.25 / 12

/** The share who report to be better by the end of a month, in whole percent, with its 90 % interval rounded outward. `followed` is exact. */
export type MonthCount = { month: number; share: number; low: number; high: number; followed: number }

/**
 * How many get better, by month since their symptom began: the Aalen–Johansen estimate of better and healed together.
 * A story counts from its publication on; authors who were better by then are left out, because their counterparts who were not better never wrote. It ends
 * where fewer than AT_RISK_MIN are followed.
 * @returns undefined under FOLLOWED_MIN stories, or where no month has enough
 */
export function timeToBetter(followUps: readonly FollowUp[]): MonthCount[] | undefined {
  if (followUps.length < FOLLOWED_MIN) return undefined
  const steps = withIntervals(cumulativeIncidence(followUps, { outcomes: 2, leastAtRisk: AT_RISK_MIN }), DEVIATE_90)
  const months: MonthCount[] = []
  for (let month = 1; month <= MONTHS_FOLLOWED; month++) {
    const day = month * DAYS_OF_MONTH
    const followed = atRiskAt(followUps, day)
    // Delayed entry: there may be few in the first months, and many after.
    if (followed < AT_RISK_MIN && months.length > 0) break
    if (followed < AT_RISK_MIN) continue
    const last = steps.findLast(({ time }) => time <= day)
    const { low, high } = outward(
      last ? { low: last.low ?? 0, high: last.high ?? 1 } : wilsonInterval(0, followed, DEVIATE_90),
    )
    months.push({ month, share: Math.round(100 * (1 - (last?.eventFree ?? 1))), low, high, followed })
  }
  return months.length > 0 ? months : undefined
}
