import { foldText } from '#contract/foundation/fold.ts'

/** A text as words of the list are looked for in it: without case and accents, a space before and after each word. */
const spaced = (text: string): string => ` ${foldText(text)} `

/**
 * The words of a list that stand in a text, as whole words.
 * @param keys  folded by `foldText`
 */
export function wordsIn<Word extends { key: string }>(words: readonly Word[], text: string): Word[] {
  const folded = spaced(text)
  return words.filter(({ key }) => folded.includes(` ${key} `))
}
