import { detachedCopy } from '#contract/foundation/detached.ts'
import { foldCase } from '#contract/foundation/fold.ts'
import { normalized } from '#contract/foundation/normalized.ts'

export const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** Returns a word in lower case, without accents or ligatures, in plain letters: pasted text has "ﬁèvre" and letters of full width. */
export function foldWord(word: string): string {
  const known = folded.get(word)
  if (known !== undefined) return known
  const form = foldCase(plainWord(word))
  keepForm(folded, word, form)
  return form
}

/** Nothing longer is a word, and a text may be one piece without a space. */
const LETTERS_MAX = 60

/** Returns the beginning of a word in lower case and in plain letters, composed: the stemmer reads accents. */
export const plainWord = (word: string): string =>
  normalized(word.slice(0, LETTERS_MAX), 'NFKC').slice(0, LETTERS_MAX).toLowerCase()

const folded = new Map<string, string>()
const KEPT_MAX = 60_000
/** The longest word that is remembered; longer ones are no words, and would fill the memory. */
const KEPT_CHARS_MAX = 40

export function keepForm(known: Map<string, string>, word: string, form: string): void {
  if (word.length > KEPT_CHARS_MAX) return
  if (known.size >= KEPT_MAX) known.clear()
  known.set(detachedCopy(word), detachedCopy(form))
}
