type Given = Record<string, string | number | boolean | EventListener | undefined>

export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  given: Given,
  ...held: (Node | string | false | undefined)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value)
    else if (value === true) element.setAttribute(name, '')
    else if (value !== undefined && value !== false) element.setAttribute(name, String(value))
  }
  element.append(...held.filter((each): each is Node | string => Boolean(each)))
  return element
}

/** Writes a text only where it differs, because a live region announces it again otherwise. */
export function writeText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text
}
