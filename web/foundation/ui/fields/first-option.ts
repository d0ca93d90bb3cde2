import type { KeyboardEvent } from 'react'

/**
 * Returns the props of a field over a list that a server searched: Enter takes the first option, as in a list that the browser filters. An option that the
 * arrow keys lead to comes first, and while the list is not the one for the typed text, Enter does nothing: it would take somebody else.
 */
export const enterTakesFirst = ({ isCurrent }: { isCurrent: boolean }) => ({
  // Before the field's own handler, which would take the option at the place of an earlier list.
  onKeyDownCapture: (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    const list = document.getElementById(event.currentTarget.getAttribute('aria-controls') ?? '')
    if (!list || (isCurrent && list.querySelector('[data-combobox-selected]'))) return
    const first = list.querySelector<HTMLElement>('[role="option"]')
    if (isCurrent && !first) return
    event.preventDefault()
    event.stopPropagation()
    if (isCurrent) first?.click()
  },
})
