import type { DangerLists } from './lists.ts'
import { prepareSpelling, SENTENCE_END, type Word, wordsOf } from './words.ts'

/** Learnt from labelled texts by `scripts/weigh-crisis-words.ts`. */
export type Evidence = {
  bias: number
  /** Words and pairs keyed by weight, so that each weight is stored once: the browser loads this. */
  weights: Readonly<Record<string, readonly string[]>>
}

/** The most sentences that are weighed together: one may begin what the next one ends. */
export const SENTENCES_TOGETHER = 3
/** The fewest words that are weighed, in a group of sentences and in a whole text. Only the phrase lists can tell that "Il me vise" is a threat. */
const WORDS_LEAST = { together: 4, text: 5 }
const PAIR_WITHIN = 2
/**
 * The weight above which sentences are reported: in a text of SENTENCES_TOGETHER sentences or fewer, and in a longer one, whose many groups of sentences give
 * as many chances to err. docs/decisions/034 says what other thresholds find, and find wrongly.
 */
const THRESHOLD = { short: 0, long: 1.2 }

/**
 * Names the heaviest word or pair of each place where neighbouring sentences weigh enough; sentences with a `cleared` clause do not count. Takes time in
 * proportion to the text's length.
 */
export function weigherOf(
  language: DangerLists,
  { bias, weights }: Evidence,
): (text: string, cleared: ReadonlySet<number>) => string[] {
  const sentencesOf = sentenceReaderOf(language)
  const weightOf = new Map(
    Object.entries(weights).flatMap(([weight, features]) =>
      features.map((feature): [string, number] => [feature, Number(weight)]),
    ),
  )
  const weigh = (words: readonly string[], threshold: number): string | undefined => {
    if (words.length < WORDS_LEAST.together) return undefined
    const features = featuresOf(words)
    const telling = features.flatMap((feature) => {
      const weight = weightOf.get(feature)
      return weight === undefined ? [] : [{ feature, weight }]
    })
    const sum = telling.reduce((total, { weight }) => total + weight, 0)
    if (telling.length === 0 || bias + sum / Math.sqrt(features.length) <= threshold) return undefined
    // Only one is named: a longer list would change with every word that is added, and the card would come back once closed.
    return telling.reduce((most, other) => (other.weight > most.weight ? other : most)).feature
  }
  return (text, cleared) => {
    if (text.trim().split(/\s+/, WORDS_LEAST.text).length < WORDS_LEAST.text) return []
    const sentences = sentencesOf(text, cleared)
    const threshold = sentences.length > SENTENCES_TOGETHER ? THRESHOLD.long : THRESHOLD.short
    return sentences.flatMap((_, from) => {
      for (let count = 1; count <= SENTENCES_TOGETHER && from + count <= sentences.length; count++) {
        const told = weigh(sentences.slice(from, from + count).flat(), threshold)
        if (told !== undefined) return [told]
      }
      return []
    })
  }
}

/** Fillers count too, because their frequency is telling. */
export function sentenceReaderOf(language: DangerLists): (text: string, cleared?: ReadonlySet<number>) => string[][] {
  const reading = prepareSpelling({ ...language, fillers: [] })
  return (text, cleared = NONE) => {
    const sentences: Word[][] = [[]]
    for (const word of wordsOf(text, reading)) {
      if (word.stem !== SENTENCE_END) sentences.at(-1)!.push(word)
      else sentences.push([])
    }
    return sentences
      .filter((words) => words.length > 0 && !words.some(({ clause }) => cleared.has(clause)))
      .map((words) => words.map(({ stem }) => stem))
  }
}

const NONE: ReadonlySet<number> = new Set()

export function featuresOf(words: readonly string[]): string[] {
  const features = new Set(words)
  for (let at = 0; at < words.length; at++)
    for (let other = at + 1; other < Math.min(words.length, at + 1 + PAIR_WITHIN); other++)
      features.add(`${words[at]} ${words[other]}`)
  return [...features]
}
