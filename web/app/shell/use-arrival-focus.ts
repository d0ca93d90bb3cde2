import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** A heading that comes later than this finds its reader elsewhere. */
const WAITED_MS = 10_000

/**
 * On arriving at another page, focus goes to its main heading, so that screen readers say where one is and the keyboard starts from
 * there; on following a link within a page, to the heading of its section. The first page is left alone.
 */
export function useArrivalFocus(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || (!pathChanged && !toLocation.hash)) return
        const section = toLocation.hash ? document.getElementById(toLocation.hash) : null
        focusHeadingOf(section ?? document.querySelector('main'))
      }),
    [router],
  )
}

/** Moves focus to the first heading of a part of the page without scrolling; to the part itself until its heading is there. */
export function focusHeadingOf(place: HTMLElement | null): void {
  if (!place || focusOn(headingOf(place))) return
  focusOn(place)
  const coming = new MutationObserver(() => {
    const isWaiting = document.activeElement === place
    if (!isWaiting || focusOn(headingOf(place))) coming.disconnect()
  })
  coming.observe(place, { childList: true, subtree: true })
  setTimeout(() => coming.disconnect(), WAITED_MS)
}

const headingOf = (place: HTMLElement) => place.querySelector<HTMLElement>('h1, h2')

function focusOn(target: HTMLElement | null): boolean {
  if (!target) return false
  target.tabIndex = -1
  target.focus({ preventScroll: true })
  return true
}
