import { COMMUNITY_DEFAULTS, keptTags } from '#contract/posts/rules.ts'
import type { CommunityFields, PublishCommunityInput } from '#contract/posts/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { demand } from '#server/foundation/refusal.ts'
import { maySpeakForTeam } from '../policy.ts'
import type { PostRow } from '../queries.ts'
import { publishOnce } from './publish-post.ts'

/**
 * Publishes a community post, once per form. An empty title or description is filled with the default of the screen, in the language of the form.
 * @throws Refusal FORBIDDEN for a team post by a member who is not staff; INVALID_INPUT for media that are gone; QUOTA_REACHED; REQUEST_REUSED where the form
 *         had published something else, or its post is gone
 */
export async function publishCommunity(
  ctx: MemberCtx,
  { requestId, mediaIds, entry, language, isByTeam, ...fields }: PublishCommunityInput,
): Promise<PostRow> {
  if (isByTeam) demand(maySpeakForTeam(ctx.actor))
  const unsaid = COMMUNITY_DEFAULTS[entry][language]
  const said: Pick<PostRow, keyof CommunityFields> = {
    title: fields.title ?? unsaid.title,
    description: fields.description ?? unsaid.description,
    tags: keptTags(fields.tags),
    place: fields.place,
  }
  const columns = { kind: 'community' as const, ...said, isByTeam }
  return publishOnce(ctx, {
    requestId,
    fields: { ...said, ...(isByTeam && { isByTeam }) },
    columns,
    mediaIds,
    at: ctx.now(),
  })
}
