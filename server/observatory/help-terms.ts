import { foldText } from '#contract/foundation/fold.ts'
import { substanceSpellings } from '#contract/medication/rules.ts'
import { KNOWN_NAMES } from '#contract/treatments/known-names.ts'

export type Substance = { name: string; words: readonly string[] }

const SUBSTANCE = 'substance:'
const LETTERS_MIN = 5
/** Names of substances or ingredients that have another meaning in most sentences. */
const AMBIGUOUS = new Set(
  'alcool argent cartilage cerveau citron coeur estomac foie huile lait miel muscle muscles oeil ovaire peau poumon poumons sang sucre temps thyroide veine veines'.split(
    ' ',
  ),
)

/** Words that negate a kind of help when they are among the WORDS_BEFORE words before it. */
const WITHOUT = new Set(
  'sans pas ni jamais aucun aucune arret arrets arrete arretee arreter stop stopper without not no never stopped stopping'.split(
    ' ',
  ),
)
const WORDS_BEFORE = 3
const CLAUSES = /[.,;:!?()\n]+/

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
    const found = new Set<string>()
    for (const clause of text.split(CLAUSES)) {
      const read = foldText(clause).split(' ')
      for (const [at, word] of read.entries())
        for (const { words, key } of phrases.get(word) ?? [])
          if (words.every((each, i) => read[at + i] === each) && !isWithout(read, at)) found.add(key)
    }
    return found
  }
}

const isWithout = (read: readonly string[], at: number): boolean =>
  read.slice(Math.max(0, at - WORDS_BEFORE), at).some((word) => WITHOUT.has(word))

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
