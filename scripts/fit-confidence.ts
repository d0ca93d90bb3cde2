/**
 * Fits the confidence of readings to the stories of the fitted sets: `node scripts/fit-confidence.ts`, after `count-features.ts`, and after expressions have
 * changed. Stories that editors looked at are read better than others: they count only for associations, and for one expression beside another of its thing.
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
} from '#lexicon/readers/confidence.ts'
import { narrowest } from '#lexicon/readers/vocabulary.ts'
import { theLexicon } from '#server/closest/lexicon-files.ts'
import { associationsIn, FOLDS, fittedStories, type LabelledStory, lookedAtStories } from './labelled-stories.ts'
import { fitLogistic } from './logistic-regression.ts'

const FILE = join(import.meta.dirname, '../lexicon/readers/confidence.tsv')
const EXPRESSION_LEAST = 2

const lexicon = theLexicon()
const lookedAt = lookedAtStories()
const fitted = fittedStories()
const associations = associationsIn(lookedAt)

/** Each part is weighed by the judgements of all stories but its own. */
const verdicts = Array.from({ length: FOLDS }, (_, fold) => {
  const isIn = (story: LabelledStory) => story.fold === fold
  const judgements = judgementsOf(
    lookedAt,
    fitted.filter((story) => !isIn(story)),
  )
  const factorsOf = openFactors(lexicon, { associations, judgements })
  return fitted
    .filter(isIn)
    .flatMap(({ reading, told }) =>
      [...factorsOf(reading)].map(([feature, factors]) => ({ isTrue: told.has(feature), factors })),
    )
}).flat()

function judgementsOf(own: readonly LabelledStory[], others: readonly LabelledStory[]): AllJudgements {
  const all = none()
  const things = new Map<string, Judgements>()
  const expressions = new Map<string, Judgements>()
  for (const [collection, stories] of [
    ['own', own],
    ['others', others],
  ] as const)
    for (const { reading, told } of stories)
      for (const feature of narrowest(lexicon, reading.present.keys())) {
        const way = reading.ways.get(feature)
        if (feature.startsWith('s:') || !way) continue
        const thing = thingOf(feature)
        const counted = [all, knownIn(things, thing), knownIn(expressions, expressionKey(thing, way.expression))]
        for (const judgements of counted) count(judgements[collection], told.has(feature))
      }
  const isOften = ({ own, others }: Judgements) => own.of + others.of >= EXPRESSION_LEAST
  return { all, things, expressions: new Map([...expressions].filter(([, each]) => isOften(each))) }
}

function knownIn(judgements: Map<string, Judgements>, key: string): Judgements {
  const known = judgements.get(key) ?? none()
  judgements.set(key, known)
  return known
}

function count(judged: Judged, isRight: boolean): void {
  judged.of++
  judged.right += Number(isRight)
}

function none(): Judgements {
  return { own: { right: 0, of: 0 }, others: { right: 0, of: 0 } }
}

const { all, things, expressions } = judgementsOf(lookedAt, fitted)
const weights = fitLogistic(verdicts).map((weight) => weight.toFixed(3))
const lineOf = ([key, { own, others }]: readonly [string, Judgements]) =>
  [key, own.right, own.of, others.right, others.of].join('\t')
const lines = [
  ['weights', ...weights].join('\t'),
  lineOf(['all', all]),
  ...[...things, ...expressions].sort(([one], [other]) => (one < other ? -1 : 1)).map(lineOf),
]
writeFileSync(FILE, lines.map((line) => `${line}\n`).join(''))
console.log(FACTORS.map((factor, place) => `${factor} ${weights[place]}`).join('  '))
