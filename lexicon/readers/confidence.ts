import type { Language } from '#contract/foundation/languages.ts'
import { wordsOf } from '#lexicon/text/words.ts'
import { nameOf, type Trust } from './explain.ts'
import type { Lexicon } from './lexicon.ts'
import { isAdded, type StoryReading } from './read-story.ts'
import { narrowest } from './vocabulary.ts'

/**
 * Maps each thing to the others that stories which tell it also tell, with how much more often than stories at large they do (0 to 1); under `*`, how often
 * stories at large tell a thing.
 */
export type Associations = ReadonlyMap<string, readonly (readonly [id: string, share: number])[]>

/** The factors that decide how far a reading is trusted, in the order of its weights. */
export const FACTORS = [
  'intercept',
  'lifts',
  'named',
  'inTitle',
  'saidAgain',
  'manyWords',
  'wordsBetween',
  'thingRight',
  'ownExpressionRight',
  'expressionRight',
] as const

/** How many readings were right (`right`), among those that a person judged (`of`). */
export type Judged = { right: number; of: number }

/**
 * Judgements of readings of two collections of stories: `own` are those that may be looked at, by which the expressions of the lexicon were written and
 * corrected, so that it reads them better than others; `others` are those that nobody looked at for it.
 */
export type Judgements = { own: Judged; others: Judged }

/** Judgements of all readings, of those of each thing, and of those by each expression of a thing (`expressionKey`). */
export type AllJudgements = {
  all: Judgements
  things: ReadonlyMap<string, Judgements>
  expressions: ReadonlyMap<string, Judgements>
}

/** A model fitted to stories whose readings a person judged: a weight for each factor, and the judgements. */
export type FittedConfidence = AllJudgements & { weights: readonly number[] }

/** The confidence below which a reading is marked as uncertain: above it four of five readings are right on stories that the weights are not fitted to. */
export const CONFIDENCE_LEAST = 0.7

/** The share assumed for a thing that the list of common things does not hold. */
const RARE_SHARE = 0.005
const LIFTS_MOST = 6
const MANY_WORDS = 3
const BETWEEN_MOST = 6
const BETWEEN_UNIT = 3
/** The weight, in judgements, of all things in the rate of one, and of a thing in the rate of one of its expressions. */
const THING_DRAWN_BY = 6
const EXPRESSION_DRAWN_BY = 4

type Named = Pick<Lexicon, 'broader' | 'names' | 'spelling'>
type ConfidenceInput = Pick<StoryReading, 'present' | 'ways' | 'text' | 'language'>
type Sources = { associations: Associations; judgements: AllJudgements }

/**
 * Returns a function that gives the factors of each narrowest thing that words of the story say, sites aside:
 * - whether stories that tell the other things read here tell this one more often than others do;
 * - whether its words hold all of its everyday name;
 * - whether the title says it, and whether the story says it several times;
 * - the number of its words, and how far apart they stand;
 * - how often readings of the thing, and readings by this expression, were right.
 */
export function openFactors(lexicon: Named, { associations, judgements }: Sources) {
  const lifts = new Map([...associations].map(([given, told]) => [given, new Map(told)] as const))
  const shares = lifts.get('*') ?? new Map<string, number>()
  const isNamed = openNamed(lexicon)

  return ({ present, ways, text, language }: ConfidenceInput): Map<string, number[]> => {
    const told = [...narrowest(lexicon, present.keys())].filter((feature) => !feature.startsWith('s:'))
    const own = told.filter((feature) => !isAdded(present.get(feature)!))
    const things = new Set(told.map(thingOf))
    return new Map(
      own.flatMap((feature) => {
        const thing = thingOf(feature)
        const way = ways.get(feature)
        if (!way) return []
        const logs = [...things].flatMap((other) => {
          const lift = other === thing ? undefined : lifts.get(other)?.get(thing)
          return lift === undefined ? [] : [Math.log(lift / (shares.get(thing) ?? RARE_SHARE))]
        })
        const factors = [
          1,
          Math.min(
            LIFTS_MOST,
            logs.reduce((all, log) => all + log, 0),
          ),
          Number(isNamed({ present, text, language }, feature)),
          Number(present.get(feature)!.end <= text.indexOf('\n')),
          Number(way.times > 1),
          Number(way.words >= MANY_WORDS),
          Math.min(BETWEEN_MOST, way.between) / BETWEEN_UNIT,
          ...judgedFactors(judgements, thing, way.expression),
        ]
        return [[feature, factors] as const]
      }),
    )
  }
}

