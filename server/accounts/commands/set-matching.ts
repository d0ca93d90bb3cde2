import { and, eq, ne, or } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { emit, transact } from '#server/foundation/transaction.ts'
import { participationChanged } from '../events.ts'
import type { MatchingSwitches } from '../participation-queries.ts'
import { member } from '../tables.ts'

/** Switches a member's part in matching of symptoms or of side effects on or off. A switch that is not given stays as it is. */
export const setMatching = (ctx: MemberCtx, chosen: Partial<MatchingSwitches>): Promise<void> =>
  transact(ctx, (tx) => switchMatching(tx, ctx.actor.id, chosen))

/** The same within a transaction begun by `transact`. */
export async function switchMatching(tx: Tx, id: string, chosen: Partial<MatchingSwitches>): Promise<void> {
  const isOther = or(
    ...switches.map((name) => (chosen[name] === undefined ? undefined : ne(member[name], chosen[name]))),
  )
  const changed = await tx
    .update(member)
    .set(chosen)
    .where(and(eq(member.id, id), isOther))
    .returning({ id: member.id })
  if (changed.length > 0) await emit(tx, participationChanged, { memberId: id })
}

const switches = ['isMatched', 'isMedicationMatched'] as const
