import { useEffect } from 'react'
import type { Conversation } from '#contract/chat/schema.ts'
import { api } from '#web/foundation/rpc.ts'

/** What was said of already, by conversation. */
const told = new Map<string, number>()

/** Tells those who wrote meanwhile that their messages are here: the list has come with them. */
export function useDelivered(conversations: readonly Conversation[] | undefined): void {
  useEffect(() => {
    for (const { id, unread, lastMessage, state } of conversations ?? []) {
      const seq = lastMessage?.seq ?? 0
      if (unread === 0 || state !== 'active' || seq <= (told.get(id) ?? 0)) continue
      told.set(id, seq)
      api.chat.mark({ conversationId: id, deliveredSeq: seq, readSeq: 0 }).catch(() => told.delete(id))
    }
  }, [conversations])
}
