import { and, eq } from 'drizzle-orm'
import { POSTS_PER_HOUR } from '#contract/posts/limits.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { digestOf } from '#server/foundation/digest.ts'
import { demandNoLink, textsOf } from '#server/foundation/new-accounts.ts'
import { useQuota } from '#server/foundation/quota.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { broadcast, emit, transact } from '#server/foundation/transaction.ts'
import { claimMedia } from '#server/media/commands/claim-media.ts'
import { postPublished } from './events.ts'
import { heldColumns } from './held.ts'
import { type PostRow, postColumns } from './queries.ts'
import { learnWords } from './search-words.ts'
import { post, publication } from './tables.ts'

type Columns = Omit<typeof post.$inferInsert, 'id' | 'authorId' | 'createdAt' | 'updatedAt' | 'hasMedia'>

type Publishing = {
  requestId: string
  /** All that the form says, without its media: the same again under the same request is a repeat. */
  said: object
  columns: Columns
  mediaIds: readonly string[]
  at: Date
  /** Writes what the post says beside its own row. */
  write?: (tx: Tx, postId: string) => Promise<void>
}

/**
 * Publishes a post of either kind, with its media, in one transaction. The same request again, at the same instant too, answers the post it
 * published, as it is now, and costs no quota.
 * @throws Refusal QUOTA_REACHED; NO_LINKS_YET; INVALID_INPUT for media that are gone; REQUEST_REUSED where the form had published something else, or what
 *         it had published is gone
 */
export async function publishOnce(
  ctx: MemberCtx,
  { requestId, said, columns, mediaIds, at, write }: Publishing,
): Promise<PostRow> {
  const id = ctx.newId()
  const authorId = ctx.actor.id
  const digest = digestOf({ kind: columns.kind, ...said, mediaIds })
  demandNoLink(ctx.actor, ...textsOf(columns))
  return transact(ctx, async (tx) => {
    // First the unique key, then the quota: a repeat that arrives meanwhile waits here, and then finds the post.
    const [first] = await tx
      .insert(publication)
      .values({ authorId, requestId, postId: id, digest })
      .onConflictDoNothing()
      .returning({ postId: publication.postId })
    if (!first) return publishedBefore(tx, { authorId, requestId, digest })
    await useQuota(tx, { memberId: authorId, kind: 'post', perHour: POSTS_PER_HOUR, at })
    const held = await heldColumns(tx, ctx, { texts: textsOf(columns) })
    const [published] = await tx
      .insert(post)
      .values({ ...columns, ...held, id, authorId, hasMedia: mediaIds.length > 0, createdAt: at, updatedAt: at })
      .returning(postColumns)
    await write?.(tx, id)
    await learnWords(tx, [columns])
    await claimMedia(tx, { ownerId: authorId, mediaIds, subject: { kind: 'post', id } })
    await emit(tx, postPublished, { postId: id, authorId })
    broadcast(tx, { kind: 'feed', id })
    return published!
  })
}

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
