import { and, eq } from 'drizzle-orm'
import { COMMENTS_PER_HOUR } from '#contract/posts/limits.ts'
import type { AddCommentInput } from '#contract/posts/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { demandNoLink } from '#server/foundation/new-accounts.ts'
import { useQuota } from '#server/foundation/quota.ts'
import { demand, Refusal } from '#server/foundation/refusal.ts'
import { emit, transact } from '#server/foundation/transaction.ts'
import { mayReadComment, mayReply } from '../comment-policy.ts'
import { type CommentRow, commentById } from '../comments.ts'
import { commentAdded } from '../events.ts'
import { heldColumns } from '../held.ts'
import { mayReact } from '../policy.ts'
import { lockPostFor, type PostRow } from '../queries.ts'
import { comment } from '../tables.ts'
import { broadcastPost } from './broadcast-post.ts'

/** A comment with the post it stands under. */
export type Commented = { row: CommentRow; post: PostRow }

/**
 * Comments a post, or replies to a comment of it; a reply to a reply stands under the same comment. The same request again answers what it
 * said, and costs no quota.
 * @throws Refusal NO_LINKS_YET, NOT_FOUND for what one may not see, QUOTA_REACHED, or REQUEST_REUSED where the request had said something else, or what it
 *         had said is deleted
 */
export async function addComment(
  ctx: MemberCtx,
  { postId, parentId: answeredId, requestId, body }: AddCommentInput,
): Promise<Commented> {
  const at = ctx.now()
  const authorId = ctx.actor.id
  demandNoLink(ctx.actor, body)
  return transact(ctx, async (tx) => {
    // The post is held until the end: it is neither removed meanwhile nor commented twice by this very request.
    const post = await lockPostFor(tx, authorId, postId)
    demand(mayReact(ctx.actor, post))
    const parentId = answeredId && (await topOf(tx, { postId, answeredId }))
    const said = await saidBefore(tx, { authorId, requestId })
    if (said) return { post, row: sameAgain(said, { postId, parentId, body }) }
    if (answeredId) await demandReply(tx, ctx, answeredId)
    const id = ctx.newId()
    const held = await heldColumns(tx, ctx, { texts: [body] })
    const [row] = await tx
      .insert(comment)
      .values({ ...held, id, postId, authorId, parentId, requestId, body, createdAt: at })
      .onConflictDoNothing()
      .returning()
    // The same request commented another post at the same instant.
    if (!row) throw new Refusal('REQUEST_REUSED')
    await useQuota(tx, { memberId: authorId, kind: 'comment', perHour: COMMENTS_PER_HOUR, at })
    await emit(tx, commentAdded, { commentId: id, answeredId })
    await broadcastPost(tx, { postId, by: authorId, parentId, isHidden: row.hiddenAt !== null })
    return { post, row }
  })
}

/** The comment that an answer to this one stands under. */
async function topOf(tx: Tx, { postId, answeredId }: { postId: string; answeredId: string }): Promise<string> {
  const [answered] = await tx
    .select({ parentId: comment.parentId })
    .from(comment)
    .where(and(eq(comment.id, answeredId), eq(comment.postId, postId)))
  if (!answered) throw new Refusal('NOT_FOUND')
  return answered.parentId ?? answeredId
}

async function saidBefore(
  tx: Tx,
  { authorId, requestId }: { authorId: string; requestId: string },
): Promise<CommentRow | undefined> {
  const [row] = await tx
    .select()
    .from(comment)
    .where(and(eq(comment.authorId, authorId), eq(comment.requestId, requestId)))
  return row
}

function sameAgain(said: CommentRow, asked: Pick<CommentRow, 'postId' | 'parentId' | 'body'>): CommentRow {
  const isSame = said.postId === asked.postId && said.parentId === asked.parentId && said.body === asked.body
  if (!isSame || said.deletedAt) throw new Refusal('REQUEST_REUSED')
  return said
}

async function demandReply(tx: Tx, { actor }: MemberCtx, answeredId: string): Promise<void> {
  const answered = await commentById(tx, actor.id, answeredId)
  if (!answered) throw new Refusal('NOT_FOUND')
  demand(mayReadComment(actor, answered.reading))
  demand(mayReply(actor, answered.row))
}
