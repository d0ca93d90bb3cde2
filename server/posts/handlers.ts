import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Broadcast } from '#contract/foundation/live.ts'
import { presentMembers } from '#server/accounts/queries.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { broadcast, pushEvent, transact } from '#server/foundation/transaction.ts'
import { notify } from '#server/notifications/commands/notify.ts'
import { notifyGrouped } from '#server/notifications/commands/notify-grouped.ts'
import { postChange } from './commands/broadcast-post.ts'
import { commentsFor } from './comment-queries.ts'
import type { CommentAdded } from './events.ts'
import { meTooMembersOf } from './me-too-queries.ts'
import { isHidden } from './policy.ts'
import { comment, meToo, post } from './tables.ts'

/**
 * Notifies the author of the post and the author of the answered comment, if they may see the new comment. A member who is both gets one notice, of the
 * reply.
 */
export async function tellComment(services: Services, { commentId, answeredId }: CommentAdded): Promise<void> {
  await transact(services, async (tx) => {
    const said = await holdComment(tx, commentId)
    if (!said?.authorId) return
    const { authorId: senderId, postId } = said
    const told = new Map<string, 'comment' | 'reply'>([[said.postAuthorId, 'comment']])
    const answered = answeredId && (await authorOf(tx, answeredId))
    if (answered) told.set(answered, 'reply')
    for (const [recipientId, kind] of told) {
      const isSeen = (await commentsFor(tx, recipientId, [commentId])).has(commentId)
      if (isSeen)
        await notify(tx, services, {
          recipientIds: [recipientId],
          senderId,
          kind,
          subjectId: commentId,
          contextId: postId,
        })
    }
  })
}

/**
 * Notifies an author that a member says "me too", once for each member and story. Those of one day share one notice per story, which becomes unread again
 * with each.
 * A "me too" that was withdrawn before this runs is not notified.
 */
export async function tellMeToo(
  services: Services,
  { postId, memberId }: { postId: string; memberId: string },
): Promise<void> {
  await transact(services, async (tx) => {
    // With the row locked until commit, two "me too" of one story are handled one after the other, and a withdrawal waits.
    const [row] = await tx
      .select({ authorId: post.authorId, isHidden })
      .from(post)
      .where(eq(post.id, postId))
      .for('no key update', { of: post })
    if (!row || row.isHidden) return
    const isTheirs = and(eq(meToo.postId, postId), eq(meToo.memberId, memberId), isNull(meToo.toldIn))
    const isStanding = (await meTooMembersOf(tx, postId)).includes(memberId)
    if (!isStanding || (await tx.$count(meToo, isTheirs)) === 0) return
    if ((await presentMembers(tx, [row.authorId], memberId)).length === 0) return
    const toldIn = await notifyGrouped(tx, services, { recipientId: row.authorId, kind: 'meToo', contextId: postId })
    await tx.update(meToo).set({ toldIn }).where(isTheirs)
  })
}

/** Withdraws, after a block, the "me too" between two members. They stay recorded as notified, so that neither is notified again. */
export async function endMeToosBetween(
  services: Services,
  { blockerId, blockedId }: { blockerId: string; blockedId: string },
): Promise<void> {
  await transact(services, async (tx) => {
    if ((await presentMembers(tx, [blockedId], blockerId)).length > 0) return
    const isBetween = (memberId: string, authorId: string) =>
      and(
        eq(meToo.memberId, memberId),
        inArray(meToo.postId, tx.select({ id: post.id }).from(post).where(eq(post.authorId, authorId))),
      )
    const parted = await tx
      .update(meToo)
      .set({ takenBackAt: services.now(), toldIn: sql`coalesce(${meToo.toldIn}, ${services.newId()})` })
      .where(and(isNull(meToo.takenBackAt), or(isBetween(blockerId, blockedId), isBetween(blockedId, blockerId))))
      .returning({ postId: meToo.postId })
    // The blocked member is not told of the block.
    if (parted.length > 0) pushEvent(tx, [blockerId], { kind: 'matches', id: blockerId })
  })
}

/** Broadcasts, after a member withdrew the consent to health data, that their posts, and posts under which they wrote, have changed. */
export const tellWithdrawal = (services: Services, { memberId }: { memberId: string }): Promise<void> =>
  tellGone(services, memberId, { by: memberId })

/** Tells a blocked member that the blocker's posts changed, so that they disappear as after a withdrawal of consent. */
export const tellBlocked = (
  services: Services,
  { blockerId, blockedId }: { blockerId: string; blockedId: string },
): Promise<void> => tellGone(services, blockerId, { to: blockedId })

const tellGone = (services: Services, memberId: string, hearers: Pick<Broadcast, 'by' | 'to'>): Promise<void> =>
  transact(services, async (tx) => {
    const own = await tx
      .select({ id: post.id })
      .from(post)
      .where(and(eq(post.authorId, memberId), isNull(post.hiddenAt)))
    for (const { id } of own) broadcast(tx, { kind: 'post', id, ...hearers })
    for (const change of await changesUnderOthers(tx, memberId)) broadcast(tx, { ...change, ...hearers })
  })

const above = alias(comment, 'above')

async function changesUnderOthers(tx: Tx, memberId: string): Promise<Broadcast[]> {
  const found = await tx
    .selectDistinct({
      post: { id: post.id, authorId: post.authorId, hiddenAt: post.hiddenAt },
      above: { id: above.id, authorId: above.authorId, hiddenAt: above.hiddenAt },
    })
    .from(comment)
    .innerJoin(post, eq(post.id, comment.postId))
    .leftJoin(above, eq(above.id, comment.parentId))
    .where(
      and(
        eq(comment.authorId, memberId),
        ne(post.authorId, memberId),
        isNull(comment.deletedAt),
        isNull(comment.hiddenAt),
        isNull(post.hiddenAt),
        isNull(above.hiddenAt),
      ),
    )
  const whole = new Set(found.flatMap((each) => (each.above ? [] : each.post.id)))
  return found.flatMap((each) =>
    each.above && whole.has(each.post.id)
      ? []
      : postChange({ post: each.post, ...(each.above && { above: each.above }) }),
  )
}

/** Locks the comment until the transaction ends: its deletion waits, and then finds the notices to delete. */
async function holdComment(tx: Tx, id: string) {
  const [row] = await tx
    .select({ authorId: comment.authorId, postId: comment.postId, postAuthorId: post.authorId })
    .from(comment)
    .innerJoin(post, eq(post.id, comment.postId))
    .where(and(eq(comment.id, id), isNull(comment.deletedAt)))
    .for('share', { of: comment })
  return row
}

/** Returns the author of a comment; undefined where they deleted it, because then they expect no answer. */
async function authorOf(tx: Tx, commentId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ authorId: comment.authorId })
    .from(comment)
    .where(and(eq(comment.id, commentId), isNull(comment.deletedAt)))
  return row?.authorId ?? undefined
}
