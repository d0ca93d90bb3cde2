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
  /** The comment with its thread, once known and while the reader may see it. */
  place: CommentPlace | undefined
  /** The id of the comment to focus, until `onArrived` is called; set again each time the link is followed. */
  id: string | undefined
  /** Whether the comment is deleted, hidden from this reader, or cannot be fetched: the focus then goes to the section's heading. */
  isMissing: boolean
  onArrived: () => void
}

/** Finds the comment of this post that the address names, for example after a notification. */
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

/** Returns a string that changes each time a link to this page is followed, even a link to the current place. */
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
