import { type RefObject, useEffect } from 'react'

/** Content above may still load and move the section during this time. */
const SETTLED_MS = 4_000
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** When the address names this section, scrolls to it, and again while content above it grows, until the reader scrolls or presses. */
export function useCalledSection(section: RefObject<HTMLElement | null>, id: string) {
  useEffect(() => {
    const element = section.current
    if (!element || window.location.hash !== `#${id}`) return
    const show = () => element.scrollIntoView({ block: 'center' })
    const grown = new ResizeObserver(show)
    const end = () => {
      grown.disconnect()
      window.clearTimeout(timer)
      for (const move of OWN_MOVES) window.removeEventListener(move, end)
    }
    const timer = window.setTimeout(end, SETTLED_MS)
    for (const move of OWN_MOVES) window.addEventListener(move, end, { passive: true })
    grown.observe(document.body)
    element.focus({ preventScroll: true })
    show()
    return end
  }, [section, id])
}

export const takeFocus = (place: HTMLElement | null): void => place?.focus({ preventScroll: true })

/**
 * Focuses the heading of a section when the focused element is removed from the section, such as a deleted row. A screen reader would otherwise begin
 * again at the top of the page.
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
