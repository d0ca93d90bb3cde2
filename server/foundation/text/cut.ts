const letters = new Intl.Segmenter('fr', { granularity: 'grapheme' })

/** Cuts at the end of a word where one is near, and never within a grapheme. `max` includes the "…". */
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

export const excerptOf = (text: string): string => cutText(text, EXCERPT_MAX)
