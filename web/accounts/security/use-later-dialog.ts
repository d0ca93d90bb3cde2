import { type RefObject, useEffect, useRef, useState } from 'react'

type LaterDialog<Name> = {
  /** The last opened dialog stays on the page while it closes. */
  asked: { name: Name; opening: number } | undefined
  isOpen: boolean
  open: (name: Name) => void
  close: () => void
  /** For a success that may remove the element that opened the dialog: the focus goes to `place`. */
  finish: () => void
  place: RefObject<HTMLDivElement | null>
}

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
