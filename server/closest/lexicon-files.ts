import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Associations,
  type Confidences,
  openConfidences,
  openNamed,
  trustIn,
} from '#lexicon/readers/confidence.ts'
import type { Trust } from '#lexicon/readers/explain.ts'
import { type Lexicon, type LexiconSources, lexiconOf } from '#lexicon/readers/lexicon.ts'
import { openProposals, type Proposer } from '#lexicon/readers/proposals.ts'
import type { StoryReading } from '#lexicon/readers/read-story.ts'
import { termsOf } from '#lexicon/readers/term-lines.ts'
import { openVocabulary, type Vocabulary } from '#lexicon/readers/vocabulary.ts'
import type { OnBroken } from '#lexicon/text/broken-lines.ts'
import { spellingTableOf } from '#lexicon/text/spelling.ts'
import { twoWordsOf } from '#lexicon/text/two-words.ts'
import {
  ASKING_FILES,
  alarmingIds,
  associations,
  fittedConfidence,
  proposalWeights,
  stemFrequencies,
  unaskedIds,
} from './prior-files.ts'

const FOLDER = join(import.meta.dirname, '../../lexicon/vocabulary')
const SPELLING = 'spelling.txt'
const TWO_WORDS = 'two-words.tsv'
const ONTOLOGY = 'hpo.tsv'

const FOR_STORIES = /^(?!danger\.).*\.(?:txt|tsv)$/

/** Returns the names of the files by which stories are read, in order: the lists of danger are for the browser alone. */
const filesRead = (): string[] =>
  readdirSync(FOLDER)
    .filter((file) => FOR_STORIES.test(file) && !ASKING_FILES.includes(file))
    .sort()

let lexicon: Lexicon | undefined

export function theLexicon(): Lexicon {
  lexicon ??= lexiconOf(soundSources())
  return lexicon
}

let vocabulary: Vocabulary | undefined

export function theVocabulary(): Vocabulary {
  vocabulary ??= openVocabulary(theLexicon(), soundSources().terms)
  return vocabulary
}

let goingTogether: Associations | undefined

const theAssociations = (): Associations => (goingTogether ??= associations())

let proposer: Proposer | undefined

export function theProposer(): Proposer {
  proposer ??= openProposals(theLexicon(), soundSources().terms, {
    frequencies: stemFrequencies(),
    unasked: unaskedIds(),
    alarming: alarmingIds(),
    associations: theAssociations(),
    weights: proposalWeights(),
  })
  return proposer
}

let confidences: Confidences | undefined

export function theConfidences(): Confidences {
  confidences ??= openConfidences(theLexicon(), { associations: theAssociations(), fitted: fittedConfidence() })
  return confidences
}

let named: ReturnType<typeof openNamed> | undefined

export function theTrust(reading: StoryReading): Map<string, Trust> {
  named ??= openNamed(theLexicon())
  return trustIn(reading, { lexicon: theLexicon(), confidencesIn: theConfidences(), isNamed: named })
}

/**
 * Raise this with every change of how stories are read or weighed, and of how sure readings are, that changes none of the `filesRead`: stories are then read
 * again.
 */
const RULES = 20

/** Servers with the same digest read alike. */
export function lexiconDigest(): string {
  const digest = createHash('sha256').update(`${RULES}\n`)
  for (const file of filesRead()) digest.update(`${file}\n`).update(readFileSync(join(FOLDER, file)))
  return digest.digest('hex')
}

/** Leaves out lines that cannot be read, so that one bad line does not keep every story from being read. */
const soundSources = (): LexiconSources => lexiconSources(() => {})

export function brokenLines(): string[] {
  const broken: string[] = []
  lexiconSources(({ message }) => broken.push(message))
  return broken
}

/**
 * @param onBroken called with what is wrong with a line, which is then left out
 * @throws Error that names the first broken line, where `onBroken` is not given
 */
export function lexiconSources(onBroken?: OnBroken): LexiconSources {
  const files = filesRead().filter((file) => file.endsWith('.txt') && file !== SPELLING)
  const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8')
  return {
    terms: files.flatMap((file) => termsOf(file, read(file), onBroken)),
    ontology: read(ONTOLOGY),
    spelling: spellingTableOf(read(SPELLING)),
    twoWords: twoWordsOf(read(TWO_WORDS), onBroken),
  }
}
