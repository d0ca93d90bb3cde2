import { and, eq } from 'drizzle-orm'
import { TREATMENTS_PER_HOUR } from '#contract/treatments/limits.ts'
import type { AddTreatmentInput } from '#contract/treatments/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { digestOf } from '#server/foundation/digest.ts'
import { demandNoLink, textsOf } from '#server/foundation/new-accounts.ts'
import { useQuota } from '#server/foundation/quota.ts'
import { demand, Refusal } from '#server/foundation/refusal.ts'
import { emit, transact } from '#server/foundation/transaction.ts'
import { broadcastPost } from '#server/posts/commands/broadcast-post.ts'
import { heldColumns } from '#server/posts/held-text-policy.ts'
import { lockPost } from '#server/posts/queries.ts'
import { treatmentTold } from '../events.ts'
import { mayTell } from '../policy.ts'
import { entriesOf, type TreatmentRow } from '../queries.ts'
import { treatment } from '../tables.ts'
import { columnsOf, demandEntry, fieldsOf, learnEntry, namedAs } from '../treatment-fields.ts'

/**
 * Adds one thing tried to one's own story, also to a resolved one. A repeated request returns the entry as it is now, and costs no quota.
 * @throws Refusal NOT_FOUND, INVALID_INPUT for impossible months or one entry too many, TRIED_ALREADY, NO_LINKS_YET, QUOTA_REACHED, or REQUEST_REUSED where
 * the form had added something else
 */
export async function addTreatment(
  ctx: MemberCtx,
  { postId, requestId, ...input }: AddTreatmentInput,
): Promise<TreatmentRow> {
  const at = ctx.now()
  const fields = fieldsOf(input)
  const digest = digestOf({ postId, ...fields })
  demandNoLink(ctx.actor, fields.name, fields.sentence, ...fields.sideEffects)
  const named = await namedAs(ctx.db, fields)
  return transact(ctx, async (tx) => {
    // The post is locked until commit, so that two entries of the same thing are added one after the other.
    const post = await lockPost(tx, postId)
    demand(mayTell(ctx.actor, post))
    const authorId = ctx.actor.id
    const before = await addedBefore(tx, { authorId, requestId })
    if (before && before.digest !== digest) throw new Refusal('REQUEST_REUSED')
    if (before) return before
    demandEntry({ fields, key: named.key, began: post.startDate, others: await entriesOf(tx, postId), now: at })
    await useQuota(tx, { memberId: authorId, kind: 'treatment', perHour: TREATMENTS_PER_HOUR, at })
    const id = ctx.newId()
    const held = await heldColumns(tx, ctx, { texts: textsOf(fields) })
    const [added] = await tx
      .insert(treatment)
      .values({
        ...held,
        id,
        postId,
        authorId,
        requestId,
        digest,
        ...columnsOf(fields),
        ...named,
        createdAt: at,
        updatedAt: at,
      })
      .onConflictDoNothing()
      .returning()
    // A concurrent request with this id added an entry to another story.
    if (!added) throw new Refusal('REQUEST_REUSED')
    await learnEntry(tx, fields)
    await emit(tx, treatmentTold, { treatmentId: id })
    await broadcastPost(tx, { postId, isHidden: added.hiddenAt !== null })
    return added
  })
}

async function addedBefore(
  tx: Parameters<typeof entriesOf>[0],
  { authorId, requestId }: { authorId: string; requestId: string },
): Promise<TreatmentRow | undefined> {
  const [row] = await tx
    .select()
    .from(treatment)
    .where(and(eq(treatment.authorId, authorId), eq(treatment.requestId, requestId)))
  return row
}
