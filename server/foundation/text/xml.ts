export type XmlElement = { name: string; attributes: Attributes; children: readonly XmlChild[] }
export type XmlChild = XmlElement | string | { comment: string }
type Attributes = Readonly<Record<string, string | undefined>>

export const element = (name: string, attributes: Attributes = {}, ...children: readonly XmlChild[]): XmlElement => ({
  name,
  attributes,
  children,
})

/**
 * Returns an XML 1.0 document in UTF-8, indented. A parser returns every text and attribute unchanged, except characters that XML cannot represent (control
 * characters, lone surrogates, two non-characters), which become U+FFFD. Names of elements and attributes are not escaped.
 */
export const xmlDocument = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement(root, '')}\n`

function writeElement(child: XmlChild, indent: string): string {
  if (typeof child === 'string') return textOf(child)
  if ('comment' in child) return `<!-- ${sayable(child.comment).replace(/-(?=-|$)/g, '- ')} -->`
  const { name, attributes, children } = child
  const said = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${attributeOf(value)}"`],
  )
  const opening = `<${name}${said.join('')}`
  if (children.length === 0) return `${opening}/>`
  // Beside text, white space would be part of the content, so no indentation is added.
  if (children.some((each) => typeof each === 'string'))
    return `${opening}>${children.map((each) => writeElement(each, '')).join('')}</${name}>`
  const deeper = `${indent}  `
  const inside = children.map((each) => `\n${deeper}${writeElement(each, deeper)}`).join('')
  return `${opening}>${inside}\n${indent}</${name}>`
}

/** A parser would turn a carriage return into a line feed, and white space in an attribute into a space. */
const textOf = (text: string): string =>
  sayable(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;')

const attributeOf = (text: string): string =>
  textOf(text).replaceAll('"', '&quot;').replaceAll('\t', '&#9;').replaceAll('\n', '&#10;')

const sayable = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML has no way to say
  text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
