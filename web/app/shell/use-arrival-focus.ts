import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Replaced content takes the focus within this time; later the reader has moved on. */
const WAITED_MS = 10_000

/**
 * Moves the focus to the main heading on another page, so that screen readers say where one is; on a link within a page, to the heading of its section.
 * The first page is left alone.
 */
export function useArrivalFocus(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || (!pathChanged && !toLocation.hash)) return
        const { hash } = toLocation
        focusHeadingOf(() => (hash && document.getElementById(hash)) || document.querySelector('main'))
      }),
    [router],
  )
}

/**
 * Focuses the first heading of a part of the page without scrolling, or the part itself until its heading is there.
 * A page may be rendered in several steps: when the focused element is replaced within `WAITED_MS`, its replacement is focused, unless the reader went
 * elsewhere.
 */
export function focusHeadingOf(find: () => HTMLElement | null): void {
  let focused: HTMLElement | undefined
  let isHeading = false
  const look = () => {
    const here = document.activeElement
    if (focused && here !== (focused.isConnected ? focused : document.body)) return stop()
    if (focused?.isConnected && isHeading) return
    const place = find()
    const heading = place?.querySelector<HTMLElement>('h1, h2')
    const target = heading ?? place
    if (!target || target === focused) return
    isHeading = target === heading
    focused = target
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  }
  const coming = new MutationObserver(look)
  const stop = () => coming.disconnect()
  look()
  coming.observe(document.body, { childList: true, subtree: true })
  setTimeout(stop, WAITED_MS)
}
