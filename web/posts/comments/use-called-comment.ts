import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { CommentPlace } from '#contract/posts/schema.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { isId } from '#web/foundation/ids.ts'
import { useCommentPlace } from './comments-api.ts'

const PREFIX = 'commentaire-'

/** What an address to a comment ends with, and what the comment has as its id on the page. */
export const commentAnchor = (id: string): string => PREFIX + id

/** The comment that an address ends with, where it does: `#commentaire-<id>`. */
export function commentIn(hash: string): string | undefined {
  const id = hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : undefined
  return isId(id) ? id : undefined
}

export type CalledComment = {
  /** Where it stands, once that is known and as long as it may be seen. */
  place: CommentPlace | undefined
  /** The one to lead to, until `onArrived` is told; once for each time that the address is followed. */
  id: string | undefined
  /** It is gone, not for this reader, or cannot be asked for: whoever came for it is to be led elsewhere. */
  isMissing: boolean
  onArrived: () => void
}

/** The comment of this post that one follows a link to, such as a notice. */
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

/** Another word each time that a link here is followed, also one to where one is already. */
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
