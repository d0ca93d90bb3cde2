import { TagList } from '#web/foundation/ui/tag-list.tsx'
import { useTagLabels } from '../tags/use-tag-labels.ts'

type PostTagsProps = {
  tags: readonly string[]
  max?: number
  inWell?: boolean
}

export function PostTags({ tags, ...shown }: PostTagsProps) {
  return <TagList tags={useTagLabels(tags)} {...shown} />
}
