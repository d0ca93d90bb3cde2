import { Suspense, useState } from 'react'
import { lazyDialog } from '#web/foundation/ui/layout/lazy-part.tsx'
import type { CommunityFormProps } from './community-form.tsx'

const CommunityForm = lazyDialog(async () => (await import('./community-form.tsx')).CommunityForm)

/** Closing the dialog asks nothing, because the text is kept for the next time it opens. */
export function CommunityDialog(props: CommunityFormProps) {
  const [wasOpen, setWasOpen] = useState(false)
  const [opening, setOpening] = useState(0)
  if (props.isOpen !== wasOpen) {
    setWasOpen(props.isOpen)
    if (props.isOpen) setOpening(opening + 1)
  }
  const close = () => {
    props.onClose()
    // The dialog mounts open, so it does not know where the focus was.
    props.opener.current?.focus()
  }
  if (opening === 0) return null
  return (
    <Suspense>
      {/* Each opening reads the stored draft anew: it may have been published or continued in another tab. */}
      <CommunityForm key={opening} {...props} onClose={close} />
    </Suspense>
  )
}
