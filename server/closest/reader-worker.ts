import { parentPort } from 'node:worker_threads'
import type { Language } from '#contract/foundation/languages.ts'
import { profileOf, type StoryContent, storyContentOf, type Weights } from '#lexicon/readers/closeness.ts'
import { uncertainOf } from '#lexicon/readers/confidence.ts'
import { type CorrectedWords, correctedWordsOf } from '#lexicon/readers/corrected-words.ts'
import { nameOf } from '#lexicon/readers/explain.ts'
import { isKnown } from '#lexicon/readers/lexicon.ts'
import type { Proposal } from '#lexicon/readers/proposals.ts'
import { readQuery, searchedName } from '#lexicon/readers/read-query.ts'
import { type Corrections, isAdded, type Quote, readStory, type Story, textOf } from '#lexicon/readers/read-story.ts'
import { suggestedTags } from '#lexicon/readers/suggested-tags.ts'
import { type TextReading, textReading } from '#lexicon/readers/text-reading.ts'
import { type UnreadStem, unreadStemsOf } from '#lexicon/readers/unread-stems.ts'
import { narrowest, type Offered } from '#lexicon/readers/vocabulary.ts'
import {
  brokenLines,
  lexiconDigest,
  theConfidences,
  theLexicon,
  theProposer,
  theTrust,
  theVocabulary,
} from '#server/closest/lexicon-files.ts'
import { priorFrequencies } from '#server/closest/prior-files.ts'
import type { ThreadAnswer, ThreadTask } from '#server/foundation/work/thread.ts'
import { type ClosestQuestion, type KnownReadings, NOTHING_FOUND, openKnownReadings } from './known-readings-service.ts'
import { HUNDREDTHS } from './reading-queries.ts'
import type { StoredFrequencies } from './tables.ts'

/** The lists go together, as in `story_reading`. */
export type StoryFeatures = {
  language: Language
  features: string[]
  weights: number[]
  wordings: number[]
  spans: number[]
  confidences: number[]
  isNamed: boolean[]
  titleEnd: number
}

export type ReaderTask =
  | { kind: 'lexicon' }
  | { kind: 'read'; version: number; story: Story; corrections: Corrections }
  | { kind: 'understand'; story: Story; corrections: Corrections }
  | { kind: 'knows'; feature: string }
  | { kind: 'lookUp'; words: string; language: Language; limit: number }
  | ({ kind: 'propose' } & ProposalsAsked)
  | { kind: 'weigh'; version: number; told: readonly StoryContent[] }
  | { kind: 'closest'; version: number; question: ClosestQuestion }
  | { kind: 'meant'; version: number; query: string; language: Language; limit: number }
  | { kind: 'forget'; ids: readonly string[] }
  | { kind: 'hold' }
  | { kind: 'check' }
  | { kind: 'suggest'; story: Story; language: Language; limit: number }
  | { kind: 'unread'; stories: readonly Story[] }
  | { kind: 'corrected'; stories: readonly CorrectedStory[] }
  | { kind: 'explain'; text: string; language: Language }
  | { kind: 'name'; language: Language; features: readonly string[] }
  | { kind: 'leave' }

export type ProposalsAsked = {
  story: Story
  corrections: Corrections
  passed: readonly string[]
  near: readonly (readonly string[])[]
  language: Language
  limit: number
}

export type CorrectedStory = { story: Story; corrections: Corrections }

export type UnderstoodFeatures = Record<'present' | 'absent' | 'removed', [string, Quote][]> & {
  told: readonly string[]
  uncertain: readonly string[]
  silent: readonly Quote[]
}

type DatabaseTask = ReaderTask & { database: string }

export type LexiconFacts = { digest: string; prior: StoredFrequencies; broken: string[] }

/** `snapshot` (pg_snapshot) shows the rows that were read by then; absent where nothing was looked for. */
export type Meant = { ids: string[]; understood: string[]; snapshot?: string }

export type { CorrectedWords, TextReading, UnreadStem }

/** A story must say at least this share of each part of a search. */
const MEANT_SHARE = 0.4

let facts: LexiconFacts | undefined

function lexiconFacts(): LexiconFacts {
  facts ??= { digest: lexiconDigest(), prior: priorFrequencies(), broken: brokenLines() }
  return facts
}

const knownReadings = new Map<string, KnownReadings>()

function knownIn(database: string): KnownReadings {
  const readings = knownReadings.get(database) ?? openKnownReadings(database)
  knownReadings.set(database, readings)
  return readings
}

