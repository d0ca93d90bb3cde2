import { fetchCode } from './load-code.ts'

const loadFields = () => fetchCode(() => import('./next-field.ts'))

/**
 * Keeps Enter in a field of one line from sending its form, wherever it stands: half of a story would be published by the key that ends a line. The
 * field's own use of Enter (choosing an option, adding a tag) comes first, and a search is no form that changes anything. Enter leads on instead: to the
 * next field, and from the last one to the button. Held down, it presses no button either.
 */
export function keepEnterFromSending(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (isInForm(target)) lead(target, 'hintEnterKey')
  })
  document.addEventListener('keydown', (event) => {
    const { target, key, repeat } = event
    if (key !== 'Enter' || event.defaultPrevented || event.isComposing || !isInForm(target)) return
    event.preventDefault()
    if (!repeat) lead(target, 'leadOn')
  })
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.repeat && event.target instanceof HTMLButtonElement) event.preventDefault()
  })
}

/** Leads on from a field. Where the code cannot be loaded now nothing happens, as in a last field without a button. */
const lead = (field: HTMLInputElement, how: 'hintEnterKey' | 'leadOn') =>
  loadFields().then(
    (fields) => fields[how](field),
    () => undefined,
  )

const isInForm = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type !== 'file' && target.form !== null && !target.closest('search')
