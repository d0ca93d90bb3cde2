import { type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'

/**
 * State of a dialog whose code is fetched when it is first opened, by `lazy`. It is made open, and so never learns where the focus was: `cancel`
 * gives it back. Closed, it stays mounted: it fades out, and keeps what was typed.
 * @param given  the button that opens it, where others hold it too
 */
export function useDeferredDialog<Opener extends HTMLElement = HTMLButtonElement>(given?: RefObject<Opener | null>) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const own = useRef<Opener>(null)
  const opener = given ?? own
  const close = () => setState((before) => (before === 'open' ? 'closed' : before))
  return {
    opener,
    isOpen: state === 'open',
    open: () => setState('open'),
    close,
    /** Closes it, with the focus on what opened it. */
    cancel: () => {
      close()
      opener.current?.focus()
    },
    /** Draws the dialog from its first opening on. */
    mount: (dialog: ReactNode) => state !== 'never' && <Suspense>{dialog}</Suspense>,
  }
}
