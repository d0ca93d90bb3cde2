import type { Language } from '#contract/foundation/languages.ts'
import { grammar } from '#lexicon/text/grammar.ts'
import { irregularForms } from '#lexicon/text/irregular-forms.ts'
import { spelledNumbers } from '#lexicon/text/spelling.ts'
import { stemOf } from '#lexicon/text/stems.ts'
import type { TwoWords } from '#lexicon/text/two-words.ts'
import { type Word, wordsOf } from '#lexicon/text/words.ts'
import type { Term, TermKind } from './term-lines.ts'

export type Choice = readonly string[]
export type Slot = readonly Choice[]

/** One way to say one thing: one choice of each slot, in any order unless it is verbatim. */
export type Expression = {
  id: string
  kind: TermKind
  /** An expression that no line writes has a mark of its own. */
  said: string
  slots: readonly Slot[]
  /** Whether all of its words, the small ones too, stand side by side as they are written. */
  isVerbatim?: true
  written?: ReadonlyMap<string, readonly string[]>
}

const CHOICE = /\[([^[\]]*)\]/
const VERBATIM = /^"[^"]*"$/
/** A bracket that forms a word with the text beside it: "re[couche/lève]", "don'[t]". */
const GLUED: Record<Language, RegExp> = { fr: /[^\s'’]\[|\]\S/, en: /\S\[|\]\S/ }

export function spelledOut(said: string): string[] {
  const choice = CHOICE.exec(said)
  if (!choice) return [said]
  return choice[1]!.split('/').flatMap((word) => spelledOut(said.replace(choice[0], word.trim()).trim()))
}

/**
 * Returns the stems that a text must hold for an expression without choices. Small grammatical words are dropped unless nothing else is left; words that hold a
 * single word stay with it.
 */
export function stemsOf(said: string, language: Language): string[] {
  const words = expressionWords(said, language).filter(({ stem }) => stem !== '')
  const telling = words.filter((word) => isTelling(word, language))
  const held =
    telling.length === 1
      ? words.filter((word) => isTelling(word, language) || grammar.holding[language].has(word.typed))
      : telling
  return (telling.length > 0 ? held : words).map((word) => keyOf(word, language))
}

/**
 * Returns the key by which a word is looked up: its stem. A small word is kept apart from other words of its stem ("voilà" from "voile", "dès" from "désir"),
 * unless it is a form of a verb.
 */
export const keyOf = ({ stem, form, isStop }: Word, language: Language): string =>
  isStop && stem !== '' && !irregularForms[language].has(form) ? `${SMALL}${stem}` : stem

const SMALL = '~'

export const isSmall = (key: string): boolean => key.startsWith(SMALL)

const leadingIn = (language: Language): ReadonlySet<string> =>
  new Set(
    [...grammar.holding[language], ...grammar.quantifiers[language]].map((word) => `${SMALL}${stemOf(word, language)}`),
  )
const leadingKeys: Record<Language, ReadonlySet<string>> = { fr: leadingIn('fr'), en: leadingIn('en') }

export const isLeading = (key: string, language: Language): boolean => leadingKeys[language].has(key)

/** Returns all stems of an idiom, which means something only as a whole ("mon œil" is not an eye), or of a verbatim expression. */
const allStemsOf = (said: string, language: Language): string[] =>
  expressionWords(said, language)
    .filter(({ stem }) => stem !== '')
    .map((word) => keyOf(word, language))

export const combinationsOf = ([first, ...others]: readonly Slot[]): Choice[] =>
  first === undefined ? [[]] : combinationsOf(others).flatMap((rest) => first.map((choice) => [...choice, ...rest]))

/** Reads each piece only once, because many expressions have the same choices. */
export function slotReader(language: Language): (said: string, kind?: TermKind) => Slot[] {
  const telling = memoized(
    (piece: string): Choice =>
      expressionWords(piece, language)
        .filter((word) => word.stem !== '' && isTelling(word, language))
        .map((word) => keyOf(word, language)),
  )
  const slotOf = memoized((choices: string): Slot => distinct(choices.split('/').map(telling)))
  return (said, kind) => {
    if (kind === 'ignore' || VERBATIM.test(said))
      return [distinct(spelledOut(said).map((text) => allStemsOf(text, language))).filter(isMeant)]
    const slots = said.split(CHOICE).map((piece, index) => (index % 2 === 0 ? [telling(piece)] : slotOf(piece)))
    const fewest = slots.reduce((sum, slot) => sum + Math.min(...slot.map(({ length }) => length)), 0)
    if (fewest >= 2 && !GLUED[language].test(said)) return slots.filter((slot) => slot.some(isMeant))
    // Which small words stay with a single word depends on the whole combination: each combination is a choice of its own.
    return [distinct(spelledOut(said).map((text) => stemsOf(text, language))).filter(isMeant)]
  }
}

/**
 * An expression without stems is left out; the checker names it.
 * @param twoWords words that share a stem and are different words
 */
export function expressionsOf(terms: readonly Term[], language: Language, twoWords?: TwoWords): Expression[] {
  const slotsOf = slotReader(language)
  return terms.flatMap(({ id, kind, said }) =>
    said[language]
      .map((text): Expression => {
        const written = twoWords && writtenIn(text, language, twoWords)
        return {
          id,
          kind,
          said: text,
          slots: slotsOf(text, kind),
          ...(VERBATIM.test(text) && { isVerbatim: true }),
          ...(written && { written }),
        }
      })
      .filter(({ slots }) => slots.every(isMeant)),
  )
}

function writtenIn(text: string, language: Language, twoWords: TwoWords): Expression['written'] {
  const words = expressionWords(text.replaceAll(/[[\]/]/g, ' '), language)
  if (!words.some(({ typed }) => twoWords[language].tells(typed))) return undefined
  const byStem = Map.groupBy(words, (word) => keyOf(word, language))
  const told = [...byStem].filter(([, sharing]) => sharing.some(({ typed }) => twoWords[language].tells(typed)))
  return new Map(told.map(([stem, sharing]) => [stem, sharing.map(({ typed }) => typed)]))
}

/** Numbers are spelled out, as those of texts are. */
export const expressionWords = (said: string, language: Language): Word[] =>
  wordsOf(said, language, spelledNumbers(language))

const isMeant = (meant: readonly unknown[]): boolean => meant.length > 0

export const isTelling = ({ typed }: Word, language: Language): boolean => !grammar.optional[language].has(typed)

const distinct = (choices: readonly Choice[]): Choice[] => [
  ...new Map(choices.map((choice) => [choice.join(' '), choice])).values(),
]

export function memoized<Answer>(answer: (of: string) => Answer): (of: string) => Answer {
  const answers = new Map<string, Answer>()
  return (of) => {
    const known = answers.get(of)
    if (known !== undefined) return known
    const found = answer(of)
    answers.set(of, found)
    return found
  }
}
