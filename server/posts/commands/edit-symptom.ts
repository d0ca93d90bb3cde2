import { eq } from 'drizzle-orm'
import { EDITS_PER_HOUR, HIDDEN_CHANGES_PER_DAY } from '#contract/posts/limits.ts'
import type { EditSymptomInput } from '#contract/posts/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { demandNoLink, textsOf } from '#server/foundation/new-accounts.ts'
import { useQuota } from '#server/foundation/quota.ts'
import { demand, Refusal } from '#server/foundation/refusal.ts'
import { emit, transact } from '#server/foundation/transaction.ts'
import { demandNoDuplicatePost } from '../duplicate-policy.ts'
import { postEdited } from '../events.ts'
import { heldColumns, shownTexts } from '../held-text-policy.ts'
import { mayEdit } from '../policy.ts'
import { lockPost, type PostRow, postColumns, travelsOf } from '../queries.ts'
import {
  columnsOf,
  comparableFields,
  demandDates,
  saysTheSame,
  saysTheSameHidden,
  writeTravels,
} from '../symptom-fields.ts'
import { post } from '../tables.ts'
import { learnWords } from './learn-words.ts'

/**
 * Replaces the content of a symptom post. An edit of an older version is refused, unless the post already has the same content: then the edit was sent twice.
 * @throws Refusal NOT_FOUND; ALREADY_RESOLVED; EDITED_ELSEWHERE; INVALID_INPUT for impossible days; NO_LINKS_YET; DUPLICATE_POST; QUOTA_REACHED, also for too
 *         many changes of hidden fields over all posts
 */
export async function editSymptom(ctx: MemberCtx, { id, version, ...fields }: EditSymptomInput): Promise<PostRow> {
  const at = ctx.now()
  const said = comparableFields(fields)
  return transact(ctx, async (tx) => {
    const known = await lockPost(tx, id)
    demand(mayEdit(ctx.actor, known))
    const told = (await travelsOf(tx, [id])).get(id) ?? []
    if (known.version !== version) {
      if (saysTheSame(known, told, fields)) return known
      throw new Refusal('EDITED_ELSEWHERE')
    }
    demandDates(fields, at, told)
    demandNoLink(ctx.actor, ...textsOf(columnsOf(said)))
    const memberId = ctx.actor.id
    await useQuota(tx, { memberId, kind: 'edit', subjectId: id, perHour: EDITS_PER_HOUR, at })
    if (!saysTheSameHidden(known, told, fields))
      await useQuota(tx, { memberId, kind: 'hidden-change', perDay: HIDDEN_CHANGES_PER_DAY, at })
    await demandNoDuplicatePost(tx, { authorId: memberId, postId: id, ...said })
    const held = await heldColumns(tx, ctx, { known, texts: shownTexts(columnsOf(said)), before: shownTexts(known) })
    const [edited] = await tx
      .update(post)
      .set({ ...columnsOf(said), ...held, version: version + 1, updatedAt: at })
      .where(eq(post.id, id))
      .returning(postColumns)
    await writeTravels(tx, id, said.travels)
    await learnWords(tx, [edited!])
    await emit(tx, postEdited, { postId: id, authorId: known.authorId })
    return edited!
  })
}
