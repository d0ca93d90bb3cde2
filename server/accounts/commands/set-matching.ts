import { and, eq, ne, or } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import { announce, transact } from '#server/foundation/transaction.ts'
import { participationChanged } from '../events.ts'
import type { MatchingSwitches } from '../participation-queries.ts'
import { member } from '../tables.ts'

/** Takes part in matching of symptoms or of side effects, or no more. What is not given stays as it is. */
export async function setMatching(ctx: MemberCtx, chosen: Partial<MatchingSwitches>): Promise<void> {
  const { id } = ctx.actor
  const isOther = or(
    ...switches.map((name) => (chosen[name] === undefined ? undefined : ne(member[name], chosen[name]))),
  )
  await transact(ctx, async (tx) => {
    const changed = await tx
      .update(member)
      .set(chosen)
      .where(and(eq(member.id, id), isOther))
      .returning({ id: member.id })
    if (changed.length > 0) await announce(tx, participationChanged, { memberId: id })
  })
}

const switches = ['isMatched', 'isMedicationMatched'] as const
