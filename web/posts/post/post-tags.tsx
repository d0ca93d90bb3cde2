import { TagList } from '#web/foundation/ui/tag-list.tsx'
import { useTagLabels } from '../tags/use-tag-labels.ts'

type PostTagsProps = {
  /** The tags as they are stored. */
  tags: readonly string[]
  /** The most tags that are shown, followed by "+N"; all by default. */
  max?: number
  inWell?: boolean
}

/** Shows the tags of a post in the reader's language. */
export function PostTags({ tags, ...shown }: PostTagsProps) {
  return <TagList tags={useTagLabels(tags)} {...shown} />
}
