export function leadOn(field: HTMLInputElement): void {
  ;(nextField(field) ?? buttonAfter(field))?.focus()
}

/** Sets the label of the Enter key on on-screen keyboards, unless the field sets its own. */
export function hintEnterKey(field: HTMLInputElement): void {
  if (!field.enterKeyHint) field.enterKeyHint = nextField(field) ? 'next' : 'done'
}

const nextField = (field: HTMLInputElement) =>
  reachableAfter(field).find((each) => isField(each) && !isSameChoice(each, field))

const buttonAfter = (field: HTMLInputElement) =>
  reachableAfter(field).find(
    (each) => each instanceof HTMLButtonElement && (each.type === 'submit' || 'next' in each.dataset),
  )

function reachableAfter(field: HTMLInputElement): HTMLElement[] {
  const elements = [...(field.form?.elements ?? [])]
  return elements.slice(elements.indexOf(field) + 1).filter(isReachable)
}

const isField = (element: Element) =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && element.type !== 'file')

const isSameChoice = (element: Element, field: HTMLInputElement) =>
  element instanceof HTMLInputElement && element.type === 'radio' && element.name === field.name

const isReachable = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  !element.matches(':disabled') &&
  element.tabIndex >= 0 &&
  element.getClientRects().length > 0 &&
  getComputedStyle(element).visibility === 'visible'