/**
 * Returns how often readings were right, in log odds: of a thing beside all readings, in the stories that nobody looked at; and by an expression beside its
 * thing, in the stories of the lexicon and in those.
 */
export function judgedFactors(
  { all, things, expressions }: AllJudgements,
  thing: string,
  expression: string,
): number[] {
  const ofThing = things.get(thing)
  const byExpression = expressions.get(expressionKey(thing, expression))
  const rateIn = (stories: keyof Judgements) => {
    const ofAll = drawnRate(all[stories], 0.5, 1)
    const rate = drawnRate(ofThing?.[stories], ofAll, THING_DRAWN_BY)
    const byIt = drawnRate(byExpression?.[stories], rate, EXPRESSION_DRAWN_BY)
    return { thing: logOdds(rate) - logOdds(ofAll), expression: logOdds(byIt) - logOdds(rate) }
  }
  const others = rateIn('others')
  return [others.thing, rateIn('own').expression, others.expression]
}

export const expressionKey = (thing: string, expression: string): string => `${thing}\t${expression}`

export const isOfExpression = (key: string): boolean => key.includes('\t')

const drawnRate = (judged: Judged | undefined, towards: number, by: number): number =>
  ((judged?.right ?? 0) + by * towards) / ((judged?.of ?? 0) + by)
const logOdds = (share: number): number => Math.log(share / (1 - share))

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

const stemsOf = (words: string, language: Language, { spelling }: Pick<Lexicon, 'spelling'>): string[] =>
  wordsOf(words, language, spelling[language]).flatMap(({ stem, isStop }) => (isStop || stem === '' ? [] : [stem]))

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

/** Returns the features whose reading is uncertain; what the author chose is not. */
export const uncertainOf = (
  confidences: ReadonlyMap<string, number>,
  { chosen }: Pick<StoryReading, 'chosen'>,
): Set<string> =>
  new Set(
    [...confidences].flatMap(([feature, confidence]) =>
      confidence < CONFIDENCE_LEAST && !chosen.has(feature) ? [feature] : [],
    ),
  )

type TrustSources = {
  lexicon: Pick<Lexicon, 'broader'>
  confidencesIn: Confidences
  isNamed: ReturnType<typeof openNamed>
}

/** Returns how far each feature is trusted that a story tells. */
export function trustIn(
  reading: ConfidenceInput & Pick<StoryReading, 'chosen'>,
  { lexicon, confidencesIn, isNamed }: TrustSources,
): Map<string, Trust> {
  const confidences = withBroader(confidencesIn(reading), reading, lexicon)
  return new Map(
    [...reading.present.keys()].map((feature) => [
      feature,
      {
        confidence: confidences.get(feature) ?? 0,
        isNamed: reading.chosen.has(feature) || isNamed(reading, feature),
      },
    ]),
  )
}

/**
 * Extends confidences to all that is read: a broader feature is as sure as its surest narrower one, and what the author chose is sure.
 * @param confidences  as `openConfidences` gives them
 */
export function withBroader(
  confidences: ReadonlyMap<string, number>,
  { chosen }: Pick<StoryReading, 'chosen'>,
  lexicon: Pick<Lexicon, 'broader'>,
): Map<string, number> {
  const all = new Map<string, number>()
  for (const [feature, confidence] of confidences)
    for (const each of lexicon.broader(feature)) all.set(each, Math.max(confidence, all.get(each) ?? 0))
  for (const feature of chosen) all.set(feature, 1)
  return all
}
