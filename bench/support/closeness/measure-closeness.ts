import type { Language } from '#contract/foundation/languages.ts'
import {
  closenessOf,
  featuresIn,
  frequenciesOf,
  type Profile,
  profileOf,
  type StoryContent,
  storyContentOf,
  weightsOf,
} from '#lexicon/readers/closeness.ts'
import type { Lexicon } from '#lexicon/readers/lexicon.ts'
import { readStory, type Story, type StoryReading } from '#lexicon/readers/read-story.ts'
import type { StoryRow, StorySet } from './story-sets.ts'

/** How well the true cases rank. Shares are 0 to 1. */
export type Ranking = {
  queries: number
  hitAt1: number
  hitAt5: number
  meanAveragePrecision: number
  /** The share of queries in which a look-alike of the same kind stands above every true case. */
  lookalikeFirst: number
}

type Labelled = { row?: StoryRow; language: Language; profile: Profile }

type ReadOne = Pick<StoryReading, 'language'> & { told: StoryContent }
export type Read = { rows: ReadOne[]; unrelated: ReadOne[] }

/** Reads every story once. */
export const readAll = (lexicon: Lexicon, { rows }: StorySet, unrelated: readonly Story[]): Read => ({
  rows: rows.map((row) => readOne(lexicon, row)),
  unrelated: unrelated.map((story) => readOne(lexicon, story)),
})

function readOne(lexicon: Lexicon, story: Story): ReadOne {
  const reading = readStory(lexicon, story)
  return { language: reading.language, told: storyContentOf(reading, story.title.length) }
}

/** How close the second story is to the first, which asks. */
type Measure = (asker: Profile, other: Profile) => number

/**
 * Each case of one language asks for the cases of its kind in another, or the same, among all stories of that language.
 * @param measure  what they are ordered by
 */
export function rankingOf(
  set: StorySet,
  read: Read,
  from: Language,
  to: Language,
  measure: Measure = closenessOf,
): Ranking {
  const stories = labelled(set, read)
  return meanOf(queriesIn(stories, from).flatMap((query) => judged(query, stories, to, measure) ?? []))
}

function labelled({ rows }: StorySet, read: Read): Labelled[] {
  const readings = [...read.rows, ...read.unrelated]
  const weights = weightsOf(frequenciesOf(readings.map(({ told }) => featuresIn(told))))
  return readings.map(({ language, told }, index) => {
    const row = rows[index]
    return { row, language: row?.language ?? language, profile: profileOf(told, weights) }
  })
}

const queriesIn = (stories: readonly Labelled[], language: Language): Labelled[] =>
  stories.filter(({ row }) => row?.role === 'case' && row.language === language)

/** A story that stands above every true one, how far above the best of them, and what it has in common with the query. */
export type Mistake = { query: string; first: string; isLookalike: boolean; margin: number; shared: string[] }

/** Returns, for each French query, the story that stands first where that is a wrong one; the farthest above first. */
export function mistakesIn(set: StorySet, read: Read): Mistake[] {
  const stories = labelled(set, { ...read, unrelated: [] })
  return queriesIn(stories, 'fr').flatMap((query) => mistakeOf(query, stories) ?? [])
}

function mistakeOf(query: Labelled, stories: readonly Labelled[]): Mistake | undefined {
  const { kind, id } = query.row!
  const others = stories
    .filter((story) => story !== query && story.language === 'fr')
    .map((story) => ({ ...story, closeness: closenessOf(query.profile, story.profile) }))
  const isTrue = ({ row }: Labelled) => row?.role === 'case' && row.kind === kind
  const best = Math.max(...others.filter(isTrue).map(({ closeness }) => closeness))
  const first = others.reduce((one, other) => (other.closeness > one.closeness ? other : one))
  if (isTrue(first) || first.closeness <= best) return undefined
  return {
    query: id,
    first: first.row!.id,
    isLookalike: first.row!.kind === kind,
    margin: first.closeness - best,
    shared: [...query.profile.weights.keys()].filter((feature) => first.profile.weights.has(feature)),
  }
}

type Judgement = Omit<Ranking, 'queries'>

function judged(query: Labelled, stories: readonly Labelled[], to: Language, measure: Measure): Judgement | undefined {
  const ranked = stories
    .filter((story) => story !== query && story.language === to)
    .map((story) => ({ row: story.row, closeness: measure(query.profile, story.profile) }))
    .sort((one, other) => other.closeness - one.closeness)
  const isTrue = ranked.map(({ row }) => row?.role === 'case' && row.kind === query.row!.kind)
  const first = isTrue.indexOf(true)
  if (first < 0) return undefined
  const above = ranked.slice(0, first)
  return {
    hitAt1: first === 0 ? 1 : 0,
    hitAt5: first < 5 ? 1 : 0,
    meanAveragePrecision: averagePrecision(isTrue),
    lookalikeFirst: above.some(({ row }) => row?.role === 'lookalike' && row.kind === query.row!.kind) ? 1 : 0,
  }
}

function averagePrecision(isTrue: readonly boolean[]): number {
  let hits = 0
  let sum = 0
  for (const [index, hit] of isTrue.entries()) if (hit) sum += ++hits / (index + 1)
  return sum / hits
}

function meanOf(judgements: readonly Judgement[]): Ranking {
  const mean = (key: keyof Judgement) =>
    judgements.reduce((sum, judgement) => sum + judgement[key], 0) / Math.max(1, judgements.length)
  return {
    queries: judgements.length,
    hitAt1: mean('hitAt1'),
    hitAt5: mean('hitAt5'),
    meanAveragePrecision: mean('meanAveragePrecision'),
    lookalikeFirst: mean('lookalikeFirst'),
  }
}
