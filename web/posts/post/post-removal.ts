import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { query } from '#web/foundation/rpc.ts'
import { dropCachedPost } from '../cached-posts.ts'

/**
 * Deletes one's own post, which then leaves every list at once.
 * @param leave  leaves the page that shows this post alone, before it is gone from there too
 */
export const useRemovePost = (leave?: () => Promise<void>) =>
  useSendOnce(
    query.posts.remove.mutationOptions({
      onSuccess: async ({ id }) => {
        await leave?.()
        dropCachedPost(id)
      },
    }),
  )
