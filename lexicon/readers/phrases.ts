import type { Word } from '#lexicon/text/words.ts'

export type Line = { text: string; placeAt: (offset: number) => number }

/** `to` is not included. */
export type Phrase = { from: number; to: number }

const COMMA = ','
const CLAUSE_END = '|'
const SENTENCE_END = '.'

/** Writes words as one line: commas stand for themselves, `|` between two clauses of a sentence, `.` between two sentences. */
export function lineOf(words: readonly Word[]): Line {
  let text = ' '
  const starts: number[] = []
  for (const [place, { form, clause, sentence }] of words.entries()) {
    const before = words[place - 1]
    if (before && before.sentence !== sentence) text += `${SENTENCE_END} `
    else if (before && before.clause !== clause) text += `${CLAUSE_END} `
    starts.push(text.length)
    text += `${form} `
  }
  return { text: `${text}${SENTENCE_END} `, placeAt: (offset) => placeAt(starts, offset) }
}

export function phrasesIn({ text, placeAt: placeOf }: Line, phrase: RegExp): Phrase[] {
  return [...text.matchAll(phrase)].map((found) => ({
    from: placeOf(found.index),
    to: placeOf(found.index + found[0].length),
  }))
}

/** Makes a pattern of whole words: a space in it stands between two of them. */
export const phrase = (pattern: string): RegExp => new RegExp(`(?<= )(?:${pattern})(?= )`, 'g')

function placeAt(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (starts[middle]! < offset) low = middle + 1
    else high = middle
  }
  return low
}

export const isComma = ({ form }: Word): boolean => form === COMMA
