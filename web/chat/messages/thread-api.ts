import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Message } from '#contract/chat/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { readThread, type Thread, withOlder, without, withSent } from './thread.ts'

const threadOptions = (conversationId: string) =>
  queryOptions({
    queryKey: query.chat.messages.key({ type: 'query', input: { conversationId } }),
    queryFn: ({ signal }): Promise<Thread> =>
      readThread({
        known: () => threadIn(conversationId),
        ask: (asked) => api.chat.messages({ conversationId, ...asked }, { signal }),
        now: new Date(),
      }),
    // It keeps what did not change itself, and knows what that is.
    structuralSharing: false,
  })

const keyOf = (conversationId: string) => threadOptions(conversationId).queryKey
const threadIn = (conversationId: string): Thread | undefined => queryClient.getQueryData<Thread>(keyOf(conversationId))

/** What is held of a conversation. Read again, it is what was held and what is new. */
export const useThread = (conversationId: string) => useQuery(threadOptions(conversationId))

/** Asks for the messages before one, the first that is held. */
export const useOlder = (conversationId: string) =>
  useSendOnce({
    mutationFn: async (before: number) => {
      const page = await api.chat.messages({ conversationId, before })
      queryClient.setQueryData<Thread>(keyOf(conversationId), (thread) => thread && withOlder(thread, page, before))
    },
  })

/** Under which request a message was sent from here: its place on the screen stays the same. */
const requests = new Map<string, string>()

export const requestOf = (messageId: string): string | undefined => requests.get(messageId)

/** Puts what was just sent in its place; settles once it is there. */
export async function showSent(message: Message, requestId: string): Promise<void> {
  const { conversationId } = message
  requests.set(message.id, requestId)
  const thread = threadIn(conversationId)
  if (!thread) return
  const grown = withSent(thread, message)
  if (grown) queryClient.setQueryData<Thread>(keyOf(conversationId), grown)
  // Something lies between that was not heard of yet. If it cannot be read now, it is when the connection is back.
  else await queryClient.invalidateQueries({ queryKey: keyOf(conversationId) }).catch(() => undefined)
}

/** Deletes a message, for oneself or for both. */
export const useRemoveMessage = ({ id, conversationId }: Message) =>
  useSendOnce({
    mutationFn: async ({ isForBoth }: { isForBoth: boolean }) => {
      await api.chat.remove({ id, isForBoth })
      if (!isForBoth) queryClient.setQueryData<Thread>(keyOf(conversationId), (thread) => thread && without(thread, id))
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: keyOf(conversationId) })
      void queryClient.invalidateQueries({ queryKey: query.chat.conversations.key() })
    },
  })
