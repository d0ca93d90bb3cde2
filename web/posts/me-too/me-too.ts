import type { Post } from '#contract/posts/schema.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { changeCachedPost } from '../cached-posts.ts'
import { openWishes } from '../compose/wishes.ts'

const meToos = openWishes(async (id, isMeToo) => {
  const { id: _, ...tally } = await api.posts.meToo({ id, isMeToo })
  changeCachedPost(id, (post) => ({ ...post, ...tally }))
  void queryClient.invalidateQueries({ queryKey: query.matching.meToos.key() })
})

type MeToo = Pick<Post, 'id' | 'isMeToo' | 'meToos'>

export function useMeToo(post: MeToo): Pick<MeToo, 'isMeToo' | 'meToos'> {
  const wish = meToos.useWish(post.id)
  return wish === undefined ? post : { isMeToo: wish, meToos: post.meToos - Number(post.isMeToo) + Number(wish) }
}

export const toggleMeToo = ({ id, isMeToo }: MeToo): Promise<void> => meToos.toggle(id, isMeToo)
