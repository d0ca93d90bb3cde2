import { isDeepStrictEqual } from 'node:util'
import type { ChatManners } from '#contract/chat/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { broadcast, pushEvent, transact } from '#server/foundation/transaction.ts'
import { mannersOf } from '../manners-queries.ts'
import { latestTalks } from '../queries.ts'
import { chatManners } from '../tables.ts'

/** Sets what a member shows of themselves while they talk; from now on they do not see of others what they hide. */
export async function setManners(ctx: MemberCtx, manners: ChatManners): Promise<void> {
  const { id: memberId } = ctx.actor
  await transact(ctx, async (tx) => {
    const before = (await mannersOf(tx, [memberId]))(memberId)
    if (isDeepStrictEqual(before, manners)) return
    await tx
      .insert(chatManners)
      .values({ memberId, ...manners })
      .onConflictDoUpdate({ target: chatManners.memberId, set: manners })
    pushEvent(tx, [memberId], { kind: 'request', id: memberId })
    // Those who look are told, or they would go on seeing what is hidden now.
    for (const { id } of await latestTalks(tx, memberId)) broadcast(tx, { kind: 'conversation', id, by: memberId })
  })
}
