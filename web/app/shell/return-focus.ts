import { router } from '../router.ts'

/** How long a page that one comes back to may take to draw the link that was followed, in milliseconds. */
const WAITED_MS = 5_000

/** The address to which each entry of the history was left, by the router's key of that entry. */
const leftFor = new Map<string, string>()

type Entry = { href: string; state: { __TSR_key?: string } }

/** Gives the focus back, on coming back to a page, to the link that was followed there, and brings it on screen: one goes on where one was. */
export function followReturns(): void {
  // Only a link of the page itself: one of the header or the bar is not where one was reading.
  let pressed: string | null | undefined
  const remember = ({ target }: MouseEvent) => {
    pressed = target instanceof Element ? target.closest('main a[href]')?.getAttribute('href') : undefined
  }
  document.addEventListener('click', remember, true)
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    const key = keyOf(fromLocation)
    if (key !== undefined && pressed === toLocation.href) leftFor.set(key, toLocation.href)
    pressed = undefined
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    const href = fromLocation && pathChanged ? leftFor.get(keyOf(toLocation) ?? '') : undefined
    if (href !== undefined) focusLinkOnceDrawn(href)
  })
}

const keyOf = (location: Entry | undefined): string | undefined => location?.state.__TSR_key

function focusLinkOnceDrawn(href: string): void {
  const look = () => {
    const here = document.activeElement
    // The heading has the focus until the link is drawn; whoever has gone elsewhere stays there.
    if (here && here !== document.body && !here.matches('main, h1, h2')) return stop()
    const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)
    if (!link) return
    stop()
    link.focus({ preventScroll: true })
    const { top, bottom } = link.getBoundingClientRect()
    if (top < 0 || bottom > window.innerHeight) link.scrollIntoView({ block: 'center' })
  }
  const drawn = new MutationObserver(look)
  const stop = () => drawn.disconnect()
  drawn.observe(document.body, { childList: true, subtree: true })
  setTimeout(stop, WAITED_MS)
  // After the heading has taken the focus.
  setTimeout(look)
}
