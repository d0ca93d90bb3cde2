import { useLayoutEffect, useRef, useState } from 'react'
import type { RoomMessage } from '#contract/conferences/schema.ts'

/** The distance in pixels from the end within which one counts as reading the latest messages. */
const NEAR = 48

type EndOptions = { messages: readonly RoomMessage[]; isByTime: boolean; ownIds: ReadonlySet<string> }

export function useEnd({ messages, isByTime, ownIds }: EndOptions) {
  const scroller = useRef<HTMLElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const [readUpTo, setReadUpTo] = useState<RoomMessage>()
  const place = useRef({
    isAtEnd: true,
    lastId: undefined as string | undefined,
    firstId: undefined as string | undefined,
    height: 0,
  })
  const last = messages.at(-1)
  const first = messages[0]

  useLayoutEffect(() => {
    const { current } = scroller
    if (!current || !isByTime) return
    const before = place.current
    const isOwn = last !== undefined && last.id !== before.lastId && ownIds.has(last.id)
    if (before.isAtEnd || isOwn) current.scrollTop = current.scrollHeight
    // Older messages loaded above push the others down: the scroll position follows, so that the text one reads stays in place.
    else if (first?.id !== before.firstId) current.scrollTop += current.scrollHeight - before.height
    place.current = { ...before, lastId: last?.id, firstId: first?.id, height: current.scrollHeight }
  })

  const hearScroll = () => {
    const { current } = scroller
    if (!current) return
    const isNow = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR
    if (isNow === place.current.isAtEnd) return
    place.current = { ...place.current, isAtEnd: isNow }
    setAtEnd(isNow)
    setReadUpTo(last)
  }

  const come = isAtEnd || !readUpTo ? 0 : messages.filter(({ createdAt }) => createdAt > readUpTo.createdAt).length
  return {
    scroller,
    hearScroll,
    isAtEnd,
    come,
    toEnd() {
      scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
      scroller.current?.focus({ preventScroll: true })
    },
  }
}
