import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  closenessOf,
  featuresIn,
  frequenciesOf,
  profileOf,
  storyContentOf,
  weightsOf,
} from '#lexicon/readers/closeness.ts'
import { type Confidences, uncertainOf } from '#lexicon/readers/confidence.ts'
import { isKnown, type Lexicon } from '#lexicon/readers/lexicon.ts'
import type { Proposer } from '#lexicon/readers/proposals.ts'
import { readStory, type StoryReading } from '#lexicon/readers/read-story.ts'
import { narrowest } from '#lexicon/readers/vocabulary.ts'
import type { Read } from './measure-closeness.ts'
import type { StoryRow, StorySet } from './story-sets.ts'

/** Ids that a person read in a story, the narrowest, and those that it denies; they saw the vocabulary, and nothing of what the program reads. */
export type CarefulReading = { present: readonly string[]; absent: readonly string[] }

const FOLDER = join(import.meta.dirname, '../../../tests/matching/readings')

/**
 * The careful readings of a set, by story; undefined where nobody made any.
 * @throws Error that names a story without a reading, or an id that the lexicon does not know
 */
export function carefulReadings(
  lexicon: Lexicon,
  { name, rows }: StorySet,
  folder = FOLDER,
): Map<string, CarefulReading> | undefined {
  const file = join(folder, `${name}.tsv`)
  if (!existsSync(file)) return undefined
  const read = new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [id = '', present = '', absent = ''] = line.split('\t')
        return [id, { present: idsIn(present), absent: idsIn(absent) }] as const
      }),
  )
  for (const { id } of rows) if (!read.has(id)) throw new Error(`${name}.tsv: no reading of ${id}`)
  for (const [id, { present, absent }] of read)
    for (const feature of [...present, ...absent])
      if (!isKnown(lexicon, feature))
        throw new Error(`${name}.tsv: ${id} has ${feature}, which the lexicon does not know`)
  return read
}

/**
 * Returns the readings of practice stories by a person, with those of the program that they judged right; in the column of denials stand those that they judged
 * wrong.
 */
export const judgedReadings = (lexicon: Lexicon, set: StorySet) =>
  carefulReadings(lexicon, set, join(FOLDER, 'practice'))

const idsIn = (column: string): string[] => column.split(' ').filter((id) => id !== '')

/**
 * Shares are 0 to 1; chips are of eight. `told` is the share that is right among the readings told as understood, which are `toldOfRead` of all readings; the
 * rest is said to be perhaps so.
 */
export type ReadingQuality = { right: number; told: number; toldOfRead: number; exact: number; trueChips: number }

const CHIPS = 8
const ROUNDS = 3
const NEAREST = 20
const SEARCHES = 2
/** The most unsure readings that an author looks at: those that are seen at first. */
const UNCERTAIN_LOOKED_AT = 8

/** The proposals that an author is asked about, and the uncertain readings, which are shown as perhaps so. */
export type Asking = { propose: Proposer; confidencesIn: Confidences }

/**
 * How much of what the program reads is right: a careful id, or broader than one; how many careful ids it reads; and how many chips of a first round are true.
 */
export function readingQuality(
  lexicon: Lexicon,
  { rows }: StorySet,
  careful: ReadonlyMap<string, CarefulReading>,
  { propose, confidencesIn }: Asking,
): ReadingQuality {
  const sum = { read: 0, right: 0, told: 0, toldRight: 0, careful: 0, exact: 0, chips: 0 }
  for (const row of rows) {
    const reading = readStory(lexicon, row)
    const { present } = careful.get(row.id)!
    const isTrue = isTrueOf(lexicon, present)
    const own = [...narrowest(lexicon, reading.present.keys())].filter((feature) => !feature.startsWith('s:'))
    sum.read += own.length
    sum.right += own.filter(isTrue).length
    const uncertain = uncertainOf(confidencesIn(reading), reading)
    const told = own.filter((feature) => !uncertain.has(feature))
    sum.told += told.length
    sum.toldRight += told.filter(isTrue).length
    sum.careful += present.length
    sum.exact += present.filter((feature) => reading.present.has(feature)).length
    sum.chips += chipsOf(propose, row, reading, [], []).filter(isTrue).length
  }
  return {
    right: sum.right / sum.read,
    told: sum.toldRight / sum.told,
    toldOfRead: sum.told / sum.read,
    exact: sum.exact / sum.careful,
    trueChips: sum.chips / rows.length,
  }
}

