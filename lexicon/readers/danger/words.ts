import { foldCase } from '#contract/foundation/fold.ts'
import type { Language } from '#contract/foundation/languages.ts'
import { withoutUnseen } from '#contract/foundation/unseen.ts'
import { WORD } from '#lexicon/text/fold.ts'

/** The end of a sentence is a word of its own. */
export type Word = {
  form: string
  /** The form without silent endings in French, or plural endings in English: "mortes" and "mort" share one. */
  stem: string
  clause: number
}

export const SENTENCE_END = '.'

export type Spelling = {
  language: Language
  shorthand: Record<string, string>
  /** Words that may stand anywhere and change nothing: "vraiment", "just". In French also "ne", which is rarely typed. */
  fillers: readonly string[]
}

export function wordsOf(text: string, spelling: PreparedSpelling): Word[] {
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

export type PreparedSpelling = {
  language: Language
  spokenOf: (piece: string) => readonly string[]
}

export function prepareSpelling({ language, shorthand, fillers }: Spelling): PreparedSpelling {
  const fold = (word: string) => formOf(word, language)
  const isFiller = new Set(fillers.map(fold))
  const written = new Map(
    Object.entries(shorthand).map(([short, long]) => [foldCase(short), long.split(' ').map(fold)] as const),
  )
  const spokenOf = (piece: string): readonly string[] => {
    const word = piece.slice(0, LONGEST_WORD)
    const form = fold(word)
    const spoken = written.get(foldCase(word)) ?? WRITING[language].unglued(form)
    return spoken.filter((each) => !isFiller.has(each))
  }
  return { language, spokenOf }
}

const LONGEST_WORD = 40

type Writing = {
  unglued: (form: string) => string[]
  repeated: RegExp
  stem: (form: string) => string
  apostrophe: string
}

const WRITING: Record<Language, Writing> = {
  fr: {
    // A contracted "je" and its verb: "jveux" is "je veux", because no French word has a consonant after a j.
    unglued: (form) => (/^j[bcdfghklmnpqrstvwxz]/.test(form) ? ['j', form.slice(1)] : [form]),
    // French drops doubled letters, which are often forgotten.
    repeated: /(\p{L})\1+/gu,
    stem: (form) => form.replace(/(.)(?:es|[esxz])$/, '$1').replace(/(..[^e])t$/, '$1'),
    // French elides before an apostrophe: two words.
    apostrophe: ' ',
  },
  en: {
    unglued: (form) => [form],
    // English keeps doubled letters, because they make another word: "noose", "nose".
    repeated: /(\p{L})\1{2,}/gu,
    stem: (form) => form.replace(/(..[^s])s$/, '$1'),
    // English contracts around an apostrophe: one word.
    apostrophe: '',
  },
}

export const formOf = (word: string, language: Language): string =>
  foldCase(word).replace(WRITING[language].repeated, '$1')

export const stemOf = (form: string, language: Language): string => WRITING[language].stem(form)

export const withoutApostrophes = (text: string, language: Language): string =>
  withoutUnseen(text)
    .normalize('NFD')
    .replace(/['’‘ʼ`´′]/g, WRITING[language].apostrophe)

/** Own signs: unlike in a story, three dots end no sentence, and a dash or a quotation mark ends a clause. */
const PIECES = new RegExp(String.raw`${WORD.source}|[.!?;\n…]+|[,:()«»"“”–—]|\s-+\s`, 'gu')
const SENTENCE_ENDS = /^(?:[!?;\n]|\.(?![.\n])|\.\n)/
const CLAUSE_ENDS = /^[.…,:()«»"“”–—\s]/

const sentenceEnd = (clause: number): Word => ({ form: SENTENCE_END, stem: SENTENCE_END, clause })
