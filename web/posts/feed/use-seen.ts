import { useEffect, useRef, useState } from 'react'
import type { Post } from '#contract/posts/schema.ts'
import { privateStore } from '#web/foundation/private-store.ts'

const SEEN = 'feed.seen'

/**
 * One's own posts are never unread, and on a first visit no post is.
 * @param all the posts of the whole feed; undefined for a filtered feed, because it leaves out older posts that were not seen
 */
export function useSeen(memberId: string, all: readonly Post[] | undefined): (post: Post) => boolean {
  const [seen] = useState(() => privateStore(memberId).read(SEEN))
  const newest = useRef('')
  // Ids begin with their time, so the largest id is the newest post.
  newest.current = (all ?? []).reduce((latest, { id }) => (id > latest ? id : latest), newest.current)
  useEffect(() => {
    const store = privateStore(memberId)
    const leave = () => newest.current > (store.read(SEEN) ?? '') && store.write(SEEN, newest.current)
    window.addEventListener('pagehide', leave)
    return () => {
      leave()
      window.removeEventListener('pagehide', leave)
    }
  }, [memberId])
  return ({ id, isMine }) => seen !== null && id > seen && !isMine
}
