const VALUES_MAX = 1_000
const DEPTH_MAX = 20
const [QUOTE, BACKSLASH, COMMA] = ['"', '\\', ','].map((sign) => sign.charCodeAt(0))
const [OPENING, CLOSING] = ['{[', '}]'].map((signs) => [...signs].map((sign) => sign.charCodeAt(0)))

/** Whether JSON has few enough values, none of them too deep: schemas take time for each before they say what is wrong. No form of ours sends a third of it. */
export function isSmallJson(text: string): boolean {
  let values = 1
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at)
    else if (code === COMMA) values++
    else if (OPENING!.includes(code)) depth++
    else if (CLOSING!.includes(code)) depth--
    if (values > VALUES_MAX || depth > DEPTH_MAX) return false
  }
  return true
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) return at
    if (code === BACKSLASH) at++
  }
  return text.length
}
