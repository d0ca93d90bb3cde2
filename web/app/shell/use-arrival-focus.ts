import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

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

/** Moves focus to the first heading of a part of the page, else to the part itself, without scrolling. */
export function focusHeadingOf(place: HTMLElement | null): void {
  const target = place?.querySelector<HTMLElement>('h1, h2') ?? place
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
