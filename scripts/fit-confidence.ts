/**
 * Fits how far what is read of a story is trusted to labelled stories that may be looked at, never to the unseen sets: `node scripts/fit-confidence.ts`, after
 * `count-features.ts`.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FACTORS, type Judged, judgedFactor, openFactors, thingOf } from '#lexicon/confidence.ts'
import { theLexicon } from '#server/closest/lexicon-files.ts'
import { associationsIn, FOLDS, labelledStories } from './labelled-stories.ts'
import { fitLogistic } from './logistic-regression.ts'

const FILE = join(import.meta.dirname, '../lexicon/confidence.tsv')
const JUDGED_PLACE = FACTORS.indexOf('judged')

const lexicon = theLexicon()

type Reading = { thing: string; isTrue: boolean; factors: number[]; fold: number }

const stories = labelledStories()
const readings = Array.from({ length: FOLDS }, (_, fold) => readingsOf(fold)).flat()

/** Weighs the readings of a part of the stories by what goes with what in the others. */
function readingsOf(fold: number): Reading[] {
  const factorsOf = openFactors(lexicon, {
    associations: associationsIn(stories.filter((story) => story.fold !== fold)),
    judgements: { all: { right: 1, of: 2 }, things: new Map() },
  })
  return stories
    .filter((story) => story.fold === fold)
    .flatMap(({ reading, told }) =>
      [...factorsOf(reading)].map(([feature, factors]) => ({
        thing: thingOf(feature),
        isTrue: told.has(feature),
        factors,
        fold,
      })),
    )
}

/** Counts how many readings of each thing are right. */
function judgementsOf(counted: readonly Reading[]): { all: Judged; things: Map<string, Judged> } {
  const all: Judged = { right: 0, of: 0 }
  const things = new Map<string, Judged>()
  for (const { thing, isTrue } of counted) {
    const known = things.get(thing) ?? { right: 0, of: 0 }
    things.set(thing, known)
    for (const counts of [known, all]) {
      counts.of++
      counts.right += Number(isTrue)
    }
  }
  return { all, things }
}

for (let fold = 0; fold < FOLDS; fold++) {
  const { all, things } = judgementsOf(readings.filter((each) => each.fold !== fold))
  for (const each of readings)
    if (each.fold === fold) each.factors[JUDGED_PLACE] = judgedFactor(all, things.get(each.thing))
}

const { all, things } = judgementsOf(readings)
const lines = [
  ['weights', ...fitLogistic(readings).map((weight) => weight.toFixed(3))].join('\t'),
  `all\t${all.right}\t${all.of}`,
  ...[...things]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, { right, of }]) => `${id}\t${right}\t${of}`),
]
writeFileSync(FILE, lines.map((line) => `${line}\n`).join(''))
