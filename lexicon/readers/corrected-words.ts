import type { Language } from '#contract/foundation/languages.ts'
import { withoutUnseen } from '#contract/foundation/unseen.ts'
import { NOT_STEMMED } from '#lexicon/text/stems.ts'
import type { Corrections, Quote, StoryReading } from './read-story.ts'

export type CorrectedWords = { language: Language; feature: string; isTold: boolean; stems: string; words: string }

const APART_MAX = 12
const LETTERS = /^[\p{L}’' -]+$/u
const SENTENCE_END = /[.!?\n…;:]/

/**
 * Leaves out names of people and places, and anything that is no word.
 * @param reading the story, as it was read with these corrections
 */
export function correctedWordsOf(reading: StoryReading, { added }: Corrections): CorrectedWords[] {
  const { language } = reading
  const unread = unreadPhrases(reading)
  const taken = [...reading.removed].filter(([feature]) => !feature.startsWith('!'))
  return [
    ...added.flatMap((feature) => unread.map((phrase) => ({ language, feature, isTold: true, ...phrase }))),
    ...taken.map(([feature, quote]) => ({ language, feature, isTold: false, ...phraseAt(reading, quote) })),
  ].filter(({ stems, words }) => stems !== '' && LETTERS.test(words))
}

type Phrase = { stems: string; words: string }
type Placed = { stem: string; quote: Quote }

function unreadPhrases({ text, language, words, unread }: StoryReading): Phrase[] {
  const isUnread = new Set(unread)
  const placed = [...words]
    .map(([feature, quote]): Placed => ({ stem: feature.slice(`w:${language}:`.length), quote }))
    .filter(({ stem, quote }) => !stem.startsWith(NOT_STEMMED) && isUnread.has(wordsAt(text, quote)))
    .sort((one, other) => one.quote.at - other.quote.at)
  return placed.flatMap((word, place) => {
    const alone = { stems: word.stem, words: wordsAt(text, word.quote) }
    const next = placed[place + 1]
    if (!next || !areTogether(text, word.quote, next.quote)) return [alone]
    const both = { at: word.quote.at, end: next.quote.end }
    return [alone, { stems: [word.stem, next.stem].sort().join(' '), words: wordsAt(text, both) }]
  })
}

const areTogether = (text: string, { end }: Quote, { at }: Quote): boolean =>
  at - end <= APART_MAX && !SENTENCE_END.test(text.slice(end, at))

function phraseAt({ text, language, words }: StoryReading, quote: Quote): Phrase {
  const stems = [...words]
    .filter(([, { at, end }]) => quote.at <= at && end <= quote.end)
    .map(([feature]) => feature.slice(`w:${language}:`.length))
  return { stems: stems.sort().join(' '), words: wordsAt(text, quote) }
}

const wordsAt = (text: string, { at, end }: Quote): string =>
  withoutUnseen(text.slice(at, end)).toLowerCase().replaceAll(/\s+/g, ' ')
