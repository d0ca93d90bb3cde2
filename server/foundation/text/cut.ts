const letters = new Intl.Segmenter('fr', { granularity: 'grapheme' })

/** The beginning of a text, at most `max` characters with its "…": cut at a word's end where there is one near, and never within what is read as one sign. */
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
