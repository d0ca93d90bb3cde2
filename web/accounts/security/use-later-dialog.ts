import { type RefObject, useEffect, useRef, useState } from 'react'

type LaterDialog<Name> = {
  /** The last opened dialog: it stays on the page while it closes. */
  asked: { name: Name; opening: number } | undefined
  isOpen: boolean
  open: (name: Name) => void
  /** Closes the dialog; the focus returns to the element that opened it. */
  close: () => void
  /** Closes the dialog after success. The element that opened it may have disappeared, so the focus goes to `place`. */
  finish: () => void
  place: RefObject<HTMLDivElement | null>
}

/** Opens one of several dialogs, which is loaded when it is first asked for and mounted anew at each opening. */
export function useLaterDialog<Name>(): LaterDialog<Name> {
  const [asked, setAsked] = useState<{ name: Name; opening: number }>()
  const [isOpen, setOpen] = useState(false)
  const back = useRef<Element>(null)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!isOpen && back.current instanceof HTMLElement) back.current.focus()
  }, [isOpen])

  return {
    asked,
    isOpen,
    open(name) {
      back.current = document.activeElement
      setAsked({ name, opening: (asked?.opening ?? 0) + 1 })
      setOpen(true)
    },
    close: () => setOpen(false),
    finish() {
      back.current = place.current
      setOpen(false)
    },
    place,
  }
}
