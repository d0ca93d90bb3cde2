import { Suspense } from 'react'
import { lazyExtra } from '#web/foundation/ui/layout/lazy-part.tsx'
import { useMe } from '../api.ts'

// Only the browsers of new members fetch the note, because few members are new.
const NoLinksNote = lazyExtra(async () => (await import('./no-links-note.tsx')).NoLinksNote)

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
