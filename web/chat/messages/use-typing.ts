import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '#web/foundation/rpc.ts'
import { typingKey } from '../live.ts'

/** A member counts as writing for this long after a report. */
const BELIEVED_MS = 5_000
const SAID_EVERY_MS = 3_000

export function useTyping(conversationId: string): boolean {
  const { data: heardAt = 0 } = useQuery<number>({ queryKey: typingKey(conversationId), queryFn: skipToken })
  const [over, setOver] = useState(0)
  useEffect(() => {
    if (heardAt === 0) return
    const waiting = setTimeout(() => setOver(heardAt), heardAt + BELIEVED_MS - Date.now())
    return () => clearTimeout(waiting)
  }, [heardAt])
  return heardAt > over
}

export function useSayTyping(conversationId: string): () => void {
  const saidAt = useRef(0)
  return () => {
    if (Date.now() - saidAt.current < SAID_EVERY_MS || !navigator.onLine) return
    saidAt.current = Date.now()
    api.chat.typing({ conversationId }).catch(() => undefined)
  }
}
