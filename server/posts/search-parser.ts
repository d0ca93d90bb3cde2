import { foldText } from '#contract/foundation/fold.ts'
import { withoutUnseen } from '#contract/foundation/unseen.ts'
import { SEARCH_WORDS_MAX } from '#contract/posts/limits.ts'
import { SYMPTOMS } from '#contract/posts/symptoms.ts'

/** One part of a search: words that must all stand in a post, or else one of these listed symptoms among its tags. */
export type Term = {
  words: string[]
  /** Whether the last word is still being typed, and may go on. */
  isOpen: boolean
  tags: string[][]
}

export type TypedSearch = { words: string[]; isOpen: boolean }

const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** Invisible characters are removed; everything else separates words. `post_words` in the migrations splits posts likewise. */
export const wordsIn = (text: string): string[] => withoutUnseen(text).match(WORD) ?? []

/** The first words of what is typed. The last one may go on unless something follows it. */
export function typedSearch(text: string): TypedSearch {
  const words = wordsIn(text)
  const last = words.at(-1)
  return {
    words: words.slice(0, SEARCH_WORDS_MAX),
    isOpen: last !== undefined && words.length <= SEARCH_WORDS_MAX && withoutUnseen(text).endsWith(last),
  }
}

/**
 * Splits a search into terms: each listed symptom named in English or in everyday words, and each other word.
 * @param longest words that a name may have
 */
export function termsOf({ words, isOpen }: TypedSearch, longest = LONGEST): Term[] {
  const terms: Term[] = []
  const folded = words.map(foldText)
  for (let from = 0; from < words.length; ) {
    const { length, tags } = longestPhrase(folded.slice(from, from + longest), isOpen && from + longest >= words.length)
    const to = from + length
    terms.push({ words: words.slice(from, to), isOpen: isOpen && to === words.length, tags })
    from = to
  }
  return terms
}

type Phrase = { folded: string; length: number; tag: string[] }

const PHRASES: readonly Phrase[] = SYMPTOMS.flatMap(({ fr, en, lay }) =>
  [en, ...lay.fr, ...lay.en].map((said) => {
    const folded = foldText(said)
    return { folded, length: folded.split(' ').length, tag: wordsIn(fr) }
  }),
)
const LONGEST = Math.max(...PHRASES.map(({ length }) => length))
/** From this many letters on, the word being typed is taken for the beginning of a phrase. */
const BEGUN_FROM = 4

/** The listed symptoms that these words begin by naming, in as many words as possible; one word and none otherwise. */
function longestPhrase(folded: readonly string[], isOpen: boolean): { length: number; tags: string[][] } {
  for (let length = folded.length; length > 0; length--) {
    const said = folded.slice(0, length).join(' ')
    const isBegun = isOpen && length === folded.length && said.length >= BEGUN_FROM
    const named = PHRASES.filter((phrase) => (isBegun ? phrase.folded.startsWith(said) : phrase.folded === said))
    if (named.length > 0) return { length, tags: distinct(named.map(({ tag }) => tag)) }
  }
  return { length: 1, tags: [] }
}

const distinct = (tags: string[][]): string[][] => [...new Map(tags.map((tag) => [tag.join(' '), tag])).values()]
