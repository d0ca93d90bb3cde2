import { foldText } from '#contract/foundation/fold.ts'
import { LANGUAGES } from '#contract/foundation/languages.ts'
import { substanceSpellings } from '#contract/medication/rules.ts'
import { KNOWN_NAMES } from '#contract/treatments/known-names.ts'
import { grammar } from '#lexicon/text/grammar.ts'
import { languageOf } from '#lexicon/text/language-of.ts'
import { type Word, wordsOf } from '#lexicon/text/words.ts'
import { isComma } from './phrases.ts'

export type Substance = { name: string; words: readonly string[] }

const SUBSTANCE = 'substance:'
const LETTERS_MIN = 5
/** Names of substances or ingredients that have another meaning in most sentences. */
const AMBIGUOUS = new Set(
  'alcool argent cartilage cerveau citron coeur estomac foie huile lait miel muscle muscles oeil ovaire peau poumon poumons sang sucre temps thyroide veine veines'.split(
    ' ',
  ),
)

/** In front of help "plus" means more of it nearly always. */
const MORE = 'plus'
const STOPPED = 'arret arrets arrete arretee arreter stop stopper stopped stopping'.split(' ')

/** Words that negate a kind of help when they are among the WORDS_BEFORE words before it. */
const WITHOUT = new Set([
  ...LANGUAGES.flatMap((language) => [...grammar.denials[language].keys()].filter((word) => word !== MORE)),
  ...STOPPED,
])
const WORDS_BEFORE = 3

/**
 * Returns the keys of the listed kinds of help and substances that a text names as whole words, and nothing of the text itself.
 * A name just after "sans", "arrêt de" or "not" in one clause is not counted, unless listed words say so themselves ("sans gluten").
 */
export function helpReader(substances: readonly Substance[]): (text: string) => Set<string> {
  const phrases = new Map<string, { words: string[]; key: string }[]>()
  const listed = new Set<string>()
  const add = (words: string[], key: string) => {
    const [first] = words
    if (first) phrases.set(first, [...(phrases.get(first) ?? []), { words, key }])
  }
  for (const { key, words } of KNOWN_NAMES)
    for (const each of words.map(foldText)) {
      listed.add(each)
      add(each.split(' '), key)
    }
  for (const { name, words } of substances)
    for (const each of new Set(words.flatMap(spellings)))
      if (!listed.has(each) && !AMBIGUOUS.has(each)) add(each.split(' '), SUBSTANCE + name)

  return (text) => {
    const read = wordsOf(text, languageOf(text) ?? LANGUAGES[0])
    const found = new Set<string>()
    for (const [at, { form }] of read.entries())
      for (const { words, key } of phrases.get(form) ?? [])
        if (words.every((each, i) => isWithin(read, at, at + i, each)) && !isWithout(read, at)) found.add(key)
    return found
  }
}

const isWithin = (read: readonly Word[], at: number, place: number, form: string): boolean =>
  read[place]?.form === form && read[place].clause === read[at]!.clause

function isWithout(read: readonly Word[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - WORDS_BEFORE); before--) {
    const word = read[before]!
    if (isComma(word) || word.clause !== read[at]!.clause) return false
    if (WITHOUT.has(word.form)) return true
  }
  return false
}

function spellings(word: string): string[] {
  const key = foldText(word)
  return key.length < LETTERS_MIN ? [] : substanceSpellings(key)
}

export type HelpName = { fr: string; en: string; isSubstance: boolean }

/** Returns the name of a kind of help; a substance has its French name in both languages. Undefined for a key that is no longer listed. */
export function helpName(key: string): HelpName | undefined {
  if (key.startsWith(SUBSTANCE)) {
    const name = key.slice(SUBSTANCE.length)
    const named = name.charAt(0).toLocaleUpperCase('fr') + name.slice(1)
    return { fr: named, en: named, isSubstance: true }
  }
  const word = NAMES.get(key)
  return word && { fr: word.fr, en: word.en, isSubstance: false }
}

const NAMES = new Map(KNOWN_NAMES.map((word) => [word.key, word]))
