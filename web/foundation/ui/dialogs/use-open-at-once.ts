import { type RefObject, useLayoutEffect, useState } from 'react'
import { useBackCloses } from './use-back-closes.ts'

export function useOpenAtOnce(button: RefObject<HTMLButtonElement | null>) {
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => {
    button.current?.focus()
    setOpen(true)
  }, [button])
  const change = (next: boolean) => {
    setOpen(next)
    const here = document.activeElement
    // The focus moves at once: a chosen item may move it elsewhere afterwards, and a dialog receives no Escape from an item that is unmounting. A call
    // that rings above the menu keeps the focus.
    if (!next && (here === document.body || here?.closest('[role="menu"]')))
      button.current?.focus({ preventScroll: true })
  }
  useBackCloses(isOpen, () => change(false))
  return [isOpen, change] as const
}
