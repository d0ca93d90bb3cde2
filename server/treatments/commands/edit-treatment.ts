import { eq } from 'drizzle-orm'
import { TREATMENTS_PER_HOUR } from '#contract/treatments/limits.ts'
import type { EditTreatmentInput } from '#contract/treatments/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { demandNoLink, textsOf } from '#server/foundation/new-accounts.ts'
import { useQuota } from '#server/foundation/quota.ts'
import { demand, Refusal } from '#server/foundation/refusal.ts'
import { emit, transact } from '#server/foundation/transaction.ts'
import { broadcastPost } from '#server/posts/commands/broadcast-post.ts'
import { heldColumns } from '#server/posts/held-text-policy.ts'
import { lockPost } from '#server/posts/queries.ts'
import { treatmentTold } from '../events.ts'
import { mayTell } from '../policy.ts'
import { entriesOf, postOf, type TreatmentRow } from '../queries.ts'
import { treatment } from '../tables.ts'
import { columnsOf, demandEntry, fieldsOf, learnEntry, namedAs, saysTheSame } from '../treatment-fields.ts'

/**
 * Replaces the content of an entry. An edit of an older version is refused, unless the entry already has the same content: then the edit was sent twice.
 * @throws Refusal NOT_FOUND, EDITED_ELSEWHERE, INVALID_INPUT for impossible months, TRIED_ALREADY, NO_LINKS_YET, QUOTA_REACHED
 */
export async function editTreatment(
  ctx: MemberCtx,
  { id, version, ...input }: EditTreatmentInput,
): Promise<TreatmentRow> {
  const at = ctx.now()
  const fields = fieldsOf(input)
  demandNoLink(ctx.actor, fields.name, fields.sentence, ...fields.sideEffects)
  const named = await namedAs(ctx.db, fields)
  return transact(ctx, async (tx) => {
    const postId = await postOf(tx, id)
    if (!postId) throw new Refusal('NOT_FOUND')
    const post = await lockPost(tx, postId)
    demand(mayTell(ctx.actor, post))
    const entries = await entriesOf(tx, postId)
    const known = entries.find((entry) => entry.id === id)
    if (!known) throw new Refusal('NOT_FOUND')
    if (saysTheSame(known, fields)) return known
    if (known.version !== version) throw new Refusal('EDITED_ELSEWHERE')
    const others = entries.filter((entry) => entry.id !== id)
    demandEntry({ fields, key: named.key, began: post.startDate, others, now: at })
    await useQuota(tx, { memberId: ctx.actor.id, kind: 'treatment', perHour: TREATMENTS_PER_HOUR, at })
    const held = await heldColumns(tx, ctx, { known, texts: textsOf(fields), before: textsOf(known) })
    const [edited] = await tx
      .update(treatment)
      .set({ ...held, ...columnsOf(fields), ...named, version: version + 1, updatedAt: at })
      .where(eq(treatment.id, id))
      .returning()
    await learnEntry(tx, fields)
    await emit(tx, treatmentTold, { treatmentId: id })
    await broadcastPost(tx, { postId, isHidden: known.hiddenAt !== null })
    return edited!
  })
}
