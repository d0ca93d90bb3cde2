import { foldText } from '#contract/foundation/fold.ts'
import { skeleton } from '#server/foundation/text/look-alikes.ts'

const spaced = (text: string): string => ` ${foldText(text)} `

/** A Cyrillic "о" or a bold "𝐨" hides no word. */
const seen = (text: string): string => spaced(skeleton(text))

export function wordsIn<Word extends { key: string }>(words: readonly Word[], text: string): Word[] {
  if (words.length === 0) return []
  const [asWritten, asSeen] = [spaced(text), seen(text)]
  return words.filter(({ key }) => asWritten.includes(` ${key} `) || asSeen.includes(seen(key)))
}
