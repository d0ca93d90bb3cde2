import { type RefObject, useLayoutEffect, useState } from 'react'
import { useBackCloses } from './use-back-closes.ts'

/** State of a menu that opens as soon as it is made, from its own button: that is where the focus goes back to. Back closes it. */
export function useOpenAtOnce(button: RefObject<HTMLButtonElement | null>) {
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => {
    button.current?.focus()
    setOpen(true)
  }, [button])
  const change = (next: boolean) => {
    setOpen(next)
    const here = document.activeElement
    // Now, and not a moment later: what was chosen may lead the focus elsewhere, and a dialog hears no Escape from a line of a menu. A call that
    // rings over the menu keeps the focus that it took.
    if (!next && (here === document.body || here?.closest('[role="menu"]')))
      button.current?.focus({ preventScroll: true })
  }
  useBackCloses(isOpen, () => change(false))
  return [isOpen, change] as const
}
