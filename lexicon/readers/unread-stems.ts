import type { Language } from '#contract/foundation/languages.ts'
import { NOT_STEMMED } from '#lexicon/text/stems.ts'
import type { StoryReading } from './read-story.ts'

export type UnreadStem = { language: Language; stem: string; word: string }

const LETTERS = /^\p{L}+$/u

/** Leaves out names of people and places, and anything that is no word ("h2", "39"). */
export function unreadStemsOf({ language, text, words, unread }: StoryReading): UnreadStem[] {
  const unreadWords = new Set(unread)
  return [...words].flatMap(([feature, { at, end }]) => {
    const stem = feature.slice(`w:${language}:`.length)
    const word = text.slice(at, end).toLowerCase()
    const isListed = unreadWords.has(word) && LETTERS.test(word) && !stem.startsWith(NOT_STEMMED)
    return isListed ? [{ language, stem, word }] : []
  })
}
