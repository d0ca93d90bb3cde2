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

export async function lexiconFacts(services: WithReader): Promise<LexiconFacts> {
  factsOfLexicon ??= await ask<LexiconFacts>(services, { kind: 'lexicon' })
  return factsOfLexicon
}

export const featuresOfStory = (services: WithReader, version: number, story: Story, corrections: Corrections) =>
  ask<StoryFeatures>(services, { kind: 'read', version, story, corrections })

export const understandStory = (services: WithReader, story: Story, corrections: Corrections) =>
  ask<UnderstoodFeatures>(services, { kind: 'understand', story, corrections })

export const isKnownFeature = (services: WithReader, feature: string) =>
  ask<boolean>(services, { kind: 'knows', feature })

export const lookUp = (services: WithReader, look: { words: string; language: Language; limit: number }) =>
  ask<Offered[]>(services, { kind: 'lookUp', ...look })

export const proposeFeatures = (services: WithReader, asked: ProposalsAsked) =>
  ask<Proposal[]>(services, { kind: 'propose', ...asked })

export const weighFeatures = (services: WithReader, version: number, told: readonly StoryContent[]) =>
  ask<number[][]>(services, { kind: 'weigh', version, told })

export const askClosest = (services: WithReader, version: number, question: ClosestQuestion) =>
  ask<NearByPart>(services, { kind: 'closest', version, question })

export const askMeant = (
  services: WithReader,
  version: number,
  search: { query: string; language: Language; limit: number },
) => ask<Meant>(services, { kind: 'meant', version, ...search })

/** Reads the lexicon and all stories into memory, so that the first question need not wait for them. Returns how many stories are there. */
export const holdReadings = (services: WithReader) => ask<number>(services, { kind: 'hold' })

export const forgetReadings = (services: WithReader, ids: readonly string[]) =>
  ask<void>(services, { kind: 'forget', ids })

export const namesOf = (services: WithReader, language: Language, features: readonly string[]) =>
  ask<string[]>(services, { kind: 'name', language, features })

/** The draft is not kept. */
export const suggestedTagsOf = (services: WithReader, story: Story, asked: { language: Language; limit: number }) =>
  ask<string[]>(services, { kind: 'suggest', story, ...asked })

export const unreadStemsIn = (services: WithReader, stories: readonly Story[]) =>
  ask<UnreadStem[][]>(services, { kind: 'unread', stories })

export const correctedWordsIn = (services: WithReader, stories: readonly CorrectedStory[]) =>
  ask<CorrectedWords[][]>(services, { kind: 'corrected', stories })

/** The text is not kept. */
export const readingOfText = (services: WithReader, text: string, language: Language) =>
  ask<TextReading>(services, { kind: 'explain', text, language })
