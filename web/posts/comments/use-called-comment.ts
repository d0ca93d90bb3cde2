import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { CommentPlace } from '#contract/posts/schema.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { isId } from '#web/foundation/ids.ts'
import { useCommentPlace } from './comments-api.ts'

const PREFIX = 'commentaire-'

/** Returns the hash of a comment's address, which is also the id of its element on the page. */
export const commentAnchor = (id: string): string => PREFIX + id

/** Returns the id of the comment that an address ends with (`#commentaire-<id>`); undefined where it ends with none. */
export function commentIn(hash: string): string | undefined {
  const id = hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : undefined
  return isId(id) ? id : undefined
}

export type CalledComment = {
  /** Where the comment stands, once that is known and as long as it may be seen. */
  place: CommentPlace | undefined
  /** The id of the comment to lead to, until `onArrived` is called; once for each time that the address is followed. */
  id: string | undefined
  /** The comment is gone, not for this reader, or cannot be asked for: the reader who came for it must be led elsewhere. */
  isMissing: boolean
  onArrived: () => void
}

/** Finds the comment of this post to which a followed link leads, such as a notification. */
export function useCalledComment(postId: string): CalledComment {
  const id = useLocation({ select: ({ hash }) => commentIn(hash) })
  const visit = useVisit()
  const [arrived, setArrived] = useState<string>()
  const { data, error } = useCommentPlace(id)
  const place = data?.thread.postId === postId && !isRefusal(error, 'NOT_FOUND') ? data : undefined
  const isAwaited = id !== undefined && arrived !== visit
  return {
    place,
    id: isAwaited ? id : undefined,
    isMissing: isAwaited && !place && Boolean(data ?? error),
    onArrived: () => setArrived(visit),
  }
}

/** Returns another word each time that a link here is followed, also a link to the place where the reader already is. */
function useVisit(): string {
  const router = useRouter()
  const key = useLocation({ select: ({ state }) => state.__TSR_key })
  const [repeats, setRepeats] = useState(0)
  useEffect(
    () => router.subscribe('onBeforeLoad', ({ hrefChanged }) => hrefChanged || setRepeats((count) => count + 1)),
    [router],
  )
  return `${key} ${repeats}`
}
