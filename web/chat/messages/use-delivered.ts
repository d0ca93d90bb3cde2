import { useEffect } from 'react'
import type { Conversation } from '#contract/chat/schema.ts'
import { api } from '#web/foundation/rpc.ts'

/** Keyed by member and conversation, because another member may sign in on this page. */
const deliveredSeqs = new Map<string, number>()

/** Reports the new messages of these conversations as delivered, because the list brought them to this browser. */
export function useDelivered(memberId: string, conversations: readonly Conversation[] | undefined): void {
  useEffect(() => {
    for (const { id, unread, lastMessage, state } of conversations ?? []) {
      const seq = lastMessage?.seq ?? 0
      const name = `${memberId} ${id}`
      if (unread === 0 || state !== 'active' || seq <= (deliveredSeqs.get(name) ?? 0)) continue
      deliveredSeqs.set(name, seq)
      api.chat.mark({ conversationId: id, deliveredSeq: seq, readSeq: 0 }).catch(() => deliveredSeqs.delete(name))
    }
  }, [memberId, conversations])
}
