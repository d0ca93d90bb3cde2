/**
 * Lets React draw on where the browser translates the page. A translator puts `<font><font>translated</font></font>` in the place of each text while React
 * keeps the text, which then is no child of its parent when it is removed, changed or another node is put before it. Once, before anything is drawn.
 */
export function bearTranslation(): void {
  const { appendChild, insertBefore, removeChild } = Node.prototype
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!
  /** The font in the place of a text. */
  const fontOf = new WeakMap<Node, Node>()
  const known = new WeakSet<Node>()
  /** A text was taken away whose font may come with the next change. */
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
  // Translators work apart from the scripts of the page, which see only what becomes of the document.
  const observer = new MutationObserver(read)
  observer.observe(document.body, { childList: true, subtree: true })

  /** The outermost font that holds the node or stands in its place. */
  const outermost = (node: Node): Element | undefined => {
    read(observer.takeRecords())
    let font = node.parentNode ?? fontOf.get(node)
    while (isFont(font) && isFont(font.parentNode)) font = font.parentNode
    return isFont(font) ? font : undefined
  }
  const isReplaced = (node: Node): boolean => isText(node) && !node.parentNode

  /** Takes away the font of a text that goes elsewhere. */
  const leave = (node: Node) => {
    if (!isReplaced(node) && !(isText(node) && isFont(node.parentNode))) return
    const font = outermost(node)
    if (isReplaced(node) || font?.textContent === node.nodeValue) font?.remove()
  }

  const placeOf = (node: Node | null, parent: Node): Node | null => {
    if (!node || node.parentNode === parent) return node
    // A text that is nowhere: better its neighbour at the end than an error instead of the page.
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
      // In its own place again, for the translator to find.
      if (isReplaced(this)) outermost(this)?.replaceWith(this)
    },
  })
}

const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT'
const isText = (node: Node | undefined): node is Text => node?.nodeType === Node.TEXT_NODE
