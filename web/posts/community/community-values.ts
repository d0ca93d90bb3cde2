import { faultsOf } from '#contract/foundation/faults.ts'
import { CommunityFields, type ToldCommunity } from '#contract/posts/schema.ts'
import type { DraftKind } from '#web/foundation/editing/draft.ts'
import { textField, typedWords } from '#web/foundation/editing/field-kinds.ts'
import { describeForm } from '#web/foundation/editing/form-description.ts'
import type { Read } from '#web/foundation/editing/use-form-sending.ts'
import { isPublishing, type Publishing } from '../compose/publishing-mark.ts'
import { tagField, withTyped } from '../tags/tag-field.ts'

export type CommunityValues = { title: string; description: string; tags: string[]; typedTag: string; place: string }

export const communityForm = describeForm<ToldCommunity, CommunityValues>({
  title: { ...textField, label: (t) => t('posts.community.titleLabel') },
  description: { ...textField, label: (t) => t('posts.community.description') },
  tags: { ...tagField(({ typedTag }: CommunityValues) => typedTag), label: (t) => t('posts.community.tags') },
  typedTag: typedWords,
  place: { ...textField, label: (t) => t('posts.community.place') },
})

export const COMMUNITY: DraftKind<CommunityValues, Publishing> = {
  name: 'community',
  form: communityForm,
  isMark: isPublishing,
}

export function readCommunity({ tags, typedTag, ...values }: CommunityValues): Read<CommunityFields> {
  const checked = CommunityFields.safeParse({ ...values, tags: withTyped(tags, typedTag) })
  return checked.success ? { fields: checked.data } : { faults: faultsOf(checked.error.issues) }
}
