import type { Language } from '#contract/foundation/languages.ts'
import type { StoryContent } from '#lexicon/readers/closeness.ts'
import type { NearByPart } from '#lexicon/readers/closest-index.ts'
import type { Proposal } from '#lexicon/readers/proposals.ts'
import type { Corrections, Story } from '#lexicon/readers/read-story.ts'
import type { Offered } from '#lexicon/readers/vocabulary.ts'
import type { Services } from '#server/foundation/context.ts'
import type { ClosestQuestion } from './known-readings-service.ts'
import type {
  CorrectedStory,
  CorrectedWords,
  LexiconFacts,
  Meant,
  ProposalsAsked,
  ReaderTask,
  StoryFeatures,
  TextReading,
  UnderstoodFeatures,
  UnreadStem,
} from './reader-worker.ts'

type WithReader = Pick<Services, 'reader'>

const ask = <Answer>({ reader }: WithReader, task: ReaderTask): Promise<Answer> => reader.run(task) as Promise<Answer>

let factsOfLexicon: LexiconFacts | undefined

/** Returns the lexicon's digest and the frequencies that it brings, which stay as long as the process. */
export async function lexiconFacts(services: WithReader): Promise<LexiconFacts> {
  factsOfLexicon ??= await ask<LexiconFacts>(services, { kind: 'lexicon' })
  return factsOfLexicon
}

/** Returns the features that a story tells, weighed by this version of readings. */
export const featuresOfStory = (services: WithReader, version: number, story: Story, corrections: Corrections) =>
  ask<StoryFeatures>(services, { kind: 'read', version, story, corrections })

/** Returns the reading of a story as its author is shown it. */
export const understandStory = (services: WithReader, story: Story, corrections: Corrections) =>
  ask<UnderstoodFeatures>(services, { kind: 'understand', story, corrections })

/** Whether a story can be read as this. */
export const isKnownFeature = (services: WithReader, feature: string) =>
  ask<boolean>(services, { kind: 'knows', feature })

/** Finds features that stories can be read as, by everyday words: see `openVocabulary`. */
export const lookUp = (services: WithReader, look: { words: string; language: Language; limit: number }) =>
  ask<Offered[]>(services, { kind: 'lookUp', ...look })

/** Returns the proposals to the author of a story: see `openProposals`. */
export const proposeFeatures = (services: WithReader, asked: ProposalsAsked) =>
  ask<Proposal[]>(services, { kind: 'propose', ...asked })

/** Returns how much the features of each of these stories weigh by a version, in their order; 0 for a feature that is not compared. */
export const weighFeatures = (services: WithReader, version: number, told: readonly StoryContent[]) =>
  ask<number[][]>(services, { kind: 'weigh', version, told })

/**
 * Returns the closest of all stories, of established authors and of new ones, as this version weighs them. A story that is gone may be among them until it is
 * forgotten.
 */
export const askClosest = (services: WithReader, version: number, question: ClosestQuestion) =>
  ask<NearByPart>(services, { kind: 'closest', version, question })

/** Returns stories that mean what is searched for, at most `limit`, best first. A story that is gone, or that must not be seen, may be among them. */
export const askMeant = (
  services: WithReader,
  version: number,
  search: { query: string; language: Language; limit: number },
) => ask<Meant>(services, { kind: 'meant', version, ...search })

/** Reads the lexicon and all stories into memory, so that the first question need not wait for them. Returns how many stories are there. */
export const holdReadings = (services: WithReader) => ask<number>(services, { kind: 'hold' })

export const forgetReadings = (services: WithReader, ids: readonly string[]) =>
  ask<void>(services, { kind: 'forget', ids })

/** Returns the everyday names of features, in their order. */
export const namesOf = (services: WithReader, language: Language, features: readonly string[]) =>
  ask<string[]>(services, { kind: 'name', language, features })

/** Returns everyday names of features that a draft tells and its tags do not. The draft is not kept. */
export const suggestedTagsOf = (services: WithReader, story: Story, asked: { language: Language; limit: number }) =>
  ask<string[]>(services, { kind: 'suggest', story, ...asked })

/** Returns, for each of these stories, the stems that the reader does not know. */
export const unreadStemsIn = (services: WithReader, stories: readonly Story[]) =>
  ask<UnreadStem[][]>(services, { kind: 'unread', stories })

/** Returns, for each of these stories, the words that may say what its author added, and the words from which was read what they took away. */
export const correctedWordsIn = (services: WithReader, stories: readonly CorrectedStory[]) =>
  ask<CorrectedWords[][]>(services, { kind: 'corrected', stories })

/** Returns everything that is read of a text, for members who correct the lexicon. The text is not kept. */
export const readingOfText = (services: WithReader, text: string, language: Language) =>
  ask<TextReading>(services, { kind: 'explain', text, language })
