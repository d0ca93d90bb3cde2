import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Conversation, Message } from '#contract/chat/schema.ts'
import { api } from '#web/foundation/rpc.ts'

type Marks = {
  conversation: Conversation
  messages: readonly Message[] | undefined
  isAtEnd: boolean
}

/** A message counts as read when the page is visible and focused, and the end is in sight. */
export function useMarks({ conversation, messages, isAtEnd }: Marks): void {
  const isLookedAt = useIsLookedAt()
  const told = useRef({ deliveredSeq: 0, readSeq: 0 })
  const { id: conversationId, readSeq, state } = conversation
  const newest = messages?.findLast(({ isMine }) => !isMine)?.seq ?? 0
  const readTo = isLookedAt && isAtEnd ? newest : 0
  useEffect(() => {
    const marks = { deliveredSeq: newest, readSeq: readTo > readSeq ? readTo : 0 }
    const isKnown = marks.deliveredSeq <= told.current.deliveredSeq && marks.readSeq <= told.current.readSeq
    if (newest === 0 || isKnown || state !== 'active') return
    const before = told.current
    told.current = marks
    api.chat.mark({ conversationId, ...marks }).catch(() => {
      // The next message, or the next look at the page, repeats the report.
      told.current = before
    })
  }, [conversationId, newest, readTo, readSeq, state])
}

const isLookedAt = () => document.visibilityState === 'visible' && document.hasFocus()

function hearLooks(changed: () => void): () => void {
  const stop = new AbortController()
  for (const event of ['focus', 'blur']) window.addEventListener(event, changed, stop)
  document.addEventListener('visibilitychange', changed, stop)
  return () => stop.abort()
}

const useIsLookedAt = (): boolean => useSyncExternalStore(hearLooks, isLookedAt)
