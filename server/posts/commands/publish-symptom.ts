import type { PublishSymptomInput } from '#contract/posts/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { PostRow } from '../queries.ts'
import { addTravels, columnsOf, comparableFields, demandDates } from '../symptom-fields.ts'
import { publishOnce } from './publish-post.ts'

/**
 * Publishes a symptom post, once per form.
 * @throws Refusal INVALID_INPUT for impossible days or media that are gone; QUOTA_REACHED; DUPLICATE_POST; REQUEST_REUSED where the form had published
 *         something else, or its post is gone
 */
export async function publishSymptom(
  ctx: MemberCtx,
  { requestId, mediaIds, ...fields }: PublishSymptomInput,
): Promise<PostRow> {
  const at = ctx.now()
  demandDates(fields, at)
  const comparable = comparableFields(fields)
  return publishOnce(ctx, {
    requestId,
    fields: comparable,
    columns: { kind: 'symptom', ...columnsOf(comparable) },
    mediaIds,
    at,
    write: (tx, postId) => addTravels(tx, postId, comparable.travels),
  })
}
