import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import type { Row } from '../messages/thread-rows.ts'

/** Within this distance of the end, in pixels, the reader counts as being there. */
const AT_END = 60
/** After this time the rows in sight have been measured and no longer move. */
const PLACING_MS = 150

/** Returns whether rows were added before the first one: the scroll position must then stay with the text being read. */
export function useIsGrownBefore(rows: readonly Row[]): boolean {
  const [known, setKnown] = useState({ rows, isGrown: false })
  if (known.rows === rows) return known.isGrown
  const isGrown =
    known.rows.length > 0 &&
    known.rows.length < rows.length &&
    known.rows[0]?.key !== rows[0]?.key &&
    known.rows.at(-1)?.key === rows.at(-1)?.key
  setKnown({ rows, isGrown })
  return isGrown
}

type List = { list: RefObject<VirtualizerHandle | null>; rows: readonly Row[] }

export function usePlacedFirst({ list, rows, letGo, onPlaced }: List & { letGo: () => void; onPlaced: () => void }) {
  const [isPlaced, setPlaced] = useState(false)
  const tell = useEffectEvent(onPlaced)
  const leaveEnd = useEffectEvent(letGo)
  useLayoutEffect(() => {
    if (isPlaced || rows.length === 0) return
    const firstNew = rows.findIndex(({ isFirstNew }) => isFirstNew)
    if (firstNew >= 0) leaveEnd()
    list.current?.scrollToIndex(firstNew >= 0 ? firstNew : rows.length - 1, { align: firstNew >= 0 ? 'start' : 'end' })
    const waiting = setTimeout(() => {
      setPlaced(true)
      tell()
    }, PLACING_MS)
    return () => clearTimeout(waiting)
  }, [list, rows, isPlaced])
  return isPlaced
}

export function useEnd({ list, rows, onAtEnd }: List & { onAtEnd: (isAtEnd: boolean) => void }) {
  const [isAtEnd, setAtEnd] = useState(true)
  const isHeld = useRef(true)
  const lastKey = rows.at(-1)?.key
  const [seenKey, setSeenKey] = useState(lastKey)
  if (isAtEnd && seenKey !== lastKey) setSeenKey(lastKey)
  const isMine = rows.at(-1)?.kind === 'unsent'

  /** A taller list scrolls by itself, and says so before it says that it is taller: whoever was at the end is there still. */
  const resized = () => {
    if (!isHeld.current && isNearEnd()) become(true)
    stay()
  }
  const stay = () => {
    if (isHeld.current) list.current?.scrollToIndex(rows.length - 1, { align: 'end' })
  }
  const become = (next: boolean) => {
    isHeld.current = next
    setAtEnd(next)
    onAtEnd(next)
  }
  const isNearEnd = () => {
    const { scrollOffset = 0, scrollSize = 0, viewportSize = 0 } = list.current ?? {}
    return scrollOffset + viewportSize >= scrollSize - AT_END
  }
  const toEnd = () => {
    become(true)
    stay()
  }
  const wasMine = useRef<string>(undefined)
  const follow = useEffectEvent((isJustWritten: boolean) => (isJustWritten ? toEnd() : stay()))
  useLayoutEffect(() => {
    follow(isMine && wasMine.current !== lastKey)
    wasMine.current = isMine ? lastKey : undefined
  }, [lastKey, isMine])

  return {
    isAtEnd,
    hasNew: !isAtEnd && seenKey !== lastKey,
    resized,
    stay,
    toEnd,
    hearScroll: () => {
      const next = isNearEnd()
      if (next !== isHeld.current) become(next)
    },
    letGo: () => {
      isHeld.current = false
    },
    lookAgain: () => become(isNearEnd()),
  }
}
