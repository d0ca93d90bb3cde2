import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias, union } from 'drizzle-orm/pg-core'
import { blockedWith } from '#server/accounts/settings/block-queries.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { emit, transact } from '#server/foundation/transaction.ts'
import { commentRemoved } from '../events.ts'
import { comment, hiddenPlace, post, postLike } from '../tables.ts'
import { broadcastPost } from './broadcast-post.ts'
import { removeLocked } from './remove-post.ts'

const AT_ONCE = 100
const reply = alias(comment, 'reply')

/**
 * Erases a member's posts, comments and likes, each post in its own transaction, so that nobody waits long. A comment with replies of others is emptied and
 * keeps its place without an author.
 * The place stays hidden from members from whom a block hid the comment.
 */
export async function erasePosts(services: Services, memberId: string): Promise<void> {
  await eachOf(
    () =>
      services.db.select({ id: post.id }).from(post).where(eq(post.authorId, memberId)).orderBy(post.id).limit(AT_ONCE),
    (id) => transact(services, async (tx) => void ((await hold(tx, id)) && (await removeLocked(tx, id)))),
  )
  await eachOf(
    () =>
      union(
        services.db.select({ id: comment.postId }).from(comment).where(eq(comment.authorId, memberId)),
        services.db.select({ id: postLike.postId }).from(postLike).where(eq(postLike.memberId, memberId)),
      ).limit(AT_ONCE),
    (postId) => transact(services, (tx) => eraseUnder(tx, { postId, memberId, at: services.now() })),
  )
}

/** Deleting the account before all its comments are erased would leave text without an author. */
export const hasNoComments = async (tx: Tx, memberId: string): Promise<boolean> =>
  (await tx.$count(comment, eq(comment.authorId, memberId))) === 0

/** Runs `act` on each row until the list is empty; `act` must remove its row from the list. */
async function eachOf(list: () => PromiseLike<{ id: string }[]>, act: (id: string) => Promise<void>): Promise<void> {
  for (;;) {
    const found = await list()
    if (found.length === 0) return
    for (const { id } of found) await act(id)
  }
}

/** Locks a post before anything under it, as every command does, because its counts change too. */
async function hold(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.select({ id: post.id }).from(post).where(eq(post.id, id)).for('no key update')
  return rows.length > 0
}

type Under = { postId: string; memberId: string; at: Date }

async function eraseUnder(tx: Tx, { postId, memberId, at }: Under): Promise<void> {
  if (!(await hold(tx, postId))) return
  const liked = await tx
    .delete(postLike)
    .where(and(eq(postLike.postId, postId), eq(postLike.memberId, memberId)))
    .returning({ postId: postLike.postId })
  if (liked.length > 0) await broadcastPost(tx, { postId, by: memberId })
  const isTheirs = and(eq(comment.postId, postId), eq(comment.authorId, memberId))
  const said = await tx
    .select({ id: comment.id, parentId: comment.parentId, hiddenAt: comment.hiddenAt })
    .from(comment)
    .where(and(isTheirs, isNull(comment.deletedAt)))
  for (const { parentId, hiddenAt } of said)
    await broadcastPost(tx, { postId, by: memberId, parentId, isHidden: hiddenAt !== null })
  await tx.delete(comment).where(and(isTheirs, isNotNull(comment.parentId)))
  const isAnswered = sql`exists (select from ${comment} as reply where ${and(eq(reply.parentId, comment.id), isNull(reply.deletedAt))})`
  const places = await tx
    .update(comment)
    .set({ authorId: null, body: '', deletedAt: sql`coalesce(${comment.deletedAt}, ${at})` })
    .where(and(isTheirs, isAnswered))
    .returning({ commentId: comment.id })
  const blocked = places.length > 0 ? await blockedWith(tx, memberId) : []
  const hidden = places.flatMap(({ commentId }) => blocked.map((id) => ({ commentId, memberId: id })))
  if (hidden.length > 0) await tx.insert(hiddenPlace).values(hidden)
  await tx.delete(comment).where(isTheirs)
  for (const { id } of said) await emit(tx, commentRemoved, { commentId: id, isErased: true })
}
