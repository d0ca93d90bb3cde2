import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { CommentPlace } from '#contract/posts/schema.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { isId } from '#web/foundation/ids.ts'
import { useCommentPlace } from './comments-api.ts'

const PREFIX = 'commentaire-'

/** Also the id of the comment's element on the page. */
export const commentAnchor = (id: string): string => PREFIX + id

export function commentIn(hash: string): string | undefined {
  const id = hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : undefined
  return isId(id) ? id : undefined
}

export type CalledComment = {
  place: CommentPlace | undefined
  /** Set until `onArrived` is called, and again each time the link is followed. */
  id: string | undefined
  isMissing: boolean
  onArrived: () => void
}

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

/** The string changes each time a link to this page is followed, even a link to the current place. */
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
