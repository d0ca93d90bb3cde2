import type { Language } from '../languages.ts'
import { withoutUnseen } from '../unseen.ts'

/** A word of a text as phrases are compared with it. The end of a sentence is a word of its own. */
export type Word = {
  /** Without case and accents, in French without doubled letters. */
  form: string
  /** The form without what is silent in French, or marks a plural in English: "mortes" and "mort" share one. */
  stem: string
  /** Number of the clause it stands in: what is denied in one clause is not denied in the next. */
  clause: number
}

export const SENTENCE_END = '.'

/** How one language writes words: what it leaves out, how it spells in a hurry, and what has no weight. */
export type Spelling = {
  language: Language
  /** Words that stand for several, as typed in haste: "chui" is "je suis". */
  shorthand: Record<string, string>
  /** Words that may stand anywhere and change nothing: "vraiment", "just". In French also "ne", which is rarely typed. */
  fillers: readonly string[]
}

/** Splits a text into words as one language reads it, in time proportional to its length. */
export function wordsOf(text: string, spelling: Reading): Word[] {
  const words: Word[] = [sentenceEnd(0)]
  let clause = 0
  let isNewSentence = true
  for (const [piece] of withoutApostrophes(text, spelling.language).matchAll(PIECES)) {
    if (SENTENCE_ENDS.test(piece)) {
      clause++
      if (!isNewSentence) words.push(sentenceEnd(clause))
      isNewSentence = true
    } else if (CLAUSE_ENDS.test(piece)) clause++
    else {
      const spoken = spelling.spokenOf(piece)
      for (const form of spoken) words.push({ form, stem: stemOf(form, spelling.language), clause })
      if (spoken.length > 0) isNewSentence = false
    }
  }
  if (!isNewSentence) words.push(sentenceEnd(clause + 1))
  return words
}

/** A spelling made ready: shorthand and fillers folded as texts are. */
export type Reading = {
  language: Language
  /** The forms that a piece of text between blanks and signs stands for. */
  spokenOf: (piece: string) => readonly string[]
}

export function readingOf({ language, shorthand, fillers }: Spelling): Reading {
  const fold = (word: string) => formOf(word, language)
  const isFiller = new Set(fillers.map(fold))
  const written = new Map(
    Object.entries(shorthand).map(([short, long]) => [folded(short), long.split(' ').map(fold)] as const),
  )
  const spokenOf = (piece: string): readonly string[] => {
    const word = piece.slice(0, LONGEST_WORD)
    const form = fold(word)
    const spoken = written.get(folded(word)) ?? (language === 'fr' ? unglued(form) : [form])
    return spoken.filter((each) => !isFiller.has(each))
  }
  return { language, spokenOf }
}

/** Longer runs of letters are no words; they are compared by their beginning. */
const LONGEST_WORD = 40

/** "jveux" is "je veux": no French word has a consonant after a j. */
const unglued = (form: string): string[] => (/^j[bcdfghklmnpqrstvwxz]/.test(form) ? ['j', form.slice(1)] : [form])

/** Without case and accents. */
const folded = (word: string): string =>
  withoutUnseen(word).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe')

/** A doubled letter is often forgotten in French, and makes another word in English: "noose", "nose". */
export const formOf = (word: string, language: Language): string =>
  folded(word).replace(language === 'fr' ? /(\p{L})\1+/gu : /(\p{L})\1{2,}/gu, '$1')

export const stemOf = (form: string, language: Language): string =>
  language === 'fr'
    ? form.replace(/(.)(?:es|[esxz])$/, '$1').replace(/(..[^e])t$/, '$1')
    : form.replace(/(..[^s])s$/, '$1')

/** French elides before an apostrophe: two words. English contracts around it: one. */
export const withoutApostrophes = (text: string, language: Language): string =>
  withoutUnseen(text)
    .normalize('NFD')
    .replace(/['’‘ʼ`´′]/g, language === 'fr' ? ' ' : '')

const PIECES = /[\p{L}\p{M}\p{N}]+|[.!?;\n…]+|[,:()«»"“”–—]|\s-+\s/gu
const SENTENCE_ENDS = /^(?:[!?;\n]|\.(?![.\n])|\.\n)/
const CLAUSE_ENDS = /^[.…,:()«»"“”–—\s]/

const sentenceEnd = (clause: number): Word => ({ form: SENTENCE_END, stem: SENTENCE_END, clause })
