import { router } from '../router.ts'

const WAITED_MS = 5_000

/** Maps the router's key of a history entry to the address that a link on that page led to. */
const leftFor = new Map<string, string>()

type Entry = { href: string; state: { __TSR_key?: string } }

/** After Back, focuses the link that was followed on that page and scrolls to it, so that the reader continues where they were. */
export function followReturns(): void {
  // Only links inside `main` count: after a link in the header or the bottom bar there is no reading position to restore.
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
    // The heading keeps the focus until the link is drawn. When the reader has focused anything else, the search ends.
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
  // Runs after the page has focused its heading.
  setTimeout(look)
}
