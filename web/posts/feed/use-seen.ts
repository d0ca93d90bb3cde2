import { useEffect, useRef, useState } from 'react'
import type { Post } from '#contract/posts/schema.ts'
import { privateStore } from '#web/foundation/private-store.ts'

const SEEN = 'feed.seen'

/**
 * Returns whether a post is newer than all that the whole feed held when this member last left it, on this device. A member's own is never unread, and on the first
 * visit none is.
 * @param all  the posts of the whole feed; undefined for a narrowed one, which leaves out others that are older and not seen
 */
export function useSeen(memberId: string, all: readonly Post[] | undefined): (post: Post) => boolean {
  const store = privateStore(memberId)
  const [seen] = useState(() => store.read(SEEN))
  const newest = useRef('')
  // Ids begin with their time.
  newest.current = (all ?? []).reduce((latest, { id }) => (id > latest ? id : latest), newest.current)
  useEffect(() => {
    const shelf = privateStore(memberId)
    const leave = () => newest.current > (shelf.read(SEEN) ?? '') && shelf.write(SEEN, newest.current)
    window.addEventListener('pagehide', leave)
    return () => {
      leave()
      window.removeEventListener('pagehide', leave)
    }
  }, [memberId])
  return ({ id, isMine }) => seen !== null && id > seen && !isMine
}
