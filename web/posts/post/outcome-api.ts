import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'
import { rewriteCachedPost } from '../cached-posts.ts'

export const useSetOutcome = () => useSendOnce(query.posts.setOutcome.mutationOptions({ onSuccess: rewriteCachedPost }))

/** Also answers the notification that asked. */
export const useSayStill = () =>
  useSendOnce(
    query.posts.sayStill.mutationOptions({
      onSuccess: () => void queryClient.invalidateQueries({ queryKey: query.notifications.key() }),
    }),
  )

export const askPostAgain = (id: string): void =>
  void queryClient.invalidateQueries({ queryKey: query.posts.get.key({ input: { id } }) })
