/**
 * Fits how far what is read of a story is trusted to labelled stories that nobody looks at, never to the unseen sets: `node scripts/fit-confidence.ts`, after
 * `count-features.ts`. The stories that the lexicon was written from are read better than others, so that only what they say of one expression beside another
 * of its thing counts.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type AllJudgements,
  expressionKey,
  FACTORS,
  type Judged,
  type Judgements,
  openFactors,
  thingOf,
} from '#lexicon/confidence.ts'
import { narrowest } from '#lexicon/vocabulary.ts'
import { theLexicon } from '#server/closest/lexicon-files.ts'
import { associationsIn, FOLDS, fittedStories, type LabelledStory, labelledStories } from './labelled-stories.ts'
import { fitLogistic } from './logistic-regression.ts'

const FILE = join(import.meta.dirname, '../lexicon/confidence.tsv')

/** The least judgements of an expression that are kept. */
const EXPRESSION_LEAST = 2

const lexicon = theLexicon()
const own = labelledStories()
const others = fittedStories()
const associations = associationsIn(own)

/** Weighs the readings of a part of the others by the judgements of all stories but these. */
const verdicts = Array.from({ length: FOLDS }, (_, fold) => {
  const isIn = (story: LabelledStory) => story.fold === fold
  const judgements = judgementsOf(
    own,
    others.filter((story) => !isIn(story)),
  )
  const factorsOf = openFactors(lexicon, { associations, judgements })
  return others
    .filter(isIn)
    .flatMap(({ reading, told }) =>
      [...factorsOf(reading)].map(([feature, factors]) => ({ isTrue: told.has(feature), factors })),
    )
}).flat()

/** Counts how many readings of each thing, and by each expression of it, are right. */
function judgementsOf(own: readonly LabelledStory[], others: readonly LabelledStory[]): AllJudgements {
  const all = none()
  const judgements = new Map<string, Judgements>()
  const countIn = (of: keyof Judgements, stories: readonly LabelledStory[]) => {
    for (const { reading, told } of stories)
      for (const feature of narrowest(lexicon, reading.present.keys())) {
        const way = reading.ways.get(feature)
        if (feature.startsWith('s:') || !way) continue
        const thing = thingOf(feature)
        const isRight = told.has(feature)
        count(all[of], isRight)
        for (const key of [thing, expressionKey(thing, way.expression)]) {
          const known = judgements.get(key) ?? none()
          judgements.set(key, known)
          count(known[of], isRight)
        }
      }
  }
  countIn('own', own)
  countIn('others', others)
  const isTelling = ([key, { own, others }]: readonly [string, Judgements]) =>
    !key.includes('\t') || own.of + others.of >= EXPRESSION_LEAST
  return { all, judgements: new Map([...judgements].filter(isTelling)) }
}

function count(judged: Judged, isRight: boolean): void {
  judged.of++
  judged.right += Number(isRight)
}

function none(): Judgements {
  return { own: { right: 0, of: 0 }, others: { right: 0, of: 0 } }
}

const { all, judgements } = judgementsOf(own, others)
const lineOf = ([key, { own, others }]: readonly [string, Judgements]) =>
  [key, own.right, own.of, others.right, others.of].join('\t')
const lines = [
  ['weights', ...fitLogistic(verdicts).map((weight) => weight.toFixed(3))].join('\t'),
  lineOf(['all', all]),
  ...[...judgements].sort(([one], [other]) => (one < other ? -1 : 1)).map(lineOf),
]
writeFileSync(FILE, lines.map((line) => `${line}\n`).join(''))
console.log(FACTORS.map((factor, place) => `${factor} ${lines[0]!.split('\t')[place + 1]}`).join('  '))
