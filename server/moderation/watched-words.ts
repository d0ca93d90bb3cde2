import { foldText } from '#contract/foundation/fold.ts'
import { skeleton } from '#server/foundation/text/look-alikes.ts'

/** Returns a text as words of the list are looked for in it: without case and accents, a space before and after each word. */
const spaced = (text: string): string => ` ${foldText(text)} `

/** Returns the same with look-alike letters replaced by the letters that they imitate: a Cyrillic "о" or a bold "𝐨" hides no word. */
const seen = (text: string): string => spaced(skeleton(text))

/**
 * The words of a list that stand in a text, as whole words.
 * @param keys  folded by `foldText`
 */
export function wordsIn<Word extends { key: string }>(words: readonly Word[], text: string): Word[] {
  if (words.length === 0) return []
  const [asWritten, asSeen] = [spaced(text), seen(text)]
  return words.filter(({ key }) => asWritten.includes(` ${key} `) || asSeen.includes(seen(key)))
}
