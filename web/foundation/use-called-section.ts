import { type RefObject, useEffect } from 'react'

/** How long what stands above may still come in, and push the section on. */
const SETTLED_MS = 4_000
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** Where the address names this section: shows it, and again while what stands above it grows, until the reader moves by themselves. */
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
