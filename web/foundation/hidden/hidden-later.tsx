import { Suspense } from 'react'
import type { Hidden } from '#contract/foundation/hidden.ts'
import { lazyExtra } from '../ui/layout/lazy-part.tsx'

// Loaded separately, because few things are hidden.
const HiddenNote = lazyExtra(async () => (await import('./hidden-note.tsx')).HiddenNote)

export function HiddenLater({ hidden }: { hidden: Hidden }) {
  return (
    hidden && (
      <Suspense>
        <HiddenNote why={hidden} />
      </Suspense>
    )
  )
}
