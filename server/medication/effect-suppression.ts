import { CELL_MIN } from '#contract/medication/limits.ts'
import type { EffectCounts } from '#contract/medication/schema.ts'

type Effect = EffectCounts['effects'][number]
type Counted = { members: number; effects: readonly Effect[] }
export type Published = Pick<EffectCounts, 'members' | 'effects' | 'isSomethingHidden'>

/**
 * What may be shown of one medication's effects, most frequent first. Under eleven members, nothing. Else every effect of fewer than eleven is hidden, and
 * with it the smallest of the others where one alone is hidden, or where those hidden come to fewer than eleven together: the total
 * less what is shown would be it, or nearly.
 *
 * A member may declare several effects, so that effects do not add up to the total: total less shown is only the least that the hidden ones
 * come to. Where even that would bound a hidden effect from below, the total is hidden too. From what is left, whoever knows this rule and
 * which effects there are cannot tell a hidden effect under eleven from nine of the ten numbers that it may be.
 * @param counted  distinct members in all, and of each effect at least one; who knows of nobody knows of no effect
 */
export function publishable({ members, effects }: Counted): Published {
  if (members < CELL_MIN) return { members: null, effects: [], isSomethingHidden: true }
  const ordered = effects.toSorted((one, other) => other.members - one.members || compare(one.term, other.term))
  const shown = ordered.filter((effect) => effect.members >= CELL_MIN)
  const rare = ordered.slice(shown.length)
  const isCompleted = rare.length > 0 && (rare.length === 1 || sum(rare) < CELL_MIN)
  const completing = isCompleted ? shown.pop() : undefined
  return {
    members: boundsNothing({ members, shown, rare: rare.length, isCompleted: completing !== undefined })
      ? members
      : null,
    effects: shown,
    isSomethingHidden: rare.length > 0,
  }
}

type Left = { members: number; shown: readonly Effect[]; rare: number; isCompleted: boolean }

/** Whether one rare effect may still be of a single member, all other hidden ones being as frequent as the rule lets them be. */
function boundsNothing({ members, shown, rare, isCompleted }: Left): boolean {
  if (rare === 0) return true
  const ofOtherRare = (rare - 1) * (CELL_MIN - 1)
  const ofCompleting = isCompleted ? (shown.at(-1)?.members ?? members) : 0
  return members - sum(shown) - ofOtherRare - ofCompleting <= 1
}

const sum = (effects: readonly Effect[]) => effects.reduce((total, effect) => total + effect.members, 0)
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
