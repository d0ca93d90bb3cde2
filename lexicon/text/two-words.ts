import { detachedCopy } from '#contract/foundation/detached.ts'
import { LANGUAGES, type Language } from '#contract/foundation/languages.ts'
import { refuseBroken } from './broken-lines.ts'
import { foldWord } from './fold.ts'
import { isFormOf } from './word-forms.ts'

type Pairs = Map<string, { others: string[]; same: string[] }>

export type TwoWords = Record<
  Language,
  { tells: (written: string) => boolean; areTwo: (written: string, typed: string) => boolean }
>

const LINE = /^(fr|en)\t([^\t]+)\t([^\t]+)\t(one|two)$/

/**
 * A line holds the language, a word of an expression, another word with its stem, and `one` or `two`.
 * @throws Error that names a line which is written otherwise, unless `onBroken` leaves it out
 */
export function twoWordsOf(text: string, onBroken = refuseBroken): TwoWords {
  const pairs: Record<Language, Pairs> = { fr: new Map(), en: new Map() }
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue
    const [, language, written, other, judged] = LINE.exec(line) ?? []
    if (!written || !other) {
      onBroken(new Error(`two-words.tsv:${index + 1}: not "language, word, other word, one or two"`))
      continue
    }
    const known = pairs[language as Language].get(written) ?? { others: [], same: [] }
    pairs[language as Language].set(written, known)
    known[judged === 'two' ? 'others' : 'same'].push(other)
  }
  return Object.fromEntries(LANGUAGES.map((language) => [language, judgeOf(pairs[language], language)])) as TwoWords
}

function judgeOf(pairs: Pairs, language: Language): TwoWords[Language] {
  const judged = new Map<string, boolean>()
  const areTwo = (written: string, typed: string): boolean => {
    const known = pairs.get(written)
    if (!known || typed === written) return false
    if (known.others.includes(typed) && foldWord(typed) !== foldWord(written)) return true
    if (isFormOf(typed, written, language)) return false
    const isOneOf = (words: readonly string[]) => words.some((word) => isFormOf(typed, word, language))
    return isOneOf(known.others) && !isOneOf(known.same)
  }
  return {
    tells: (written) => pairs.has(written),
    areTwo: (written, typed) => {
      if (typed.length > TYPED_MAX) return false
      const key = `${written} ${typed}`
      const answer = judged.get(key) ?? areTwo(written, typed)
      if (judged.size >= JUDGED_MAX) judged.clear()
      judged.set(detachedCopy(key), answer)
      return answer
    },
  }
}

const JUDGED_MAX = 20_000
/** The longest typed word that is judged: a longer one is no word, and would fill the memory. */
const TYPED_MAX = 40
