import { privateTabStore } from './private-store.ts'

/** The pressed button is in the private store, because its name may hold the title of a story. */
export const PRESSED = 'pressed'

/** Matches buttons that may be pressed twice without harm: those that open something, and those marked with `data-again`. */
const OPENER = '[aria-haspopup],[data-again]'

let pressed: Element | null = null

export function followPresses(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest(OPENER) : null
    },
    true,
  )
}

/** Returns a button's name without digits, because counts change while the page reloads: "3 notifications", "4 notifications". */
const nameOf = (opener: Element) => (opener.getAttribute('aria-label') ?? opener.textContent).replace(/[\d\s]+/g, ' ')

/** Several openers with one name open the same thing. */
export const openerNamed = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(OPENER)].find((opener) => nameOf(opener) === name)

export function rememberPressed(): void {
  if (pressed) privateTabStore(null).write(PRESSED, nameOf(pressed))
}
