import { blockedWith } from '#server/accounts/settings/block-queries.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { lockPost, postsById } from '#server/posts/queries.ts'
import { matchFeedback } from '../tables.ts'

/**
 * "Pas pertinent": hides a match from the member who says so, for good, and stops that pair's notices to them. The other side sees nothing of it.
 * @throws Refusal NOT_FOUND unless the one post is theirs and the other one that they may read
 */
export async function dismissCloseCase(
  ctx: MemberCtx,
  { ownPostId, postId }: { ownPostId: string; postId: string },
): Promise<void> {
  await transact(ctx, async (tx) => {
    // The posts are held until the end, in one order: a post that is being removed is either there for all of this or not at all.
    for (const id of [ownPostId, postId].sort()) await lockPost(tx, id)
    const posts = await postsById(tx, [ownPostId, postId])
    const other = posts.get(postId)
    const own = posts.get(ownPostId)
    if (own?.authorId !== ctx.actor.id || own.kind !== 'symptom') throw new Refusal('NOT_FOUND')
    if (other?.kind !== 'symptom' || other.authorId === ctx.actor.id || other.isHidden) throw new Refusal('NOT_FOUND')
    if ((await blockedWith(tx, ctx.actor.id)).includes(other.authorId)) throw new Refusal('NOT_FOUND')
    await tx
      .insert(matchFeedback)
      .values({ memberId: ctx.actor.id, ownPostId, otherPostId: postId, createdAt: ctx.now() })
      .onConflictDoNothing()
    pushEvent(tx, [ctx.actor.id], { kind: 'matches', id: ownPostId })
  })
}
