const EXCERPT_MAX = 240

/** The beginning of a text, at most `max` characters: cut at a word's end, without the punctuation that follows it, nor half a character. */
export function excerptOf(text: string, max: number = EXCERPT_MAX): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')
  return `${cut.replace(/[\s,;:.!?]+\S*$/, '')}…`
}
