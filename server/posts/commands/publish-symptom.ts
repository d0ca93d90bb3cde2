import { and, eq } from 'drizzle-orm'
import { POSTS_PER_HOUR } from '#contract/posts/limits.ts'
import type { PublishSymptomInput } from '#contract/posts/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { useQuota } from '#server/foundation/quota.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { announce, transact } from '#server/foundation/transaction.ts'
import { postPublished } from '../events.ts'
import type { PostRow } from '../queries.ts'
import { columnsOf, demandDates, digestOf, writeTravels } from '../symptom-fields.ts'
import { post, publication } from '../tables.ts'

/**
 * Publishes a symptom. The same request again, at the same instant too, answers the post it published, as it is now, and costs no quota.
 * @throws Refusal INVALID_INPUT for days that cannot be, QUOTA_REACHED, or REQUEST_REUSED where the form had published something else, or
 *         what it had published is gone
 */
export async function publishSymptom(ctx: MemberCtx, { requestId, ...fields }: PublishSymptomInput): Promise<PostRow> {
  const at = ctx.now()
  const id = ctx.newId()
  const authorId = ctx.actor.id
  const digest = digestOf(fields)
  demandDates(fields, at)
  return transact(ctx, async (tx) => {
    // First the unique key, then the quota: a repeat that arrives meanwhile waits here, and then finds the post.
    const [first] = await tx
      .insert(publication)
      .values({ authorId, requestId, postId: id, digest })
      .onConflictDoNothing()
      .returning({ postId: publication.postId })
    if (!first) return publishedBefore(tx, { authorId, requestId, digest })
    await useQuota(tx, { memberId: authorId, kind: 'post', perHour: POSTS_PER_HOUR, at })
    const [published] = await tx
      .insert(post)
      .values({ id, authorId, ...columnsOf(fields), createdAt: at, updatedAt: at })
      .returning()
    await writeTravels(tx, id, fields.travels)
    await announce(tx, postPublished({ postId: id, authorId }))
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
  const [row] = await tx.select().from(post).where(eq(post.id, before.postId))
  if (!row) throw new Refusal('REQUEST_REUSED')
  return row
}
