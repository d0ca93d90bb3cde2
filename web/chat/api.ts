import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ChatPreferences } from '#contract/chat/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { useFailureToast } from '#web/foundation/toasts.tsx'

/** My conversations, latest first, a page at a time. */
export const useConversations = () =>
  useInfiniteQuery(
    query.chat.conversations.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
  )

/** One conversation as it stands; refused with NOT_FOUND where it is not one of mine, or one of us has blocked the other. */
export const useConversation = (conversationId: string) =>
  useQuery(query.chat.conversation.queryOptions({ input: { conversationId } }))

/** My choices about how much I show of myself while I talk. */
export const useChatPreferences = () => useQuery(query.chat.manners.queryOptions())

/** Changes these choices: at once on the screen, and back again with a toast where the server could not save them. */
export function useSetChatPreferences() {
  const tellFailure = useFailureToast()
  const { queryKey } = query.chat.manners.queryOptions()
  const mutationKey = ['chat', 'manners']
  const chosen = (choice: Partial<ChatPreferences>) => ({ ...queryClient.getQueryData(queryKey)!, ...choice })
  return useSendOnce({
    mutationKey,
    // One after the other: a member who chooses twice in a moment keeps both choices.
    scope: { id: 'chat-manners' },
    mutationFn: (choice: Partial<ChatPreferences>) => api.chat.setManners(chosen(choice)),
    onMutate: async (choice) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, chosen(choice))
      return before
    },
    onError: (error, _choice, before) => {
      queryClient.setQueryData(queryKey, before)
      tellFailure(error)
    },
    // Both sides see who reads and who is there, or neither does, so the chat is read again; not while another choice is on its way, which the answer
    // would take off the screen for a moment.
    onSuccess: () =>
      queryClient.isMutating({ mutationKey }) === 1
        ? queryClient.invalidateQueries({ queryKey: query.chat.key(), refetchType: 'active' })
        : undefined,
  })
}
