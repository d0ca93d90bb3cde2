import { and, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm'
import { HOUR_MS } from '#contract/foundation/durations.ts'
import { COMMENTS_PER_HOUR } from '#contract/posts/limits.ts'
import type { AddCommentInput } from '#contract/posts/schema.ts'
import { type PersonJson, personFrom, personJson } from '#server/accounts/people-queries.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { namedColumns, rowOf, statement } from '#server/foundation/db/statement.ts'
import { demandNoLink } from '#server/foundation/new-accounts.ts'
import { quotaLock, retryAfter, usedUp } from '#server/foundation/quota.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { quotaUse } from '#server/foundation/tables.ts'
import { broadcast, emit, transact } from '#server/foundation/transaction.ts'
import { parent, standsFor } from '../comment-policy.ts'
import type { CommentRow } from '../comment-queries.ts'
import type { CommentFacts } from '../comment-views.ts'
import { commentAdded } from '../events.ts'
import { heldColumns } from '../held-text-policy.ts'
import { visibleTo } from '../policy.ts'
import { comment, post } from '../tables.ts'
import { postChange } from './broadcast-post.ts'

export type Commented = { row: CommentRow; facts: CommentFacts }

/**
 * Adds a comment to a post, or a reply to a comment; a reply to a reply gets the same parent. A repeated request returns the comment it made, and costs no
 * quota.
 * @throws Refusal NO_LINKS_YET; NOT_FOUND for what the member may not see; QUOTA_REACHED; REQUEST_REUSED where the request had made another comment, or its
 *         comment is deleted
 */
export async function addComment(
  ctx: MemberCtx,
  { postId, parentId: answeredId, requestId, body }: AddCommentInput,
): Promise<Commented> {
  const at = ctx.now()
  const authorId = ctx.actor.id
  demandNoLink(ctx.actor, body)
  return transact(ctx, async (tx) => {
    // The post is locked until commit, so that it is not removed meanwhile, and this request cannot comment twice.
    const [held] = await holdCommented(tx, { authorId, postId, answeredId, requestId })
    if (!held || (answeredId && !held.topId)) throw new Refusal('NOT_FOUND')
    const { topId: parentId, postAuthorId } = held
    const shown = (author: PersonJson) => ({ people: new Map([[authorId, personFrom(author)]]), postAuthorId })
    const asked = { postId, parentId, body }
    if (held.id) return { row: sameAgain(rowOf<CommentRow>(columns, held), asked), facts: shown(held.author) }
    if (answeredId && !held.mayAnswer) throw new Refusal('NOT_FOUND')
    const id = ctx.newId()
    const hidden = await heldColumns(tx, ctx, { texts: [body] })
    const said = { id, postId, authorId, parentId, requestId, body, at: at.toISOString() }
    const [written] = await writeComment(tx, { ...said, hiddenAt: hidden.hiddenAt?.toISOString() ?? null })
    if (!written?.id) {
      // A concurrent repeat of the request made its comment.
      const before = await saidBefore(tx, { authorId, requestId })
      if (before) return { row: sameAgain(before, asked), facts: shown(held.author) }
      throw new Refusal('QUOTA_REACHED', { retryAt: retryAfter(written!.oldest!, HOUR_MS) })
    }
    const row = rowOf<CommentRow>(columns, written)
    await emit(tx, commentAdded, { commentId: id, answeredId })
    broadcast(
      tx,
      postChange({
        post: { id: postId, authorId: postAuthorId, hiddenAt: held.postHiddenAt },
        above: parentId ? { id: parentId, authorId: held.topAuthorId, hiddenAt: held.topHiddenAt } : undefined,
        by: authorId,
        isHidden: row.hiddenAt !== null,
      }),
    )
    return { row, facts: shown(held.author) }
  })
}

const columns = getTableColumns(comment)
const asking = {
  authorId: sql`${sql.placeholder('authorId')}::uuid`,
  postId: sql`${sql.placeholder('postId')}::uuid`,
  answeredId: sql`${sql.placeholder('answeredId')}::uuid`,
  requestId: sql`${sql.placeholder('requestId')}::uuid`,
  at: sql`${sql.placeholder('at')}::timestamptz`,
}
const kind = sql.raw(`'comment'`)

type RawComment = Record<keyof CommentRow, unknown>
type CommentAsked = { authorId: string; postId: string; answeredId: string | null; requestId: string }
type HeldPost = RawComment & {
  postAuthorId: string
  postHiddenAt: string | null
  author: PersonJson
  /** The top-level comment that a reply goes under, and its author; null where this post has no such comment to answer. */
  topId: string | null
  topAuthorId: string | null
  topHiddenAt: string | null
  /** Whether the author may read the answered comment, with its text. Twin of `mayReadComment` and `mayReply`, for members whom `writing` lets in. */
  mayAnswer: boolean | null
}

/** Holds the post and the quota; no row where the author may not see the post. */
const holdCommented = statement<CommentAsked, HeldPost>(
  'hold_commented',
  sql`
    with quota as materialized (select ${quotaLock(kind, asking.authorId)}),
    under as materialized (
      select ${post.authorId} as id, ${post.hiddenAt} as "hiddenAt" from ${post} where ${post.id} = ${asking.postId} and ${visibleTo(asking.authorId)} for no key update
    ),
    said as materialized (
      select ${namedColumns(columns)} from ${comment} where ${comment.authorId} = ${asking.authorId} and ${comment.requestId} = ${asking.requestId}
    )
    select under.id as "postAuthorId", under."hiddenAt" as "postHiddenAt", ${personJson(asking.authorId)} as author, said.*, answered.*
    from under cross join quota left join said on true left join (
      select coalesce(${parent.id}, ${comment.id}) as "topId", case when ${parent.id} is null then ${comment.authorId} else ${parent.authorId} end as "topAuthorId",
        case when ${parent.id} is null then ${comment.hiddenAt} else ${parent.hiddenAt} end as "topHiddenAt",
        ${and(
          isNull(comment.deletedAt),
          standsFor(asking.authorId, comment),
          or(isNull(comment.parentId), standsFor(asking.authorId, parent)),
        )} as "mayAnswer"
      from ${comment} left join ${comment} as "parent" on ${parent.id} = ${comment.parentId}
      where ${comment.id} = ${asking.answeredId} and ${comment.postId} = ${asking.postId}
    ) answered on true`,
)

type CommentSaid = Omit<CommentAsked, 'answeredId'> & {
  id: string
  parentId: string | null
  body: string
  at: string
  hiddenAt: string | null
}

/** Writes a comment and counts it, unless the quota is used up, or the same request said something already. */
const writeComment = statement<CommentSaid, RawComment & { oldest: string | null }>(
  'write_comment',
  sql`
    with full_up as materialized (${usedUp({
      memberId: asking.authorId,
      kind,
      at: asking.at,
      most: sql.raw(String(COMMENTS_PER_HOUR)),
      spanMs: sql.raw(String(HOUR_MS)),
    })}),
    said as (
      insert into ${comment} (id, post_id, author_id, parent_id, request_id, body, created_at, hidden_at)
      select ${sql.placeholder('id')}::uuid, ${asking.postId}, ${asking.authorId}, ${sql.placeholder('parentId')}::uuid, ${asking.requestId},
        ${sql.placeholder('body')}, ${asking.at}, ${sql.placeholder('hiddenAt')}::timestamptz
      where not exists (select from full_up)
      on conflict do nothing
      returning ${namedColumns(columns)}
    ),
    used as (insert into ${quotaUse} (member_id, kind, at) select ${asking.authorId}, ${kind}, ${asking.at} from said)
    select full_up.oldest, said.* from (select) one left join full_up on true left join said on true`,
)

async function saidBefore(
  tx: Tx,
  { authorId, requestId }: Pick<CommentAsked, 'authorId' | 'requestId'>,
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
