import { TagList } from '#web/foundation/ui/tag-list.tsx'
import { useTagLabels } from '../tags/use-tag-labels.ts'

type PostTagsProps = {
  /** As they are kept. */
  tags: readonly string[]
  /** Shows this many, then "+N". All of them when absent. */
  max?: number
  inWell?: boolean
}

/** Tags of posts in the reader's language. */
export function PostTags({ tags, ...shown }: PostTagsProps) {
  return <TagList tags={useTagLabels(tags)} {...shown} />
}
