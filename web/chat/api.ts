import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ChatPreferences } from '#contract/chat/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { useFailureToast } from '#web/foundation/toasts.tsx'

export const useConversations = () =>
  useInfiniteQuery(
    query.chat.conversations.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
  )

type ConversationPages = { pages: readonly { items: readonly unknown[]; nextCursor: string | null }[] }

export const hasNoConversation = ({ pages }: ConversationPages): boolean =>
  pages.every(({ items, nextCursor }) => items.length === 0 && nextCursor === null)

export const useConversation = (conversationId: string) =>
  useQuery(query.chat.conversation.queryOptions({ input: { conversationId } }))

export const useChatPreferences = () => useQuery(query.chat.manners.queryOptions())

export function useSetChatPreferences() {
  const tellFailure = useFailureToast()
  const { queryKey } = query.chat.manners.queryOptions()
  const mutationKey = ['chat', 'preferences']
  const chosen = (choice: Partial<ChatPreferences>) => ({ ...queryClient.getQueryData(queryKey)!, ...choice })
  return useSendOnce({
    mutationKey,
    // Requests run one after the other, so that two quick choices are both kept.
    scope: { id: 'chat-preferences' },
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
    // Read receipts and presence are mutual, so the whole chat is fetched again. While another choice is pending, the answer would undo that choice on the
    // screen for a moment.
    onSuccess: () =>
      queryClient.isMutating({ mutationKey }) === 1
        ? queryClient.invalidateQueries({ queryKey: query.chat.key(), refetchType: 'active' })
        : undefined,
  })
}
