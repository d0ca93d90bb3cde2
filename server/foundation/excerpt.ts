const EXCERPT_MAX = 240

/** The beginning of a text, at most 240 characters: cut at a word's end, without the punctuation that follows it, nor half a character. */
export function excerptOf(text: string): string {
  if (text.length <= EXCERPT_MAX) return text
  const cut = text.slice(0, EXCERPT_MAX - 1).replace(/[\ud800-\udbff]$/, '')
  return `${cut.replace(/[\s,;:.!?]+\S*$/, '')}…`
}
