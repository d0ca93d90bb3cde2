import { Suspense } from 'react'
import { lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'

// The story is read first, and others never need this: it is loaded separately.
const CloseToOwn = lazyPart(async () => (await import('#web/closest/close-to-own.tsx')).CloseToOwn)

export const closeToOwn = (postId: string) => (
  <Suspense>
    <CloseToOwn postId={postId} />
  </Suspense>
)
