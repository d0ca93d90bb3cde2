import { fetchCode } from './load-code.ts'

const loadFields = () => fetchCode(() => import('./next-field.ts'))

/**
 * Prevents Enter in a one-line field from submitting its form, because that could publish half a story. The field's own use of Enter, such as choosing
 * an option, comes first, and search forms are left alone. Enter moves to the next field instead, and from the last field to the button. While the
 * key is held down, it does not press that button either.
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

const lead = (field: HTMLInputElement, how: 'hintEnterKey' | 'leadOn') =>
  loadFields().then(
    (fields) => fields[how](field),
    () => undefined,
  )

const isInForm = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type !== 'file' && target.form !== null && !target.closest('search')
