import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { query } from '#web/foundation/rpc.ts'
import { dropCachedPost } from '../cached-posts.ts'

/** @param leave  leaves the post's own page before the post is removed from the cache */
export const useRemovePost = (leave?: () => Promise<void>) =>
  useSendOnce(
    query.posts.remove.mutationOptions({
      onSuccess: async ({ id }) => {
        await leave?.()
        dropCachedPost(id)
      },
    }),
  )
