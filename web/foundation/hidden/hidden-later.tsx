import { Suspense } from 'react'
import type { Hidden } from '#contract/foundation/hidden.ts'
import { lazyExtra } from '../ui/layout/lazy-part.tsx'

// Few things are hidden: only what is fetches it.
const HiddenNote = lazyExtra(async () => (await import('./hidden-note.tsx')).HiddenNote)

/** Says over something of the reader's own that it is hidden from others, where it is. */
export function HiddenLater({ hidden }: { hidden: Hidden }) {
  return (
    hidden && (
      <Suspense>
        <HiddenNote why={hidden} />
      </Suspense>
    )
  )
}
