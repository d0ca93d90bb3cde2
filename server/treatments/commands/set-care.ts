import { TREATMENTS_PER_HOUR } from '#contract/treatments/limits.ts'
import type { Care, SetCareInput } from '#contract/treatments/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { useQuota } from '#server/foundation/quota.ts'
import { demand } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { broadcastPost } from '#server/posts/commands/broadcast-post.ts'
import { lockPost } from '#server/posts/queries.ts'
import { mayTell } from '../policy.ts'
import { care } from '../tables.ts'

/** @throws Refusal NOT_FOUND or QUOTA_REACHED */
export async function setCare(ctx: MemberCtx, { postId, ...counted }: SetCareInput): Promise<Care> {
  return transact(ctx, async (tx) => {
    demand(mayTell(ctx.actor, await lockPost(tx, postId)))
    await useQuota(tx, {
      memberId: ctx.actor.id,
      kind: 'treatment',
      perHour: TREATMENTS_PER_HOUR,
      at: ctx.now(),
    })
    await tx
      .insert(care)
      .values({ postId, ...counted })
      .onConflictDoUpdate({ target: care.postId, set: counted })
    await broadcastPost(tx, { postId })
    return counted
  })
}
