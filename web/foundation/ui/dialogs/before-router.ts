type Follow = (event: PopStateEvent) => void

let follow: Follow | undefined

/**
 * Listens to Back and Forward before the router does; called once, before the router is created. Browsers call the listeners of a window in the order
 * in which they were added, and some do so even for capturing listeners.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', (event) => follow?.(event), true)
}

/** Calls `next` on each Back and Forward from now on. When it stops the event, the router does not receive it. */
export function followBeforeRouter(next: Follow): void {
  follow = next
}
