import { type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'

/**
 * Holds the state of a dialog whose code is loaded when it is first opened. The dialog mounts open, so it cannot know where the focus was: `cancel`
 * returns the focus. After closing it stays mounted, so that it fades out and keeps the typed text.
 * @param given  the ref of the button that opens it, when the caller has one already
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
    cancel: () => {
      close()
      opener.current?.focus()
    },
    mount: (dialog: ReactNode) => state !== 'never' && <Suspense>{dialog}</Suspense>,
  }
}
