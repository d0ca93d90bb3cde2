import { type RefObject, useEffect } from 'react'

/** Gives the focus to what is drawn in the place of what had it: for its `ref`. */
export const takeFocus = (place: HTMLElement | null): void => place?.focus({ preventScroll: true })

/**
 * Gives the focus to the heading of a section when what has it leaves the section: a row that is removed, a button in whose place a word stands. A screen
 * reader would begin again at the top of the page.
 */
export function useFocusLeftToHeading(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const section = heading.current?.closest('section')
    if (!section) return
    let last: EventTarget | null = null
    const hear = ({ target }: FocusEvent) => {
      last = target
    }
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) last = null
    }
    const changes = new MutationObserver(() => {
      if (!(last instanceof Node) || last.isConnected) return
      last = null
      if (document.activeElement === document.body) takeFocus(heading.current)
    })
    changes.observe(section, { childList: true, subtree: true })
    section.addEventListener('focusin', hear)
    section.addEventListener('focusout', forget)
    return () => {
      changes.disconnect()
      section.removeEventListener('focusin', hear)
      section.removeEventListener('focusout', forget)
    }
  }, [heading])
}
