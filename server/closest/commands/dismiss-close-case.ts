import { blockedWith } from '#server/accounts/settings/block-queries.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { lockPosts, symptomIdsOf } from '#server/posts/queries.ts'
import { matchFeedback } from '../tables.ts'

/**
 * "Pas pertinent": hides a match from the member who says so, for good, and stops that pair's notices to them. The other side sees nothing of it.
 * @param ownPostId the post beside which the match is hidden; where absent each symptom of the member, so that nothing tells which one has the pair
 * @throws Refusal NOT_FOUND unless the one post is the member's and they may read the other
 */
export async function dismissCloseCase(
  ctx: MemberCtx,
  { ownPostId, postId }: { ownPostId?: string | undefined; postId: string },
): Promise<void> {
  await transact(ctx, async (tx) => {
    const named = ownPostId === undefined ? await symptomIdsOf(tx, ctx.actor.id) : [ownPostId]
    const posts = await lockPosts(tx, [...named, postId])
    const other = posts.get(postId)
    const isMine = (id: string) => posts.get(id)?.authorId === ctx.actor.id && posts.get(id)?.kind === 'symptom'
    const ownIds = named.filter(isMine)
    if (ownPostId !== undefined && ownIds.length === 0) throw new Refusal('NOT_FOUND')
    if (other?.kind !== 'symptom' || other.authorId === ctx.actor.id || other.isHidden) throw new Refusal('NOT_FOUND')
    if ((await blockedWith(tx, ctx.actor.id)).includes(other.authorId)) throw new Refusal('NOT_FOUND')
    if (ownIds.length === 0) return
    await tx
      .insert(matchFeedback)
      .values(
        ownIds.map((id) => ({ memberId: ctx.actor.id, ownPostId: id, otherPostId: postId, createdAt: ctx.now() })),
      )
      .onConflictDoNothing()
    pushEvent(tx, [ctx.actor.id], { kind: 'matches', id: ownIds[0]! })
  })
}
