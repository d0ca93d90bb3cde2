type Given = Record<string, string | number | boolean | EventListener | undefined>

/** An element with its attributes, its listeners (`onclick`), and what it holds. */
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

/** Writes a text where it is another one: a live region says it again otherwise. */
export function write(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text
}
