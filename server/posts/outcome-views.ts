import type { Outcome, StandingOutcome } from '#contract/posts/schema.ts'

/**
 * Returns the outcomes of a story that stand, each with the instant at which it was first said; what its author took back since is not among them.
 * @param changes  what the author said, in their order
 */
export function standingOutcomes(changes: readonly { outcome: Outcome; at: Date }[]): StandingOutcome[] {
  const standing = new Map<StandingOutcome['outcome'], Date>()
  for (const { outcome, at } of changes) {
    if (outcome === 'ongoing') {
      standing.clear()
      continue
    }
    // An author who says "better" or names a diagnosis after "healed" takes the recovery back.
    if (outcome !== 'healed') standing.delete('healed')
    if (!standing.has(outcome)) standing.set(outcome, at)
  }
  return [...standing].map(([outcome, at]) => ({ outcome, at }))
}
