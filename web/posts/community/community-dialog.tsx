import { Suspense, useState } from 'react'
import { lazyDialog } from '#web/foundation/ui/layout/lazy-part.tsx'
import type { CommunityFormProps } from './community-form.tsx'

// Validation, tags and uploads: heavier than the screens that it is opened from.
const CommunityForm = lazyDialog(async () => (await import('./community-form.tsx')).CommunityForm)

/** Where a community post is written. Closing it asks nothing and loses nothing: what was written is there when it opens again. */
export function CommunityDialog(props: CommunityFormProps) {
  const [wasOpen, setWasOpen] = useState(false)
  const [opening, setOpening] = useState(0)
  if (props.isOpen !== wasOpen) {
    setWasOpen(props.isOpen)
    if (props.isOpen) setOpening(opening + 1)
  }
  const close = () => {
    props.onClose()
    // The dialog comes with its first opening, too late to know where the focus was.
    props.opener.current?.focus()
  }
  if (opening === 0) return null
  return (
    <Suspense>
      {/* Each opening reads the kept draft anew: it may have been published or continued elsewhere. */}
      <CommunityForm key={opening} {...props} onClose={close} />
    </Suspense>
  )
}
