import type { Language } from '#contract/foundation/languages.ts'
import type { Word } from '#lexicon/text/words.ts'
import type { Lexicon } from './lexicon.ts'

const CAPITALISED = /^\p{Lu}\p{Ll}/u

/**
 * Whether a word is the name of a person or a place: it has a capital within its sentence, and no expression writes it in that form. "Tournai" is no form of
 * "tourner"; "Tylenol" is not taken for a name, and is read.
 */
export function isName(
  place: number,
  words: readonly Word[],
  text: string,
  lexicon: Lexicon,
  language: Language,
): boolean {
  const [word, before] = [words[place]!, words[place - 1]]
  const isWithin = before !== undefined && before.clause === word.clause && before.stem !== ''
  return isWithin && CAPITALISED.test(text.slice(word.at, word.end)) && !lexicon.written[language].has(word.form)
}
