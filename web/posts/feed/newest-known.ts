import type { Post } from '#contract/posts/schema.ts'

/** Older than any post: ids begin with their time. */
const BEFORE_ALL = '00000000-0000-7000-8000-000000000000'

/**
 * Since which post others may have published what this list does not show: the newest of theirs in it, for one's own stand there as soon as
 * they are published; where all are one's own, the oldest of those.
 */
export function newestKnown(posts: readonly Pick<Post, 'id' | 'isMine'>[]): string {
  const ids = posts.map(({ id }) => id)
  const others = posts.filter(({ isMine }) => !isMine).map(({ id }) => id)
  return others.toSorted().at(-1) ?? ids.toSorted()[0] ?? BEFORE_ALL
}
