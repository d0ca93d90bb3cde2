import type { Post } from '#contract/posts/schema.ts'

/** An id that sorts before any post, because ids begin with their time. */
const BEFORE_ALL = '00000000-0000-7000-8000-000000000000'

/**
 * Returns the id of the post after which others may have published something new: the newest post of others in the list. One's own posts do not count,
 * because they appear at once; in a list of one's own posts alone, it is the oldest.
 */
export function newestKnown(posts: readonly Pick<Post, 'id' | 'isMine'>[]): string {
  const ids = posts.map(({ id }) => id)
  const others = posts.filter(({ isMine }) => !isMine).map(({ id }) => id)
  return others.toSorted().at(-1) ?? ids.toSorted()[0] ?? BEFORE_ALL
}
