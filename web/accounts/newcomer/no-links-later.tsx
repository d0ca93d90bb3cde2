import { Suspense } from 'react'
import { lazyExtra } from '#web/foundation/ui/layout/lazy-part.tsx'
import { useMe } from '../api.ts'

// Few are new: only their browsers fetch it.
const NoLinksNote = lazyExtra(async () => (await import('./no-links-note.tsx')).NoLinksNote)

/** Tells a new member, as soon as these words hold a link, that they cannot be sent with it yet. */
export function NoLinksLater({ words }: { words: readonly string[] }) {
  const { me } = useMe()
  return (
    me?.newUntil && (
      <Suspense>
        <NoLinksNote until={me.newUntil} words={words} />
      </Suspense>
    )
  )
}
