import { queryOptions, useQuery } from '@tanstack/react-query'
import { MESSAGES_PER_PAGE } from '#contract/chat/limits.ts'
import type { Message } from '#contract/chat/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { readThread, type Thread, threadOf, withOlder, withoutMessage, withSent } from './thread.ts'

export const threadOptions = (conversationId: string) =>
  queryOptions({
    queryKey: query.chat.messages.key({ type: 'query', input: { conversationId } }),
    queryFn: ({ signal }): Promise<Thread> =>
      readThread({
        known: () => threadIn(conversationId),
        ask: (asked) => api.chat.messages({ conversationId, ...asked }, { signal }),
        now: new Date(),
      }),
    initialData: () => takeServed(conversationId),
    // `readThread` itself reuses the messages that have not changed.
    structuralSharing: false,
  })

const keyOf = (conversationId: string) => threadOptions(conversationId).queryKey
const threadIn = (conversationId: string): Thread | undefined => queryClient.getQueryData<Thread>(keyOf(conversationId))

/** Takes the messages that the page brought, once, unless an event came since that changed them. */
function takeServed(conversationId: string): Thread | undefined {
  const { queryKey } = query.chat.messages.queryOptions({ input: { conversationId, limit: MESSAGES_PER_PAGE } })
  const served = queryClient.getQueryState(queryKey)
  if (!served?.data) return undefined
  queryClient.removeQueries({ queryKey, exact: true })
  return served.isInvalidated ? undefined : threadOf(served.data)
}

/** Fetching again keeps the loaded messages and adds new ones. */
export const useThread = (conversationId: string) => useQuery(threadOptions(conversationId))

export const useOlder = (conversationId: string) =>
  useSendOnce({
    mutationFn: async (before: number) => {
      const page = await api.chat.messages({ conversationId, before })
      queryClient.setQueryData<Thread>(keyOf(conversationId), (thread) => thread && withOlder(thread, page, before))
    },
  })

/** Maps the id of a message to the id of the request that sent it here, so that its row keeps its React key. */
const requests = new Map<string, string>()

export const requestOf = (messageId: string): string | undefined => requests.get(messageId)

export async function showSent(message: Message, requestId: string): Promise<void> {
  const { conversationId } = message
  requests.set(message.id, requestId)
  const thread = threadIn(conversationId)
  if (!thread) return
  const grown = withSent(thread, message)
  if (grown) queryClient.setQueryData<Thread>(keyOf(conversationId), grown)
  // Earlier messages are still missing. When they cannot be fetched now, they are fetched after the reconnect.
  else await queryClient.invalidateQueries({ queryKey: keyOf(conversationId) }).catch(() => undefined)
}

export const useRemoveMessage = ({ id, conversationId }: Message) =>
  useSendOnce({
    mutationFn: async ({ isForBoth }: { isForBoth: boolean }) => {
      await api.chat.remove({ id, isForBoth })
      if (!isForBoth)
        queryClient.setQueryData<Thread>(keyOf(conversationId), (thread) => thread && withoutMessage(thread, id))
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: keyOf(conversationId) })
      void queryClient.invalidateQueries({ queryKey: query.chat.conversations.key() })
    },
  })
