import { useEffect } from 'react'
import type { Conversation } from '#contract/chat/schema.ts'
import { api } from '#web/foundation/rpc.ts'

/** Maps a member and a conversation to the `seq` already reported as delivered: another member may sign in here. */
const told = new Map<string, number>()

/** Tells the members who wrote meanwhile that their messages are here: they came with the list. */
export function useDelivered(memberId: string, conversations: readonly Conversation[] | undefined): void {
  useEffect(() => {
    for (const { id, unread, lastMessage, state } of conversations ?? []) {
      const seq = lastMessage?.seq ?? 0
      const name = `${memberId} ${id}`
      if (unread === 0 || state !== 'active' || seq <= (told.get(name) ?? 0)) continue
      told.set(name, seq)
      api.chat.mark({ conversationId: id, deliveredSeq: seq, readSeq: 0 }).catch(() => told.delete(name))
    }
  }, [memberId, conversations])
}
