import { type ReactNode, Suspense, useRef, useState } from 'react'

/**
 * State of a dialog whose code is fetched when it is first opened, by `lazy`. Closed, it stays mounted: it fades out, and keeps what was typed.
 */
export function useDeferredDialog<Opener extends HTMLElement = HTMLButtonElement>() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  /** The button that opens it. */
  const opener = useRef<Opener>(null)
  const close = () => setState((before) => (before === 'open' ? 'closed' : before))
  return {
    opener,
    isOpen: state === 'open',
    open: () => setState('open'),
    close,
    /** Closes it and gives the focus back to what opened it. */
    cancel: () => {
      close()
      opener.current?.focus()
    },
    /** Draws the dialog once it was opened. */
    mount: (dialog: ReactNode) => state !== 'never' && <Suspense>{dialog}</Suspense>,
  }
}
