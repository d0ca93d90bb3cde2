import { and, eq, isNull } from 'drizzle-orm'
import { ME_TOOS_PER_HOUR } from '#contract/posts/limits.ts'
import type { MeTooTally } from '#contract/posts/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { useQuota } from '#server/foundation/quota.ts'
import { demand, Refusal } from '#server/foundation/refusal.ts'
import { emit, pushEvent, transact } from '#server/foundation/transaction.ts'
import { meTooSaid } from '../events.ts'
import { mayMeToo, mayTakeBackMeToo } from '../policy.ts'
import { lockPostFor, meTooTallyOf } from '../queries.ts'
import { meToo } from '../tables.ts'

type MeToo = { id: string; isMeToo: boolean }

/**
 * Says "me too" to a story, or withdraws it; a repeated call changes nothing. Only the first time notifies the author and costs quota.
 * Nothing is broadcast: only the member and the author are told.
 * @throws Refusal NOT_FOUND for a post that the member may not see, their own, or a community post; READ_ONLY_ACCOUNT; QUOTA_REACHED
 */
export async function setMeToo(ctx: MemberCtx, { id, isMeToo }: MeToo): Promise<MeTooTally> {
  return transact(ctx, async (tx) => {
    // The lock of the post serialises what members say and withdraw at once.
    const post = await lockPostFor(tx, ctx.actor.id, id)
    demand(isMeToo ? mayMeToo(ctx.actor, post) : mayTakeBackMeToo(ctx.actor, post))
    const changed = isMeToo ? await put(tx, ctx, id) : await takeBack(tx, ctx, id)
    // Each event holds its recipient's own id, because pushed events are stored, and may outlast the other account.
    if (changed)
      for (const memberId of [ctx.actor.id, post.authorId]) pushEvent(tx, [memberId], { kind: 'matches', id: memberId })
    const tally = await meTooTallyOf(tx, ctx.actor.id, id)
    // A block was made meanwhile: the refusal undoes the change.
    if (!tally) throw new Refusal('NOT_FOUND')
    return tally
  })
}

async function put(tx: Tx, ctx: MemberCtx, postId: string): Promise<boolean> {
  const memberId = ctx.actor.id
  const isTheirs = and(eq(meToo.postId, postId), eq(meToo.memberId, memberId))
  const [known] = await tx.select().from(meToo).where(isTheirs)
  if (known && !known.takenBackAt) return false
  const createdAt = ctx.now()
  if (known) await tx.update(meToo).set({ createdAt, takenBackAt: null }).where(isTheirs)
  else {
    await useQuota(tx, { memberId, kind: 'me-too', perHour: ME_TOOS_PER_HOUR, at: createdAt })
    await tx.insert(meToo).values({ postId, memberId, createdAt })
  }
  if (!known?.toldIn) await emit(tx, meTooSaid, { postId, memberId })
  return true
}

async function takeBack(tx: Tx, { actor, now }: MemberCtx, postId: string): Promise<boolean> {
  const taken = await tx
    .update(meToo)
    .set({ takenBackAt: now() })
    .where(and(eq(meToo.postId, postId), eq(meToo.memberId, actor.id), isNull(meToo.takenBackAt)))
    .returning({ postId: meToo.postId })
  return taken.length > 0
}
