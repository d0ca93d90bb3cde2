/**
 * One story as it was followed: in sight after `entry` up to and including `exit`, in any unit of time since its origin. `outcome` is the kind of event at
 * `exit` (1, 2, …), or 0 where it was lost sight of (censored).
 */
export type FollowUp = { entry: number; exit: number; outcome: number }

/** After the events at `time`: those at risk just before, the share of each outcome so far (index 0 is outcome 1), and the share without any. */
export type IncidenceStep = { time: number; atRisk: number; incidence: number[]; eventFree: number }

/** With an interval of the share with any event, 1 − `eventFree`; null where everyone at risk had an event, because the formula then gives none. */
export type BoundedStep = IncidenceStep & { low: number | null; high: number | null }

/**
 * The Aalen–Johansen estimate of the cumulative incidence of each outcome where others compete with it, with delayed entry: at each time t of an event, F_k
 * gains S(t−) d_k/n and S loses the part d/n, over the n with entry < t ≤ exit. With one outcome it is the complement of Kaplan and Meier's.
 * @param leastAtRisk  events of fewer at risk move nothing: with delayed entry the first risk sets are small, and one event of one at risk would end the curve
 * @returns steps in order of time, those of moved events alone; none where there are none
 * @throws RangeError where a follow-up ends before it begins, or an outcome is no number from 0 to `outcomes`
 * @source Aalen & Johansen 1978, Scand J Stat 5:141–150; small risk sets: Lai & Ying 1991, Ann Stat 19:417–442
 */
export function cumulativeIncidence(
  followUps: readonly FollowUp[],
  { outcomes, leastAtRisk = 1 }: { outcomes: number; leastAtRisk?: number },
): IncidenceStep[] {
  for (const followUp of followUps) demandFollowUp(followUp, outcomes)
  const entries = followUps.map(({ entry }) => entry).toSorted(ascending)
  const exits = followUps.map(({ exit }) => exit).toSorted(ascending)
  const events = Map.groupBy(
    followUps.filter(({ outcome }) => outcome > 0),
    ({ exit }) => exit,
  )
  const incidence = new Array<number>(outcomes).fill(0)
  const steps: IncidenceStep[] = []
  let eventFree = 1
  let entered = 0
  let left = 0
  for (const time of [...events.keys()].toSorted(ascending)) {
    while (entered < entries.length && entries[entered]! < time) entered++
    while (left < exits.length && exits[left]! < time) left++
    const atRisk = entered - left
    if (atRisk < leastAtRisk) continue
    const now = events.get(time)!
    for (const { outcome } of now) incidence[outcome - 1]! += eventFree / atRisk
    eventFree *= (atRisk - now.length) / atRisk
    steps.push({ time, atRisk, incidence: [...incidence], eventFree })
  }
  return steps
}

/**
 * The steps with an interval of the share with any event, from Greenwood's variance on the scale log(−log S), which never leaves [0, 1].
 * @param deviate  the normal quantile: 1.645 for 90 %, 1.96 for 95 %
 * @source Greenwood 1926; Kalbfleisch & Prentice 1980, The Statistical Analysis of Failure Time Data, ch. 1
 */
export function withIntervals(steps: readonly IncidenceStep[], deviate: number): BoundedStep[] {
  let sum = 0
  let before = 1
  return steps.map((step) => {
    const { atRisk, eventFree } = step
    // d/(n(n − d)), with d/n read from the step: S(t)/S(t−) = (n − d)/n.
    const kept = eventFree / before
    before = eventFree
    sum += kept > 0 ? (1 - kept) / (kept * atRisk) : Number.POSITIVE_INFINITY
    if (eventFree <= 0) return { ...step, low: null, high: null }
    const logarithm = Math.log(eventFree)
    const width = (deviate * Math.sqrt(sum)) / Math.abs(logarithm)
    return {
      ...step,
      low: 1 - Math.exp(logarithm * Math.exp(-width)),
      high: 1 - Math.exp(logarithm * Math.exp(width)),
    }
  })
}

/** The first time by which at least so large a share had any event; undefined where the curve never comes so high. */
export const timeOfShare = (steps: readonly IncidenceStep[], share: number): number | undefined =>
  steps.find(({ eventFree }) => 1 - eventFree >= share - ROUNDING)?.time

export const atRiskAt = (followUps: readonly FollowUp[], time: number): number =>
  followUps.filter(({ entry, exit }) => entry < time && time <= exit).length

/** 1 − 1/2 of thirds and sixths is not always a half to the last bit. */
const ROUNDING = 1e-12

const ascending = (one: number, other: number) => one - other

function demandFollowUp({ entry, exit, outcome }: FollowUp, outcomes: number): void {
  if (!Number.isFinite(entry) || !Number.isFinite(exit) || exit <= entry)
    throw new RangeError(`A follow-up from ${entry} to ${exit} ends before it begins.`)
  if (!Number.isInteger(outcome) || outcome < 0 || outcome > outcomes)
    throw new RangeError(`${outcome} is no outcome from 0 to ${outcomes}.`)
}
