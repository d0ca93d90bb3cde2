import { blockedWith } from '#server/accounts/settings/block-queries.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import type { PairKind } from '#server/foundation/pairs/kind.ts'
import { pairsBetween } from '#server/foundation/pairs/lists.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { lockPost, postsById } from '#server/posts/queries.ts'
import type { closePairs } from '../pairs.ts'
import { matchFeedback } from '../tables.ts'

/**
 * "Pas pertinent": hides a match from the member who says so, for good, and stops that pair's notices to them. The other side sees nothing of it.
 * @param ownPostId  beside which it is hidden; each of theirs with which it has a pair of one of these kinds, where absent
 * @throws Refusal NOT_FOUND unless the one post is theirs and the other one that they may read
 */
export async function dismissCloseCase<Criteria>(
  ctx: MemberCtx,
  { ownPostId, postId }: { ownPostId?: string | undefined; postId: string },
  kinds: readonly [typeof closePairs, PairKind<Criteria>],
): Promise<void> {
  await transact(ctx, async (tx) => {
    const ownIds =
      ownPostId === undefined ? await pairedWith(tx, { memberId: ctx.actor.id, postId }, kinds) : [ownPostId]
    // The posts are locked until commit, in one order: a post that is being removed exists for all of this transaction or not at all.
    for (const id of [...ownIds, postId].sort()) await lockPost(tx, id)
    const posts = await postsById(tx, [...ownIds, postId])
    const other = posts.get(postId)
    const isMine = (id: string) => posts.get(id)?.authorId === ctx.actor.id && posts.get(id)?.kind === 'symptom'
    if (!ownIds.every(isMine)) throw new Refusal('NOT_FOUND')
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

/** Returns a member's own posts that have a pair with this one, of either kind. */
async function pairedWith<Criteria>(
  tx: Tx,
  { memberId, postId }: { memberId: string; postId: string },
  [closest, searched]: readonly [typeof closePairs, PairKind<Criteria>],
): Promise<string[]> {
  const asked = { memberIds: [memberId], postIds: [postId] }
  const pairs = [...(await pairsBetween(closest, tx, asked)), ...(await pairsBetween(searched, tx, asked))]
  return [...new Set(pairs.map(({ ownId }) => ownId))]
}
