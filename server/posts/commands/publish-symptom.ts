import { POSTS_PER_HOUR } from '#contract/posts/limits.ts'
import type { PublishSymptomInput, SymptomFields } from '#contract/posts/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { useQuota } from '#server/foundation/quota.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { announce, transact } from '#server/foundation/transaction.ts'
import { postPublished } from '../events.ts'
import { type PostRow, postOfRequest, travelsOf } from '../queries.ts'
import { columnsOf, demandDates, saysTheSame, writeTravels } from '../symptom-fields.ts'
import { post } from '../tables.ts'

/**
 * Publishes a symptom. The same request again, at the same instant too, answers the post it published, as it is now, and costs no quota.
 * @throws Refusal INVALID_INPUT for days that cannot be, QUOTA_REACHED, or REQUEST_REUSED where the form had published something else
 */
export async function publishSymptom(ctx: MemberCtx, { requestId, ...fields }: PublishSymptomInput): Promise<PostRow> {
  const at = ctx.now()
  const authorId = ctx.actor.id
  demandDates(fields, at)
  return transact(ctx, async (tx) => {
    // First the unique key, then the quota: a repeat that arrives meanwhile waits here, and then finds the post.
    const [published] = await tx
      .insert(post)
      .values({ id: ctx.newId(), authorId, requestId, ...columnsOf(fields), createdAt: at, updatedAt: at })
      .onConflictDoNothing({ target: [post.authorId, post.requestId] })
      .returning()
    if (!published) return publishedBefore(tx, { authorId, requestId, fields })
    await useQuota(tx, { memberId: authorId, kind: 'post', perHour: POSTS_PER_HOUR, at })
    await writeTravels(tx, published.id, fields.travels)
    await announce(tx, postPublished({ postId: published.id, authorId }))
    return published
  })
}

type Repeat = { authorId: string; requestId: string; fields: SymptomFields }

/** Once edited, what was first published is not known any more: the repeat then answers the edited post. */
async function publishedBefore(tx: Tx, { authorId, requestId, fields }: Repeat): Promise<PostRow> {
  const row = await postOfRequest(tx, authorId, requestId)
  if (!row) throw new Refusal('REQUEST_REUSED') // removed at this very moment
  const travels = (await travelsOf(tx, [row.id])).get(row.id) ?? []
  if (row.version === 1 && !saysTheSame(row, travels, fields)) throw new Refusal('REQUEST_REUSED')
  return row
}
