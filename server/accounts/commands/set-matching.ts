import { and, eq, ne, or } from 'drizzle-orm'
import { PARTICIPATIONS_PER_HOUR } from '#contract/accounts/limits.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { useQuota } from '#server/foundation/quota.ts'
import { emit, transact } from '#server/foundation/transaction.ts'
import { participationChanged } from '../events.ts'
import type { MatchingSwitches } from '../participation-queries.ts'
import { member } from '../tables.ts'

/**
 * Switches a member's part in matching of symptoms or of side effects on or off. A switch that is not given stays as it is.
 * @throws Refusal QUOTA_REACHED where it is switched on too often: each time searches for all that the member wrote. Switching off is never refused
 */
export const setMatching = (ctx: MemberCtx, chosen: Partial<MatchingSwitches>): Promise<void> =>
  transact(ctx, async (tx) => {
    const isChanged = await switchMatching(tx, ctx.actor.id, chosen)
    if (isChanged && switches.some((name) => chosen[name])) await useParticipation(tx, ctx)
  })

/**
 * Counts one re-entry of a member into matching.
 * @throws Refusal QUOTA_REACHED
 */
export const useParticipation = (tx: Tx, { actor, now }: Pick<MemberCtx, 'actor' | 'now'>): Promise<void> =>
  useQuota(tx, { memberId: actor.id, kind: 'participation', perHour: PARTICIPATIONS_PER_HOUR, at: now() })

export async function switchMatching(tx: Tx, id: string, chosen: Partial<MatchingSwitches>): Promise<boolean> {
  const isOther = or(
    ...switches.map((name) => (chosen[name] === undefined ? undefined : ne(member[name], chosen[name]))),
  )
  const changed = await tx
    .update(member)
    .set(chosen)
    .where(and(eq(member.id, id), isOther))
    .returning({ id: member.id })
  if (changed.length > 0) await emit(tx, participationChanged, { memberId: id })
  return changed.length > 0
}

const switches = ['isMatched', 'isMedicationMatched'] as const
