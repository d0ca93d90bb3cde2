const letters = new Intl.Segmenter('fr', { granularity: 'grapheme' })

/** Returns the beginning of a text, at most `max` characters with "…", cut at the end of a word where one is near, and never within a grapheme. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  let kept = ''
  for (const { segment } of letters.segment(text)) {
    if (kept.length + segment.length > max - 1) break
    kept += segment
  }
  const atWord = kept.replace(/[\s,;:.!?]+\S*$/, '')
  return `${atWord.length > max / 2 ? atWord : kept.trimEnd()}…`
}

const EXCERPT_MAX = 240

/** Returns the beginning of a text that another one quotes or that a list shows. */
export const excerptOf = (text: string): string => cutText(text, EXCERPT_MAX)
