import type { Actor } from '#server/foundation/actor.ts'
import { Refusal } from '#server/foundation/refusal.ts'

/**
 * Demands an admin whose role is in force.
 * @throws Refusal FORBIDDEN
 */
export function demandAdmin(who: Actor): void {
  if (who.kind !== 'member' || !who.roles.includes('admin')) throw new Refusal('FORBIDDEN')
}
