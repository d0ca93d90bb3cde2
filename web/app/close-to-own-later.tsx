import { lazy, Suspense } from 'react'

// The story is read first; others read none of theirs.
const CloseToOwn = lazy(async () => ({ default: (await import('#web/closest/close-to-own.tsx')).CloseToOwn }))

/** Straight under a symptom of one's own: who tells something close. */
export const closeToOwn = (postId: string) => (
  <Suspense>
    <CloseToOwn postId={postId} />
  </Suspense>
)
