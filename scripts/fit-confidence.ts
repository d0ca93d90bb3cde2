/**
 * Fits how far what is read of a story is trusted to labelled stories that may be looked at, never to the unseen sets: `node scripts/fit-confidence.ts`, after
 * `count-features.ts`.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { confidenceBy, FACTORS, type Judged, judgedFactor, openFactors, thingOf } from '#lexicon/confidence.ts'
import { readStory } from '#lexicon/read-story.ts'
import { theLexicon } from '#server/closest/lexicon-files.ts'
import { associations } from '#server/closest/prior-files.ts'
import { carefulReadings, judgedReadings } from '../bench/support/closeness/careful-readings.ts'
import { type StoryRow, storySets } from '../bench/support/closeness/story-sets.ts'

const FILE = join(import.meta.dirname, '../lexicon/confidence.tsv')
const PRACTICE = join(import.meta.dirname, '../tests/matching/stories/practice')
const ROUNDS = 2_000
const JUDGED_PLACE = FACTORS.indexOf('judged')

const lexicon = theLexicon()

/** Whether a reading is right; undefined where nobody judged it. */
type Judge = (feature: string) => boolean | undefined

function careful(row: StoryRow, read: ReturnType<typeof carefulReadings>): Judge {
  const told = new Set(read?.get(row.id)?.present.flatMap((each) => [each, ...lexicon.broader(each)]))
  return (feature) => (read ? told.has(feature) : undefined)
}

function practised(row: StoryRow, read: ReturnType<typeof judgedReadings>): Judge {
  const { present, absent } = read?.get(row.id) ?? { present: [], absent: [] }
  return (feature) => (present.includes(feature) ? true : absent.includes(feature) ? false : undefined)
}

const judged: { row: StoryRow; judge: Judge }[] = [
  ...storySets()
    .filter(({ name }) => !name.startsWith('unseen'))
    .flatMap((set) => {
      const read = carefulReadings(lexicon, set)
      return set.rows.map((row) => ({ row, judge: careful(row, read) }))
    }),
  ...storySets(PRACTICE).flatMap((set) => {
    const read = judgedReadings(lexicon, set)
    return set.rows.map((row) => ({ row, judge: practised(row, read) }))
  }),
]

const all: Judged = { right: 0, of: 0 }
const things = new Map<string, Judged>()
const factorsOf = openFactors(lexicon, {
  associations: associations(),
  judgements: { all: { right: 1, of: 2 }, things },
})
const verdicts = judged.flatMap(({ row, judge }) =>
  [...factorsOf(readStory(lexicon, row))].flatMap(([feature, factors]) => {
    const isRight = judge(feature)
    return isRight === undefined ? [] : [{ thing: thingOf(feature), isRight, factors }]
  }),
)
for (const { thing, isRight } of verdicts) {
  const known = things.get(thing) ?? { right: 0, of: 0 }
  things.set(thing, known)
  for (const counts of [known, all]) {
    counts.of++
    counts.right += Number(isRight)
  }
}
// Each is weighed without its own judgement.
for (const { thing, isRight, factors } of verdicts) {
  const { right, of } = things.get(thing)!
  factors[JUDGED_PLACE] = judgedFactor(all, { right: right - Number(isRight), of: of - 1 })
}

/** Logistic regression by gradient ascent, each weight in steps of its own curvature. */
function fitted(): number[] {
  const weights = FACTORS.map(() => 0)
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = FACTORS.map(() => 0)
    const curves = FACTORS.map(() => Number.EPSILON)
    for (const { isRight, factors } of verdicts) {
      const share = confidenceBy(weights, factors)
      for (const [place, factor] of factors.entries()) {
        slopes[place]! += (Number(isRight) - share) * factor
        curves[place]! += share * (1 - share) * factor ** 2 * FACTORS.length
      }
    }
    for (const place of weights.keys()) weights[place]! += slopes[place]! / curves[place]!
  }
  return weights
}

const lines = [
  ['weights', ...fitted().map((weight) => weight.toFixed(3))].join('\t'),
  `all\t${all.right}\t${all.of}`,
  ...[...things]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, { right, of }]) => `${id}\t${right}\t${of}`),
]
writeFileSync(FILE, lines.map((line) => `${line}\n`).join(''))
