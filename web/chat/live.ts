import type { QueryKey } from '@tanstack/react-query'
import type { LiveHandler } from '#web/foundation/live.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'

/** The cache key of when the other side last reported writing, in milliseconds; 0 once their message arrived. */
export const typingKey = (conversationId: string): QueryKey => ['chat.typing', conversationId]

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

export const conversationsChanged: LiveHandler = (changed) => {
  void readAgain(query.chat.conversations.key())
  if (changed === 'everything') return readAgain(query.chat.conversation.key())
  for (const conversationId of changed) void readState(conversationId)
}

async function readState(conversationId: string): Promise<void> {
  const queryKey = query.chat.conversation.queryKey({ input: { conversationId } })
  await readAgain(queryKey)
  const { data, error } = queryClient.getQueryState(queryKey) ?? {}
  if (error || data?.state === 'over') await readAgain(query.chat.key())
}

/** Missed events are not caught up with: that writing is over. */
export const typingHeard: LiveHandler = (changed) => {
  if (changed === 'everything') return
  for (const conversationId of changed) queryClient.setQueryData(typingKey(conversationId), Date.now())
}

export const requestsChanged: LiveHandler = () => {
  void readAgain(query.chat.key())
}

const waiting = new Set<string>()

/**
 * A pending fetch may be older than the event, so a second one follows it. The first is not cancelled:
 * in a quick exchange, nothing would be shown until the exchange ends.
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