/** Returns whether a feature is a careful id, or broader than one. */
export function isTrueOf(lexicon: Lexicon, present: readonly string[]): (feature: string) => boolean {
  const all = new Set(present.flatMap((feature) => [feature, ...lexicon.broader(feature)]))
  return (feature) => all.has(feature)
}

function chipsOf(
  propose: Proposer,
  row: StoryRow,
  reading: StoryReading,
  passed: readonly string[],
  near: readonly (readonly string[])[],
): string[] {
  return propose({ reading, passed: new Set(passed), near, language: row.language, limit: CHIPS }).map(({ id }) => id)
}

/**
 * Reads a set as it is once every author answered truthfully: they take away the wrong ones of the unsure readings, tap the true ones in three rounds of chips,
 * and search twice for what is still missing. Rounds after the first are shaped by what the nearest stories say, as in the product.
 */
export function answered(
  lexicon: Lexicon,
  { rows }: StorySet,
  careful: ReadonlyMap<string, CarefulReading>,
  { propose, confidencesIn }: Asking,
): Read['rows'] {
  const states = rows.map((row) => {
    const isTrue = isTrueOf(lexicon, careful.get(row.id)!.present)
    const reading = readStory(lexicon, row)
    const uncertain = [...uncertainOf(confidencesIn(reading), reading)].slice(0, UNCERTAIN_LOOKED_AT)
    return {
      row,
      added: [] as string[],
      passed: [] as string[],
      removed: new Set(uncertain.filter((each) => !isTrue(each))),
    }
  })
  const readNow = () =>
    states.map(({ row, added, removed }) => readStory(lexicon, row, { corrections: { added, removed } }))
  for (let round = 0; round < ROUNDS; round++) {
    const readings = readNow()
    const near = round === 0 ? undefined : nearestIn(lexicon, rows, readings)
    for (const [place, state] of states.entries()) {
      const isTrue = isTrueOf(lexicon, careful.get(state.row.id)!.present)
      const chips = chipsOf(propose, state.row, readings[place]!, state.passed, near?.[place] ?? [])
      state.passed.push(...chips)
      state.added.push(...chips.filter(isTrue))
    }
  }
  for (const [place, reading] of readNow().entries()) {
    const { row, added } = states[place]!
    const missing = careful.get(row.id)!.present.filter((feature) => !reading.present.has(feature))
    added.push(...missing.slice(0, SEARCHES))
  }
  return readNow().map((reading, place) => ({
    language: reading.language,
    told: storyContentOf(reading, rows[place]!.title.length),
  }))
}

/** Returns, for each story, what the closest others say in words of their own. */
function nearestIn(lexicon: Lexicon, rows: readonly StoryRow[], readings: readonly StoryReading[]): string[][][] {
  const told = readings.map((reading, place) => storyContentOf(reading, rows[place]!.title.length))
  const weights = weightsOf(frequenciesOf(told.map(featuresIn)))
  const profiles = told.map((each) => profileOf(each, weights))
  const inWords = rows.map((row) => [...readStory(lexicon, row).present.keys()])
  return profiles.map((own, place) =>
    profiles
      .map((other, at) => ({ at, closeness: at === place ? 0 : closenessOf(own, other) }))
      .sort((one, other) => other.closeness - one.closeness)
      .slice(0, NEAREST)
      .map(({ at }) => inWords[at]!),
  )
}
