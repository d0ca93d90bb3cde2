import type { Language } from '#contract/foundation/languages.ts'
import { nameOf, type Trust } from './explain.ts'
import type { Lexicon } from './lexicon.ts'
import { isAdded, type Quote, type StoryReading } from './read-story.ts'
import { wordsOf } from './text/words.ts'
import { narrowest } from './vocabulary.ts'

/**
 * Maps each thing to the others that stories which tell it also tell, with how much more often than stories at large they do (0 to 1); under `*`, how often
 * stories at large tell a thing.
 */
export type Associations = ReadonlyMap<string, readonly (readonly [id: string, share: number])[]>

/** The factors that decide how far a reading is trusted, in the order of its weights. */
export const FACTORS = [
  'intercept',
  'bestLift',
  'lifts',
  'readings',
  'named',
  'judged',
  'repeated',
  'inTitle',
  'bareFinding',
  'bareCircumstance',
] as const

/** How many readings of a thing were right (`right`), among those that a person judged (`of`). */
export type Judged = { right: number; of: number }

/** A model fitted to stories whose readings a person judged: a weight for each factor, the judgements of all things together, and those of each thing. */
export type FittedConfidence = { weights: readonly number[]; all: Judged; things: ReadonlyMap<string, Judged> }

/** The confidence below which a reading is marked as uncertain: above it four of five readings are right on stories that the weights are not fitted to. */
export const CONFIDENCE_LEAST = 0.85

/** The share assumed for a thing that the list of common things does not hold. */
const RARE_SHARE = 0.005
const LIFTS_MOST = 6
const READINGS_UNIT = 10
/** The weight, in judgements, of the average of all things in that of one. */
const DRAWN_BY = 3

type Named = Pick<Lexicon, 'broader' | 'names' | 'spelling'>
type ConfidenceInput = Pick<StoryReading, 'present' | 'clauses' | 'text' | 'language'>
type Sources = { associations: Associations; judgements: Pick<FittedConfidence, 'all' | 'things'> }

/**
 * Returns a function that gives the factors of each narrowest thing that words of the story say, sites aside: whether stories that tell the other things which
 * are read tell this one more often than others (the best of them, and all together), how much is read, whether its words hold all of its everyday name, how
 * often its readings were right, whether the story says it in several clauses, or in the title, and whether a single word says it.
 */
