/**
 * Weighs words and pairs of words by the labelled texts of tests/data, except the held-out set, and by ordinary texts, where the lists find nothing.
 * Ordinary texts are those of the demo, of our screens, and of the stories of tests/matching/stories that may be looked at. Writes the lists that
 * lexicon/readers/danger reads: `node scripts/weigh-crisis-words.ts`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '#contract/foundation/languages.ts'
import { detectorOf } from '#lexicon/readers/danger/danger.ts'
import { type Evidence, featuresOf, SENTENCES_TOGETHER, sentenceReaderOf } from '#lexicon/readers/danger/evidence.ts'
import { type DangerLists, dangerListsOf } from '#lexicon/readers/danger/lists.ts'
import { DEMO_POSTS } from '#server/demo/community.ts'
import { CONFERENCES } from '#server/demo/conferences.ts'
import { JOURNALS } from '#server/demo/journals.ts'
import { PRIVATE_TALKS } from '#server/demo/private-talks.ts'
import { SHARINGS } from '#server/demo/sharings.ts'
import { TALKS } from '#server/demo/talks.ts'

const ROOT = join(import.meta.dirname, '..')
const DATA = join(ROOT, 'tests/data')
const KEPT = 1_500
const ROUNDS = 15
const RATE = 0.3
const PULL_TO_ZERO = 0.001
const STORIES = join(ROOT, 'tests/matching/stories')
const WEB = join(ROOT, 'web')
const QUOTED = /'((?:[^'\\\n]|\\.)*)'/g
/** An ordinary text counts less: there are many, and none looks like a crisis. */
const ORDINARY_SHARE = 0.5

type Sample = { features: string[]; isCrisis: boolean; share: number }
type Weight = { value: number; spread: number }

const LISTS = LANGUAGES.map((language) =>
  dangerListsOf(language, readFileSync(join(ROOT, `lexicon/vocabulary/danger.${language}.txt`), 'utf8')),
)

for (const language of LISTS) {
  writeFileSync(
    join(ROOT, `lexicon/readers/danger/evidence.${language.language}.json`),
    `${JSON.stringify(weigh(samplesOf(language)), null, 2)}\n`,
  )
}

function samplesOf(language: DangerLists): Sample[] {
  const sentencesOf = sentenceReaderOf(language)
  const sampleOf = (sentences: string[][], isCrisis: boolean, share: number): Sample => ({
    features: featuresOf(sentences.flat()),
    isCrisis,
    share,
  })
  const sets = readdirSync(DATA).filter((name) => /^crisis-tune.*\.tsv$/.test(name))
  const labelled = sets.flatMap((name) => {
    const [, ...rows] = readFileSync(join(DATA, name), 'utf8').trim().split('\n')
    return rows.map((row) => row.split('\t')).filter(([written]) => written === language.language)
  })
  const demo = [DEMO_POSTS, TALKS, SHARINGS, PRIVATE_TALKS, JOURNALS, CONFERENCES].flatMap(textsWithin)
  const ordinary = [...demo, ...withoutCrisis([...stories(), ...screens()])]
  return [
    ...labelled.map(([, expected, text]) => sampleOf(sentencesOf(text!), expected === 'crisis', 1)),
    ...ordinary.flatMap((text) => together(sentencesOf(text)).map((each) => sampleOf(each, false, ORDINARY_SHARE))),
  ]
}

/** Leaves out texts in which the lists find something: some stories tell of a wish to die, and some screens of help with it. */
function withoutCrisis(texts: readonly string[]): string[] {
  const detectors = LISTS.map(detectorOf)
  return texts.filter((text) => detectors.every((detect) => detect(text).phrases.length === 0))
}

function stories(): string[] {
  return [...readdirSync(join(STORIES, 'practice')).map((name) => `practice/${name}`), 'seen-1.jsonl', 'seen-2.jsonl']
    .flatMap((name) => readFileSync(join(STORIES, name), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as { title: string; description: string })
    .map(({ title, description }) => `${title}\n${description}`)
}

function screens(): string[] {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /texts\.(fr|en)\.ts$/.test(name),
  )
  const texts = files
    .toSorted()
    .flatMap((name) => readFileSync(join(WEB, name), 'utf8').matchAll(QUOTED).toArray())
    .map(([, text]) => text!)
  return [...new Set(texts)].filter((text) => /\s/.test(text) && !text.includes('{'))
}

function together(sentences: string[][]): string[][][] {
  const starts = sentences.slice(SENTENCES_TOGETHER - 1)
  return starts.length === 0 ? [sentences] : starts.map((_, from) => sentences.slice(from, from + SENTENCES_TOGETHER))
}

function textsWithin(value: unknown): string[] {
  if (typeof value === 'string') return /\s/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsWithin) : []
}

/** Weighs features by logistic regression, then once more with the features alone that told most. */
function weigh(samples: readonly Sample[]): Evidence {
  const times = new Map<string, number>()
  for (const { features } of samples) for (const each of features) times.set(each, (times.get(each) ?? 0) + 1)
  const repeated = [...times.keys()].filter((feature) => times.get(feature)! > 1)
  const told = ([feature, { value }]: [string, Weight]) => Math.abs(value) * Math.sqrt(times.get(feature)!)
  const first = fitted(samples, repeated)
  const most = [...first.weights].sort((one, other) => told(other) - told(one)).slice(0, KEPT)
  const { bias, weights } = fitted(
    samples,
    most.map(([feature]) => feature),
  )
  const rounded = [...weights].map(([feature, { value }]) => ({ feature, weight: value.toFixed(1) }))
  const groups = Map.groupBy(rounded, ({ weight }) => weight)
  const byWeight = [...groups]
    .filter(([weight]) => Number(weight) !== 0)
    .toSorted(([one], [other]) => Number(other) - Number(one))
    .map(([weight, alike]) => [weight, alike.map(({ feature }) => feature).toSorted()])
  return { bias: Number(bias.value.toFixed(2)), weights: Object.fromEntries(byWeight) }
}

/** Fits weights by steps that grow smaller where many were taken, always in the same order, so that the same texts weigh the same. */
function fitted(samples: readonly Sample[], features: readonly string[]) {
  const weights = new Map(features.map((feature): [string, Weight] => [feature, { value: 0, spread: 1e-6 }]))
  const bias: Weight = { value: 0, spread: 1e-6 }
  const step = (weight: Weight, slope: number) => {
    weight.spread += slope * slope
    weight.value -= (RATE * slope) / Math.sqrt(weight.spread)
  }
  const STRIDE = 7_919
  for (let round = 0; round < ROUNDS; round++)
    for (let turn = 0; turn < samples.length; turn++) {
      const { features: held, isCrisis, share } = samples[(turn * STRIDE) % samples.length]!
      const known = held.flatMap((feature) => weights.get(feature) ?? [])
      const scale = 1 / Math.sqrt(held.length)
      const sum = bias.value + scale * known.reduce((total, { value }) => total + value, 0)
      const slope = (1 / (1 + Math.exp(-sum)) - Number(isCrisis)) * share
      step(bias, slope)
      for (const weight of known) step(weight, slope * scale + PULL_TO_ZERO * weight.value)
    }
  return { bias, weights }
}
