import { privateTabStore } from './private-store.ts'

/** Under which this tab keeps it: the name of a button may hold the title of a story. */
export const PRESSED = 'pressed'

/** A button that only opens something, or says that it may be pressed again: a second press does nothing twice. */
const OPENER = '[aria-haspopup],[data-again]'

let pressed: Element | null = null

/** Follows which opener was pressed last. Once, before anything is shown. */
export function followPresses(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest(OPENER) : null
    },
    true,
  )
}

/** Counts change while a page is loaded anew: "3 notifications" is the same button as "4 notifications". */
const nameOf = (opener: Element) => (opener.getAttribute('aria-label') ?? opener.textContent).replace(/[\d\s]+/g, ' ')

/** The first opener with this name. Where several have it, they open the same. */
export const openerNamed = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(OPENER)].find((opener) => nameOf(opener) === name)

/** Keeps for the page that comes which opener was pressed last. */
export function rememberPressed(): void {
  if (pressed) privateTabStore(null).write(PRESSED, nameOf(pressed))
}