export function openFactors(lexicon: Named, { associations, judgements }: Sources) {
  const lifts = new Map([...associations].map(([given, told]) => [given, new Map(told)] as const))
  const shares = lifts.get('*') ?? new Map<string, number>()
  const isNamed = openNamed(lexicon)

  return ({ present, clauses, text, language }: ConfidenceInput): Map<string, number[]> => {
    const told = [...narrowest(lexicon, present.keys())].filter((feature) => !feature.startsWith('s:'))
    const own = told.filter((feature) => !isAdded(present.get(feature)!))
    const things = new Set(told.map(thingOf))
    return new Map(
      own.map((feature) => {
        const thing = thingOf(feature)
        const logs = [...things].flatMap((other) => {
          const lift = other === thing ? undefined : lifts.get(other)?.get(thing)
          return lift === undefined ? [] : [Math.log(lift / (shares.get(thing) ?? RARE_SHARE))]
        })
        const sum = logs.reduce((all, log) => all + log, 0)
        const { at, end } = present.get(feature)!
        const quote = text.slice(at, end)
        const judged = judgedFactor(judgements.all, judgements.things.get(thing))
        const lifted = [Math.max(0, ...logs), Math.min(LIFTS_MOST, sum)]
        const isBare = !/[\s'’-]/.test(quote)
        const isCircumstance = feature.startsWith('c:')
        const way = [
          (clauses.get(feature) ?? clauses.get(thing) ?? 0) > 1,
          end <= text.indexOf('\n'),
          isBare && !isCircumstance,
          isBare && isCircumstance,
        ]
        return [
          feature,
          [
            1,
            ...lifted,
            told.length / READINGS_UNIT,
            Number(isNamed({ present, text, language }, feature)),
            judged,
            ...way.map(Number),
          ],
        ]
      }),
    )
  }
}

/** Returns a function that tells whether the words that say a feature hold all of its everyday name. */
export function openNamed(lexicon: Named) {
  const names = new Map<string, readonly string[]>()
  const nameIn = (thing: string, language: Language) => {
    const known = names.get(language + thing) ?? stemsOf(nameOf(lexicon, thing, language), language, lexicon)
    names.set(language + thing, known)
    return known
  }
  return (
    { present, text, language }: Pick<StoryReading, 'present' | 'text' | 'language'>,
    feature: string,
  ): boolean => {
    const { at, end } = present.get(feature)!
    const said = new Set(stemsOf(text.slice(at, end), language, lexicon))
    const name = nameIn(thingOf(feature), language)
    return name.length > 0 && name.every((stem) => said.has(stem))
  }
}

/** Returns how often readings of a thing were right, as log odds, drawn towards those of all things. */
export function judgedFactor(all: Judged, { right, of }: Judged = { right: 0, of: 0 }): number {
  const share = (right + (DRAWN_BY * all.right) / all.of) / (of + DRAWN_BY)
  return Math.log(share / (1 - share))
}

const stemsOf = (words: string, language: Language, { spelling }: Pick<Lexicon, 'spelling'>): string[] =>
  wordsOf(words, language, spelling[language]).flatMap(({ stem, isStop }) => (isStop || stem === '' ? [] : [stem]))

/** Returns the thing of a feature, without its site. */
export const thingOf = (feature: string): string => feature.split('@')[0]!

export const confidenceBy = (weights: readonly number[], factors: readonly number[]): number =>
  1 / (1 + Math.exp(-factors.reduce((sum, factor, place) => sum + factor * weights[place]!, 0)))

export type Confidences = ReturnType<typeof openConfidences>

/**
 * Returns a function that tells how likely the reading is right of each narrowest feature that words of the story say, sites aside: 0 to 1.
 * @source  `npm run bench:closeness` says how often what is told is right, on stories that the weights are not fitted to
 */
export function openConfidences(
  lexicon: Named,
  { associations, fitted }: { associations: Associations; fitted: FittedConfidence },
) {
  const factorsOf = openFactors(lexicon, { associations, judgements: fitted })
  return (reading: ConfidenceInput): Map<string, number> =>
    new Map([...factorsOf(reading)].map(([feature, factors]) => [feature, confidenceBy(fitted.weights, factors)]))
}

/** Returns the features whose reading is uncertain. */
export const uncertainOf = (confidences: ReadonlyMap<string, number>): Set<string> =>
  new Set([...confidences].flatMap(([feature, confidence]) => (confidence < CONFIDENCE_LEAST ? [feature] : [])))

type TrustSources = {
  lexicon: Pick<Lexicon, 'broader'>
  confidencesIn: Confidences
  isNamed: ReturnType<typeof openNamed>
  /** Where the tags begin in the text of the reading. */
  tagsAt: number
}

/** Returns how far each feature is trusted that a story tells. */
export function trustIn(
  reading: ConfidenceInput & Pick<StoryReading, 'tagged'>,
  { lexicon, confidencesIn, isNamed, tagsAt }: TrustSources,
): Map<string, Trust> {
  const isChosen = (feature: string, quote: Quote) =>
    isAdded(quote) || quote.at >= tagsAt || reading.tagged.has(feature)
  const confidences = withBroader(confidencesIn(reading), reading, { lexicon, isChosen })
  return new Map(
    [...reading.present].map(([feature, quote]) => [
      feature,
      { confidence: confidences.get(feature) ?? 0, isNamed: isChosen(feature, quote) || isNamed(reading, feature) },
    ]),
  )
}

/**
 * Extends confidences to all that is read: a broader feature is as sure as its surest narrower one, and what the author chose is sure.
 * @param confidences  as `openConfidences` gives them
 */
export function withBroader(
  confidences: ReadonlyMap<string, number>,
  { present }: Pick<StoryReading, 'present'>,
  { lexicon, isChosen }: { lexicon: Pick<Lexicon, 'broader'>; isChosen: (feature: string, quote: Quote) => boolean },
): Map<string, number> {
  const all = new Map<string, number>()
  const raise = (feature: string, confidence: number) => {
    for (const each of lexicon.broader(feature)) all.set(each, Math.max(confidence, all.get(each) ?? 0))
  }
  for (const [feature, confidence] of confidences) raise(feature, confidence)
  for (const [feature, quote] of present) if (isChosen(feature, quote)) raise(feature, 1)
  return all
}
