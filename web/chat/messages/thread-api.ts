import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Message } from '#contract/chat/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { readThread, type Thread, withOlder, withoutMessage, withSent } from './thread.ts'

const threadOptions = (conversationId: string) =>
  queryOptions({
    queryKey: query.chat.messages.key({ type: 'query', input: { conversationId } }),
    queryFn: ({ signal }): Promise<Thread> =>
      readThread({
        known: () => threadIn(conversationId),
        ask: (asked) => api.chat.messages({ conversationId, ...asked }, { signal }),
        now: new Date(),
      }),
    // `readThread` itself keeps the messages that did not change.
    structuralSharing: false,
  })

const keyOf = (conversationId: string) => threadOptions(conversationId).queryKey
const threadIn = (conversationId: string): Thread | undefined => queryClient.getQueryData<Thread>(keyOf(conversationId))

/** The held part of a conversation. Reading it again keeps what was held, and adds what is new. */
export const useThread = (conversationId: string) => useQuery(threadOptions(conversationId))

/** Asks for the messages before the first one held. */
export const useOlder = (conversationId: string) =>
  useSendOnce({
    mutationFn: async (before: number) => {
      const page = await api.chat.messages({ conversationId, before })
      queryClient.setQueryData<Thread>(keyOf(conversationId), (thread) => thread && withOlder(thread, page, before))
    },
  })

/** Maps a message to the request under which it was sent from here, so that its place on the screen stays the same. */
const requests = new Map<string, string>()

export const requestOf = (messageId: string): string | undefined => requests.get(messageId)

/** Puts a message that was just sent in its place; settles once it is there. */
export async function showSent(message: Message, requestId: string): Promise<void> {
  const { conversationId } = message
  requests.set(message.id, requestId)
  const thread = threadIn(conversationId)
  if (!thread) return
  const grown = withSent(thread, message)
  if (grown) queryClient.setQueryData<Thread>(keyOf(conversationId), grown)
  // Messages lie between that were not heard of yet. If they cannot be read now, they are read when the connection is back.
  else await queryClient.invalidateQueries({ queryKey: keyOf(conversationId) }).catch(() => undefined)
}

/** Deletes a message, for oneself or for both. */
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
