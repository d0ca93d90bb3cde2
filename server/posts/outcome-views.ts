import type { Outcome, StandingOutcome } from '#contract/posts/schema.ts'

/**
 * Returns the outcomes in force, each with the instant at which it was first set. Outcomes that the author withdrew since are left out.
 * @param changes in the order in which the author set them
 */
export function standingOutcomes(changes: readonly { outcome: Outcome; at: Date }[]): StandingOutcome[] {
  const standing = new Map<StandingOutcome['outcome'], Date>()
  for (const { outcome, at } of changes) {
    if (outcome === 'ongoing') {
      standing.clear()
      continue
    }
    // "Better" or a diagnosis after "healed" withdraws the recovery.
    if (outcome !== 'healed') standing.delete('healed')
    if (!standing.has(outcome)) standing.set(outcome, at)
  }
  return [...standing].map(([outcome, at]) => ({ outcome, at }))
}
