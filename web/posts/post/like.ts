import type { Post } from '#contract/posts/schema.ts'
import { api } from '#web/foundation/rpc.ts'
import { changeCachedPost } from '../cached-posts.ts'
import { openWishes } from '../compose/wishes.ts'

const likes = openWishes(async (id, isLiked) => {
  const { id: _, ...tally } = await api.posts.like({ id, isLiked })
  changeCachedPost(id, (post) => ({ ...post, ...tally }))
})

type Liked = Pick<Post, 'id' | 'isLiked' | 'likes'>

export const likeTurns = likes.turnsOf

export function useLike(post: Liked): Pick<Liked, 'isLiked' | 'likes'> {
  const wish = likes.useWish(post.id)
  return wish === undefined ? post : { isLiked: wish, likes: post.likes - Number(post.isLiked) + Number(wish) }
}

export const toggleLike = ({ id, isLiked }: Liked): Promise<void> => likes.toggle(id, isLiked)
