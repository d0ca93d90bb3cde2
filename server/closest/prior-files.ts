import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '#contract/foundation/languages.ts'
import {
  type Associations,
  type FittedConfidence,
  isOfExpression,
  type Judgements,
} from '#lexicon/readers/confidence.ts'
import type { StemFrequencies } from '#lexicon/readers/partly-said.ts'
import { PROPOSAL_FACTORS } from '#lexicon/readers/proposals.ts'

const FOLDER = join(import.meta.dirname, '../../lexicon/readers')
const VOCABULARY = join(FOLDER, '../vocabulary')
const FILE = join(FOLDER, 'prior.tsv')

/** The file has the number of stories, then a line for each feature; `node scripts/count-features.ts` writes it. */
export function priorFrequencies(): { stories: number; of: Record<string, number> } {
  const [first = '', ...lines] = readFileSync(FILE, 'utf8').trimEnd().split('\n')
  return {
    stories: Number(first),
    of: Object.fromEntries(
      lines.map((line) => line.split('\t')).map(([feature = '', count]) => [feature, Number(count)]),
    ),
  }
}

const STEMS_FILE = join(FOLDER, 'stem-prior.tsv')

export function stemFrequencies(): Record<Language, StemFrequencies> {
  const frequencies = Object.fromEntries(LANGUAGES.map((each) => [each, { sentences: 0, of: new Map() }])) as Record<
    Language,
    { sentences: number; of: Map<string, number> }
  >
  let current = frequencies[LANGUAGES[0]]
  for (const line of readFileSync(STEMS_FILE, 'utf8').trimEnd().split('\n')) {
    const [name = '', count] = line.split('\t')
    const language = LANGUAGES.find((each) => name === `# ${each}`)
    if (language) {
      current = frequencies[language]
      current.sentences = Number(count)
    } else current.of.set(name, Number(count))
  }
  return frequencies
}

export const associations = (): Associations =>
  new Map(
    readFileSync(join(FOLDER, 'associations.tsv'), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [feature = '', ...others] = line.split('\t')
        return [feature, others.map((each) => [each.split(' ')[0]!, Number(each.split(' ')[1])] as const)]
      }),
  )

/**
 * `node scripts/fit-confidence.ts` writes the file: a line with the weights, one with all judgements, then a line for each thing and each expression of a
 * thing.
 * A line counts the right readings and all readings, in the stories of the lexicon and in others.
 */
export function fittedConfidence(): FittedConfidence {
  const [weights = '', all = '', ...lines] = readFileSync(join(FOLDER, 'confidence.tsv'), 'utf8').trimEnd().split('\n')
  const { true: expressions = [], false: things = [] } = Object.groupBy(
    lines.map(judgementsIn),
    ([key]) => `${isOfExpression(key)}`,
  )
  return {
    weights: weights.split('\t').slice(1).map(Number),
    all: judgementsIn(all)[1],
    things: new Map(things),
    expressions: new Map(expressions),
  }
}

function judgementsIn(line: string): [key: string, judgements: Judgements] {
  const columns = line.split('\t')
  const [right = 0, of = 0, rightOfOthers = 0, ofOthers = 0] = columns.splice(-4).map(Number)
  return [columns.join('\t'), { own: { right, of }, others: { right: rightOfOthers, of: ofOthers } }]
}

export function proposalWeights(): number[] {
  const lines = readFileSync(join(FOLDER, 'proposals.tsv'), 'utf8').trimEnd().split('\n')
  const weights = new Map(lines.map((line) => line.split('\t') as [string, string]))
  return PROPOSAL_FACTORS.map((factor) => {
    const weight = weights.get(factor)
    if (weight === undefined) throw new Error(`proposals.tsv has no weight of ${factor}.`)
    return Number(weight)
  })
}

const UNASKED = 'unasked.txt'
const ALARMING = 'alarming.txt'

/** The files of the vocabulary that only say what authors are asked about: no story is read by them. */
export const ASKING_FILES: readonly string[] = [UNASKED, ALARMING]

export const unaskedIds = (): Set<string> => idsIn(UNASKED)

/** Returns the ids that an author is asked about only where their own words suggest them. */
export const alarmingIds = (): Set<string> => idsIn(ALARMING)

const idsIn = (file: string): Set<string> =>
  new Set(
    readFileSync(join(VOCABULARY, file), 'utf8')
      .split('\n')
      .map((line) => line.replace(/#.*/, '').trim())
      .filter((id) => id !== ''),
  )
