import type { QueryKey } from '@tanstack/react-query'
import type { LiveHandler } from '#web/foundation/live.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'

/** The cache key of the time at which the other side last reported writing, in milliseconds; 0 once their message arrived. */
export const typingKey = (conversationId: string): QueryKey => ['chat.typing', conversationId]

/** Reacts to messages that were written, deleted or read in these conversations, here or elsewhere. */
export const messagesChanged: LiveHandler = (changed) => {
  void readAgain(query.chat.unread.key())
  conversationsChanged(changed)
  if (changed === 'everything') return readAgain(query.chat.messages.key())
  for (const conversationId of changed) {
    queryClient.setQueryData(typingKey(conversationId), 0)
    // A message counts as delivered when any page of this browser has heard of it. The server caps the number at the last message.
    api.chat.mark({ conversationId, deliveredSeq: Number.MAX_SAFE_INTEGER, readSeq: 0 }).catch(() => undefined)
    void readAgain(query.chat.messages.key({ input: { conversationId } }))
  }
}

/** Reacts when the other side of these conversations received or read messages, came or left, or when a conversation ended. */
export const conversationsChanged: LiveHandler = (changed) => {
  void readAgain(query.chat.conversations.key())
  if (changed === 'everything') return readAgain(query.chat.conversation.key())
  for (const conversationId of changed) void readState(conversationId)
}

/** Fetches the state of a conversation. When it is over or gone, its messages and all counts are fetched again too. */
async function readState(conversationId: string): Promise<void> {
  const queryKey = query.chat.conversation.queryKey({ input: { conversationId } })
  await readAgain(queryKey)
  const { data, error } = queryClient.getQueryState(queryKey) ?? {}
  if (error || data?.state === 'over') await readAgain(query.chat.key())
}

/** Reacts when the other side of these conversations is writing. Missed events are not caught up with: that writing is over. */
export const typingHeard: LiveHandler = (changed) => {
  if (changed === 'everything') return
  for (const conversationId of changed) queryClient.setQueryData(typingKey(conversationId), Date.now())
}

/** Reacts to requests that were made, answered or ended: who may say what to whom has changed. */
export const requestsChanged: LiveHandler = () => {
  void readAgain(query.chat.key())
}

const waiting = new Set<string>()

/**
 * Fetches the data of this key again. A pending fetch may be older than the event, so a second one follows it. The first is not cancelled: in a
 * quick exchange, nothing would be shown until the exchange ends.
 */
async function readAgain(queryKey: QueryKey): Promise<void> {
  const name = JSON.stringify(queryKey)
  if (waiting.has(name)) return
  if (queryClient.isFetching({ queryKey }) > 0) {
    waiting.add(name)
    await queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })
    waiting.delete(name)
  }
  await queryClient.invalidateQueries({ queryKey })
}
