import { and, eq, lt, sql } from 'drizzle-orm'
import { HOUR_MS } from '#contract/foundation/durations.ts'
import { POSTS_PER_HOUR } from '#contract/posts/limits.ts'
import type { MemberCtx, Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { statement } from '#server/foundation/db/statement.ts'
import { digestOf, repeatsSince } from '#server/foundation/digest.ts'
import { demandNoLink, textsOf } from '#server/foundation/new-accounts.ts'
import { quotaLock, retryAfter, usedUp } from '#server/foundation/quota.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { quotaUse } from '#server/foundation/tables.ts'
import { broadcast, emit, transact } from '#server/foundation/transaction.ts'
import { claimMedia } from '#server/media/commands/claim-media.ts'
import { demandNoDuplicate, type OwnText, ownTexts, textsLock } from '../duplicate-policy.ts'
import { postPublished } from '../events.ts'
import { heldColumns, shownTexts } from '../held-text-policy.ts'
import { type PostRow, postColumns } from '../queries.ts'
import { post, publication } from '../tables.ts'
import { wordsLearnt } from './learn-words.ts'

type Columns = Omit<typeof post.$inferInsert, 'id' | 'authorId' | 'createdAt' | 'updatedAt' | 'hasMedia'>

type Publishing = {
  requestId: string
  /** Everything that the form states, without its media. Equal fields under an equal request id are a repeat. */
  fields: object
  columns: Columns
  mediaIds: readonly string[]
  at: Date
  write?: (tx: Tx, postId: string) => Promise<void>
}

/**
 * Publishes a post of either kind, with its media, in one transaction. A repeated request, concurrent ones included, returns the post as it is now, and costs
 * no quota.
 * @throws Refusal QUOTA_REACHED; NO_LINKS_YET; INVALID_INPUT for media that are gone; REQUEST_REUSED where the form had published something else, or its post
 *         is gone
 */
export async function publishOnce(
  ctx: MemberCtx,
  { requestId, fields, columns, mediaIds, at, write }: Publishing,
): Promise<PostRow> {
  const id = ctx.newId()
  const authorId = ctx.actor.id
  const digest = digestOf({ of: ctx.secret, kind: columns.kind, ...fields, mediaIds })
  demandNoLink(ctx.actor, ...textsOf(columns))
  return transact(ctx, async (tx) => {
    // First the unique key, then the quota: a repeat that arrives meanwhile waits here, and then finds the post.
    const [first] = await beginPublication(tx, { authorId, requestId, postId: id, digest, at: at.toISOString() })
    if (!first) return publishedBefore(tx, { authorId, requestId, digest })
    const [counted] = await countPublication(tx, { authorId, at: at.toISOString() })
    if (counted!.oldest) throw new Refusal('QUOTA_REACHED', { retryAt: retryAfter(counted!.oldest, HOUR_MS) })
    if (columns.kind === 'symptom') demandNoDuplicate({ postId: id, ...columns }, counted!.own ?? [])
    const held = await heldColumns(tx, ctx, { texts: shownTexts(columns) })
    const [published] = await tx
      .with(tx.$with('learnt', {}).as(wordsLearnt(columns)))
      .insert(post)
      .values({ ...columns, ...held, id, authorId, hasMedia: mediaIds.length > 0, createdAt: at, updatedAt: at })
      .returning(postColumns)
    await write?.(tx, id)
    await claimMedia(tx, { ownerId: authorId, mediaIds, subject: { kind: 'post', id } })
    await emit(tx, postPublished, { postId: id, authorId })
    broadcast(tx, { kind: 'feed', id })
    return published!
  })
}

const author = sql`${sql.placeholder('authorId')}::uuid`
const kind = sql.raw(`'post'`)

/** Inserts the unique key and takes the locks for the following count and comparison. Returns no row for a repeated request. */
const beginPublication = statement<Repeat & { postId: string; at: string }, { postId: string }>(
  'begin_publication',
  sql`
    with first as (
      insert into ${publication} (author_id, request_id, post_id, digest, at)
      values (
        ${author}, ${sql.placeholder('requestId')}, ${sql.placeholder('postId')}, ${sql.placeholder('digest')},
        ${sql.placeholder('at')}::timestamptz
      )
      on conflict do nothing
      returning post_id
    )
    select first.post_id as "postId", ${quotaLock(kind, author)}, ${textsLock(author)} from first`,
)

/** `oldest` is set where the quota is used up. */
const countPublication = statement<{ authorId: string; at: string }, { oldest: string | null; own: OwnText[] | null }>(
  'count_publication',
  sql`
    with full_up as materialized (${usedUp({
      memberId: author,
      kind,
      at: sql`${sql.placeholder('at')}::timestamptz`,
      most: sql.raw(String(POSTS_PER_HOUR)),
      spanMs: sql.raw(String(HOUR_MS)),
    })}),
    used as (
      insert into ${quotaUse} (member_id, kind, at)
      select ${author}, ${kind}, ${sql.placeholder('at')}::timestamptz where not exists (select from full_up)
    )
    select (select oldest from full_up) as oldest, (select json_agg(own) from (${ownTexts(author)}) own) as own`,
)

type Repeat = { authorId: string; requestId: string; digest: string }

async function publishedBefore(tx: Tx, { authorId, requestId, digest }: Repeat): Promise<PostRow> {
  const [before] = await tx
    .select()
    .from(publication)
    .where(and(eq(publication.authorId, authorId), eq(publication.requestId, requestId)))
  if (before?.digest !== digest) throw new Refusal('REQUEST_REUSED')
  const [row] = await tx.select(postColumns).from(post).where(eq(post.id, before.postId))
  if (!row) throw new Refusal('REQUEST_REUSED')
  return row
}

export const forgetPublications = ({ db, now }: Pick<Services, 'db' | 'now'>) =>
  db.delete(publication).where(lt(publication.at, repeatsSince(now())))
