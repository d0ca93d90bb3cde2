import type { QueryKey } from '@tanstack/react-query'
import type { LiveHandler } from '#web/foundation/live.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'

/** When the other side of a conversation was last heard to write, in milliseconds; 0 once they said it. */
export const typingKey = (conversationId: string): QueryKey => ['chat.typing', conversationId]

/** Something was written, deleted or read in these conversations, here or elsewhere. */
export const messagesChanged: LiveHandler = (changed) => {
  void readAgain(query.chat.unread.key())
  conversationsChanged(changed)
  if (changed === 'everything') return readAgain(query.chat.messages.key())
  for (const conversationId of changed) {
    queryClient.setQueryData(typingKey(conversationId), 0)
    // This browser has heard of it, wherever in the site it is: that is what "delivered" means. The server counts no further than the last message.
    api.chat.mark({ conversationId, deliveredSeq: Number.MAX_SAFE_INTEGER, readSeq: 0 }).catch(() => undefined)
    void readAgain(query.chat.messages.key({ input: { conversationId } }))
  }
}

/** In these conversations the other side received or read, came or left; or they are over, or gone. */
export const conversationsChanged: LiveHandler = (changed) => {
  void readAgain(query.chat.conversations.key())
  if (changed === 'everything') return readAgain(query.chat.conversation.key())
  for (const conversationId of changed) void readState(conversationId)
}

/** Reads how a conversation on the screen stands; of one that is over or gone, what was said in it and all that counts it are read again too. */
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
 * Reads the shown data of this key once more. A read under way may miss the news that has just come, but is never cut off: in a quick exchange
 * nothing would be shown until it ends.
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
