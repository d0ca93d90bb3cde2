/** An element as a parser sees it; comments are left out, and `text` is all that stands directly in it. */
export type Parsed = { name: string; attributes: Record<string, string>; children: Parsed[]; text: string }

const NAME = '[A-Za-z_][\\w:.-]*'
const TAG = new RegExp(`^<(/?)(${NAME})((?:\\s+${NAME}="[^"<]*")*)\\s*(/?)>`)
const ATTRIBUTE = new RegExp(`(${NAME})="([^"<]*)"`, 'g')
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
/** Characters that XML 1.0 allows: https://www.w3.org/TR/xml/#charsets */
const ALLOWED = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u

/**
 * Reads the part of XML 1.0 that needs neither CDATA nor a document type, and throws on whatever is not well-formed: what a browser's parser makes of
 * the same file is shown by a journey.
 */
export function parseXml(document: string): Parsed {
  if (!ALLOWED.test(document)) throw new Error('A character that XML does not allow.')
  const top: Parsed = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  // A parser makes a line feed of each end of a line before it does anything else.
  let rest = document.replace(/\r\n?/g, '\n').replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>/, '')
  while (rest) {
    const here = open.at(-1)!
    if (rest.startsWith('<!--')) {
      const end = rest.indexOf('--', 4)
      if (rest[end + 2] !== '>') throw new Error('"--" in a comment.')
      rest = rest.slice(end + 3)
    } else if (rest.startsWith('<')) {
      const [whole, closing, name, attributes, empty] = TAG.exec(rest) ?? fail(rest)
      if (closing) {
        if (here.name !== name || attributes || empty) fail(rest)
        open.pop()
      } else {
        const element = { name: name!, attributes: attributesIn(attributes!), children: [], text: '' }
        here.children.push(element)
        if (!empty) open.push(element)
      }
      rest = rest.slice(whole!.length)
    } else {
      const end = rest.indexOf('<')
      const text = end === -1 ? rest : rest.slice(0, end)
      if (text.includes(']]>')) fail(rest)
      if (here === top && text.trim()) fail(rest)
      here.text += unescaped(text)
      rest = rest.slice(text.length)
    }
  }
  if (open.length > 1 || top.children.length !== 1) throw new Error('Not one element that is closed.')
  return top.children[0]!
}

function attributesIn(text: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, name, value] of text.matchAll(ATTRIBUTE)) {
    if (name! in found) throw new Error(`${name} twice.`)
    found[name!] = unescaped(value!.replace(/[\t\n]/g, ' '))
  }
  return found
}

const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d+)|(\w+));|&/g, (whole, code: string | undefined, entity: string | undefined) => {
    const sign = code ? String.fromCodePoint(Number(code)) : ENTITIES[entity ?? '']
    return sign ?? fail(whole)
  })

function fail(rest: string): never {
  throw new Error(`Not well-formed: ${rest.slice(0, 80)}`)
}
