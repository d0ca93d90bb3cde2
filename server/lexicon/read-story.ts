import type { Language } from '#contract/foundation/languages.ts'
import { findingsAtSites } from './at-sites.ts'
import { isDenied } from './denial.ts'
import { type Found, findExpressions } from './find-expressions.ts'
import { languageOf } from './language-of.ts'
import type { Lexicon } from './lexicon.ts'
import { longestReadings } from './longest-readings.ts'
import { sentencesOfRelatives } from './relatives.ts'
import { type Word, wordsOf } from './words.ts'

export type Story = { title: string; description: string; tags?: readonly string[] }

/** Where the words stand by which something was read: from `at`, up to and without `end`, in `Reading.text`. */
export type Quote = { at: number; end: number }

/** What a story says, as features that are the same in every language but for words. */
export type Reading = {
  language: Language
  /** Title, description and tags, as they were read: quotes point into it. */
  text: string
  /** `f:…` findings, `f:…@…` findings at sites, `s:…` sites, `c:…` circumstances, `HP:…` concepts; each with the words that said it first. */
  present: ReadonlyMap<string, Quote>
  /** Findings and circumstances that the story says are not there. */
  absent: ReadonlyMap<string, Quote>
  /** Findings that a relative has. */
  relatives: ReadonlyMap<string, Quote>
  /** Stems of the content words: `w:fr:marteau`. */
  words: ReadonlyMap<string, Quote>
  /** Content words that no expression was read from, as they are written. */
  unread: readonly string[]
}

/** Longer texts are refused: no form sends them. */
export const STORY_CHARS_MAX = 100_000

/** A text that is too long to be read. */
export class StoryTooLong extends RangeError {
  readonly chars: number
  constructor(chars: number) {
    super(`A story of ${chars} characters is longer than ${STORY_CHARS_MAX}.`)
    this.name = 'StoryTooLong'
    this.chars = chars
  }
}

/**
 * Reads a story: pure, in time proportional to its length.
 * @throws StoryTooLong above 100,000 characters, title and tags included
 */
export function readStory(lexicon: Lexicon, { title, description, tags = [] }: Story): Reading {
  const told = `${title}\n${description}`
  const text = [told, ...tags].join('\n')
  if (text.length > STORY_CHARS_MAX) throw new StoryTooLong(text.length)
  const language = languageOf(told)
  const words = wordsOf(text, language, lexicon.spelling[language])
  for (const word of words) if (!word.isStop) word.stem = lexicon.corrected[language](word.stem)
  const readings = longestReadings(findExpressions(words, lexicon, language), lexicon)
  const ofRelatives = sentencesOfRelatives(words, language)
  const [theirs, own] = partition(readings, ({ places }) => ofRelatives.has(words[places[0]!]!.sentence))
  const [denied, said] = partition(own, (found) => isDeniable(found) && isDenied(found, words, language))
  return {
    language,
    text,
    present: presentIn(said, words, lexicon),
    absent: quotesOf(denied, words),
    relatives: quotesOf(theirs.filter(isFinding), words),
    words: contentWords(words, language),
    unread: unreadWords(words, readings, text),
  }
}

const isFinding = ({ expression: { kind } }: Found): boolean => kind === 'find' || kind === 'local'
/** A site is where it is, whatever is not there. */
const isDeniable = (found: Found): boolean => isFinding(found) || found.expression.kind === 'ctx'

/** Everything said, and everything broader; the first words that said a thing are quoted. */
function presentIn(said: readonly Found[], words: readonly Word[], lexicon: Lexicon): Map<string, Quote> {
  const present = new Map<string, Quote>()
  const say = (feature: string, quote: Quote) => {
    for (const broader of lexicon.broader(feature)) {
      if (!present.has(broader)) present.set(broader, quote)
      for (const concept of lexicon.conceptsOf(broader)) if (!present.has(concept)) present.set(concept, quote)
    }
  }
  const meant = said
    .filter(({ expression }) => expression.kind !== 'ignore')
    .sort((one, other) => one.places[0]! - other.places[0]!)
  for (const { feature, finding, site } of findingsAtSites(meant, words))
    say(feature, quoteOf([...finding.places, ...site.places], words))
  for (const { expression, places } of meant) say(expression.id, quoteOf(places, words))
  return present
}

function quotesOf(readings: readonly Found[], words: readonly Word[]): Map<string, Quote> {
  return new Map(readings.map(({ expression, places }) => [expression.id, quoteOf(places, words)]))
}

function quoteOf(places: readonly number[], words: readonly Word[]): Quote {
  return {
    at: Math.min(...places.map((place) => words[place]!.at)),
    end: Math.max(...places.map((place) => words[place]!.end)),
  }
}

function contentWords(words: readonly Word[], language: Language): Map<string, Quote> {
  return new Map(words.filter(isContent).map(({ stem, at, end }) => [`w:${language}:${stem}`, { at, end }] as const))
}

const isContent = ({ stem, form, isStop }: Word): boolean =>
  !isStop && stem !== '' && form.length > 1 && !/^\d+$/.test(form)

function unreadWords(words: readonly Word[], readings: readonly Found[], text: string): string[] {
  const read = new Set(readings.flatMap(({ places }) => places))
  return words
    .filter((word, place) => isContent(word) && !read.has(place))
    .map(({ at, end }) => text.slice(at, end).toLowerCase())
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  const { first = [], second = [] } = Object.groupBy(items, (item) => (isFirst(item) ? 'first' : 'second'))
  return [first, second]
}
