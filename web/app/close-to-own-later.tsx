import { Suspense } from 'react'
import { lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'

// The story is read first; others read none of theirs.
const CloseToOwn = lazyPart(async () => (await import('#web/closest/close-to-own.tsx')).CloseToOwn)

/** Straight under a symptom of one's own: who tells something close. */
export const closeToOwn = (postId: string) => (
  <Suspense>
    <CloseToOwn postId={postId} />
  </Suspense>
)
