import type { Language } from '#contract/foundation/languages.ts'
import { withoutUnseen } from '#contract/foundation/unseen.ts'
import { foldWord, plainWord, WORD } from './fold.ts'
import { grammar } from './grammar.ts'
import { stemOf } from './stems.ts'

/** A comma is a word too, with an empty stem. */
export type Word = {
  typed: string
  form: string
  stem: string
  /** `end` is not included. */
  at: number
  end: number
  isStop: boolean
  clause: number
  sentence: number
}

export type Spelling = (form: string) => readonly string[]

const PIECES = new RegExp(String.raw`${WORD.source}|[.;!?:,\n…()=]`, 'gu')
const SENTENCE_END = /^[.!?\n…]$/
const CLAUSE_END = /^[;:]$/
const COMMA = /^[,()=]$/
const asTyped: Spelling = (form) => [form]

/** A clause ends at . ; : ! ? and line ends, and before "mais", "sauf", "but"; commas and brackets are kept, as words without a stem. */
export function wordsOf(text: string, language: Language, spelled: Spelling = asTyped): Word[] {
  const words: Word[] = []
  let clause = 0
  let sentence = 0
  const seen = withoutUnseen(text)
  const placeOf = placesIn(text, seen)
  for (const match of seen.matchAll(PIECES)) {
    const [piece] = match
    const at = placeOf(match.index)
    const end = placeOf(match.index + piece.length - 1) + 1
    if (SENTENCE_END.test(piece)) {
      clause++
      sentence++
    } else if (CLAUSE_END.test(piece)) clause++
    else if (COMMA.test(piece)) words.push({ typed: ',', form: ',', stem: '', at, end, isStop: true, clause, sentence })
    else
      for (const part of HELD[language](piece, seen[match.index - 1], words.at(-1)) ?? spelled(piece)) {
        const typed = plainWord(part)
        const form = foldWord(typed)
        if (grammar.clauseOpeners.has(form)) clause++
        const isStop = grammar.stop[language].has(typed)
        words.push({ typed, form, stem: stemOf(typed, language), at, end, isStop, clause, sentence })
      }
  }
  return words
}

function placesIn(text: string, seen: string): (place: number) => number {
  if (seen.length === text.length) return (place) => place
  const places: number[] = []
  let at = 0
  for (const sign of text) {
    if (withoutUnseen(sign) !== '') for (let unit = 0; unit < sign.length; unit++) places.push(at + unit)
    at += sign.length
  }
  return (place) => places[place]!
}

/** Finds the words that a piece holds before its spelling is looked at: "don't", "can't" and "cannot" hold the word "not", which denies. */
const HELD: Record<
  Language,
  (piece: string, before: string | undefined, last: Word | undefined) => string[] | undefined
> = {
  fr: () => undefined,
  en: (piece, before, last) => {
    if (piece === 't' && (before === "'" || before === '’') && last?.form.endsWith('n')) return ['not']
    return piece.toLowerCase() === 'cannot' ? ['can', 'not'] : undefined
  },
}
