import { z } from 'zod'
import { type FieldFault, faultsOf } from '#contract/foundation/faults.ts'
import { cleanLine } from '#contract/foundation/text.ts'
import { keptTags } from '#contract/posts/rules.ts'
import { CommunityFields } from '#contract/posts/schema.ts'

/** What stands in the form of a community post, as typed. */
export const CommunityValues = z.object({
  title: z.string(),
  description: z.string(),
  place: z.string(),
  tags: z.array(z.string()),
  /** Words in the tag field that were not made a tag yet: publishing takes them for one. */
  typedTag: z.string(),
})
export type CommunityValues = z.infer<typeof CommunityValues>

export const blankCommunity = (): CommunityValues => ({ title: '', description: '', place: '', tags: [], typedTag: '' })

/** Whether nothing was said yet: there would be nothing to lose. */
export const isBlankCommunity = ({ tags, ...texts }: CommunityValues): boolean =>
  tags.length === 0 && Object.values(texts).every((text) => text.trim() === '')

/** These values as the server takes them, or everything it would find wrong with them. */
export function readCommunity(values: CommunityValues): { fields: CommunityFields } | { faults: FieldFault[] } {
  const typed = cleanLine(values.typedTag)
  const checked = CommunityFields.safeParse({
    ...values,
    tags: typed === '' ? values.tags : keptTags([...values.tags, typed]),
  })
  return checked.success ? { fields: checked.data } : { faults: faultsOf(checked.error.issues) }
}
