import { notifyManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Post, Tally } from '#contract/posts/schema.ts'
import { api } from '#web/foundation/rpc.ts'
import { changeCachedPost } from './cached-posts.ts'

type Liked = Pick<Post, 'id' | 'isLiked' | 'likes'>

/** By post, whether it is to be liked, as long as the server is being told. */
const wishes = new Map<string, boolean>()
const readers = new Set<() => void>()

/**
 * Whether I like this post, and how many do: at once as I wish it, whatever is fetched meanwhile; as the server has it when it could not be
 * told.
 */
export function useLike(post: Liked): Pick<Liked, 'isLiked' | 'likes'> {
  const wish = useSyncExternalStore(subscribe, () => wishes.get(post.id))
  return wish === undefined ? post : { isLiked: wish, likes: post.likes - Number(post.isLiked) + Number(wish) }
}

/**
 * Likes the post, or takes the like back. One request at a time for each post: what is wished meanwhile is sent after it, and only the last
 * of it. Rejects, to whoever wished first, when the server could not be told.
 */
export async function toggleLike({ id, isLiked }: Liked): Promise<void> {
  const isBeingTold = wishes.has(id)
  wish(id, !(wishes.get(id) ?? isLiked))
  if (isBeingTold) return
  try {
    let told: boolean | undefined
    while (told !== wishes.get(id)) {
      told = wishes.get(id) ?? false
      apply(await api.posts.like({ id, isLiked: told }))
      await everyoneHasHeard()
    }
  } finally {
    wish(id, undefined)
  }
}

function apply({ id, ...tally }: Tally): void {
  changeCachedPost(id, (post) => ({ ...post, ...tally }))
}

/** What changes in the cache is told to those who show it a moment later; the wish must not be gone by then. */
const everyoneHasHeard = () => new Promise<void>((settle) => notifyManager.schedule(settle))

function wish(id: string, isLiked: boolean | undefined): void {
  if (isLiked === undefined) wishes.delete(id)
  else wishes.set(id, isLiked)
  for (const read of readers) read()
}

function subscribe(reader: () => void): () => void {
  readers.add(reader)
  return () => readers.delete(reader)
}
