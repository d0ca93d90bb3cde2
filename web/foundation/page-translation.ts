/**
 * Lets React keep working while the browser translates the page. A translator replaces each text node by `<font><font>translated</font></font>`.
 * React still holds the old node, which has no parent any more, and fails to remove, change or precede it. Called once, before the first render.
 */
export function bearTranslation(): void {
  const { appendChild, insertBefore, removeChild } = Node.prototype
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!
  const fontOf = new WeakMap<Node, Node>()
  const known = new WeakSet<Node>()
  /** The removal of a text node whose font element may follow in the next mutation. */
  let gone: MutationRecord | undefined

  const read = (changes: MutationRecord[]) => {
    for (const change of changes) {
      const { target, addedNodes, previousSibling, nextSibling } = change
      const isSamePlace = gone?.target === target && gone.nextSibling === nextSibling && !change.removedNodes[0]
      const text = (isSamePlace ? gone! : change).removedNodes[0]
      gone = undefined
      if (!isText(text)) continue
      const font = [...addedNodes, previousSibling, nextSibling].find((node) => isFont(node) && !known.has(node))
      if (font) {
        known.add(font)
        fontOf.set(text, font)
      } else gone = change
    }
  }
  // Translators run outside the page's scripts, which only see the mutations of the document.
  const observer = new MutationObserver(read)
  observer.observe(document.body, { childList: true, subtree: true })

  const outermost = (node: Node): Element | undefined => {
    read(observer.takeRecords())
    let font = node.parentNode ?? fontOf.get(node)
    while (isFont(font) && isFont(font.parentNode)) font = font.parentNode
    return isFont(font) ? font : undefined
  }
  const isReplaced = (node: Node): boolean => isText(node) && !node.parentNode

  const leave = (node: Node) => {
    if (!isReplaced(node) && !(isText(node) && isFont(node.parentNode))) return
    const font = outermost(node)
    if (isReplaced(node) || font?.textContent === node.nodeValue) font?.remove()
  }

  const placeOf = (node: Node | null, parent: Node): Node | null => {
    if (!node || node.parentNode === parent) return node
    // A text node without a place: adding its neighbour at the end is better than an error in place of the page.
    return outermost(node) ?? (isReplaced(node) ? null : node)
  }

  Object.assign(Node.prototype, {
    appendChild(this: Node, node: Node) {
      leave(node)
      return appendChild.call(this, node)
    },
    insertBefore(this: Node, node: Node, next: Node | null) {
      leave(node)
      return insertBefore.call(this, node, placeOf(next, this))
    },
    removeChild(this: Node, node: Node) {
      if (node.parentNode === this) return removeChild.call(this, node)
      const font = outermost(node)
      if (isReplaced(node)) font?.remove()
      else {
        removeChild.call(font ? node.parentNode! : this, node)
        if (!font?.textContent) font?.remove()
      }
      return node
    },
  })
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, words: string | null) {
      value.set!.call(this, words)
      // The text node returns to its place, so that the translator finds the new text.
      if (isReplaced(this)) outermost(this)?.replaceWith(this)
    },
  })
}

const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT'
const isText = (node: Node | undefined): node is Text => node?.nodeType === Node.TEXT_NODE
