type Follow = (event: PopStateEvent) => void

let follow: Follow | undefined

/**
 * Hears of Back and Forward before the router: once, before there is one. Browsers call the listeners of a window in the order in which they were added,
 * some of them whatever asks to capture.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', (event) => follow?.(event), true)
}

/** Calls this for each Back and Forward from now on; where it stops the event, the router is told nothing. */
export function followBeforeRouter(next: Follow): void {
  follow = next
}