async function work(task: DatabaseTask): Promise<unknown> {
  switch (task.kind) {
    case 'lexicon':
      return lexiconFacts()
    case 'read':
      return read(task, await knownIn(task.database).weightsOf(task.version))
    case 'understand':
      return understand(task)
    case 'knows':
      return isKnown(theLexicon(), task.feature)
    case 'lookUp':
      return theVocabulary().lookUp(task) satisfies Offered[]
    case 'propose': {
      const reading = readStory(theLexicon(), task.story, { corrections: task.corrections })
      return theProposer()({ ...task, reading, passed: new Set(task.passed) }) satisfies Proposal[]
    }
    case 'weigh': {
      const weightOf = await knownIn(task.database).weightsOf(task.version)
      return task.told.map((told) => weighed(told, [...told.wordings.keys()], weightOf))
    }
    case 'closest':
      return knownIn(task.database).closest(task.version, task.question)
    case 'meant':
      return meant(task)
    case 'suggest':
      return suggestedTags(theLexicon(), task.story, { ...task, confidencesIn: theConfidences() })
    case 'unread':
      return task.stories.map((story) => unreadStemsOf(readStory(theLexicon(), story)))
    case 'corrected':
      return task.stories.map(({ story, corrections }) =>
        correctedWordsOf(readStory(theLexicon(), story, { corrections }), corrections),
      )
    case 'explain':
      return textReading(theLexicon(), task.text, task.language)
    case 'forget':
      return knownIn(task.database).forget(task.ids)
    case 'hold':
      theLexicon()
      return knownIn(task.database).hold(lexiconFacts().digest)
    case 'check':
      return (await knownReadings.get(task.database)?.check()) ?? NOTHING_FOUND
    case 'name':
      return task.features.map((feature) => nameOf(theLexicon(), feature, task.language))
    case 'leave':
      await knownReadings.get(task.database)?.close()
      return knownReadings.delete(task.database)
  }
}

async function meant({ database, version, query, language, limit }: DatabaseTask & { kind: 'meant' }): Promise<Meant> {
  const { parts, features } = readQuery(theLexicon(), query, language)
  if (parts.length === 0) return { ids: [], understood: [] }
  return {
    ...(await knownIn(database).meant(version, { parts, limit, share: MEANT_SHARE, prior: lexiconFacts().prior })),
    understood: [...new Set(features.map((feature) => searchedName(theLexicon(), feature, language)))],
  }
}

function read({ story, corrections }: CorrectedStory, weightOf: Weights): StoryFeatures {
  const reading = readStory(theLexicon(), story, { corrections })
  const titleEnd = story.title.length
  const told = storyContentOf(reading, titleEnd)
  const features = [...told.wordings.keys()]
  const trust = theTrust(reading)
  return {
    language: reading.language,
    features,
    weights: weighed(told, features, weightOf),
    wordings: [...told.wordings.values()],
    spans: features.flatMap((feature) => {
      const { at, end } = feature.startsWith('!')
        ? reading.absent.get(feature.slice(1))!
        : reading.present.get(feature)!
      return [at, end]
    }),
    confidences: features.map((feature) => Math.round(HUNDREDTHS * (trust.get(feature)?.confidence ?? 0))),
    isNamed: features.map((feature) => trust.get(feature)?.isNamed ?? false),
    titleEnd,
  }
}

/** Returns the narrowest features in the order of the story, additions last. A site alone is no complaint, and is left out where anything else is read. */
function understand({ story, corrections }: CorrectedStory): UnderstoodFeatures {
  const reading = readStory(theLexicon(), story, { corrections })
  const { present, absent, removed, silent } = reading
  const read = [...narrowest(theLexicon(), present.keys())].map((feature) => [feature, present.get(feature)!] as const)
  const things = read.filter(([feature]) => !feature.startsWith('s:'))
  const tagsStart = textOf({ title: story.title, description: story.description }).length
  return {
    present: inOrder(things.length > 0 ? things : read),
    absent: inOrder([...absent].map(([feature, quote]) => [`!${feature}`, quote])),
    removed: inOrder([...removed]),
    told: [...present.keys()].filter((feature) => !feature.startsWith('HP:')),
    uncertain: [...uncertainOf(theConfidences()(reading), reading)],
    silent: silent.filter(({ end }) => end <= tagsStart),
  }
}

function inOrder(read: readonly (readonly [string, Quote])[]): [string, Quote][] {
  const place = ({ at }: Quote) => (isAdded({ at, end: at }) ? Number.MAX_SAFE_INTEGER + at : at)
  return read
    .map(([feature, quote]): [string, Quote] => [feature, quote])
    .sort(([, one], [, other]) => place(one) - place(other))
}

function weighed(told: StoryContent, features: readonly string[], weightOf: Weights): number[] {
  const { weights } = profileOf(told, weightOf)
  return features.map((feature) => weights.get(feature) ?? 0)
}

parentPort!.on('message', ({ id, task }: ThreadTask) => {
  work(task as DatabaseTask).then(
    (answer) => parentPort!.postMessage({ id, answer } satisfies ThreadAnswer),
    (error: unknown) =>
      parentPort!.postMessage({
        id,
        failure: error instanceof Error ? `${error.name}: ${error.message}` : 'not an error',
      } satisfies ThreadAnswer),
  )
})
