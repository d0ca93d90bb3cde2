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

export type Judged = { right: number; of: number }

/**
 * Judgements of readings in two collections of stories. `own`: stories that editors of the lexicon looked at, which it therefore reads better; `others`:
 * stories that nobody looked at for it.
 */
export type Judgements = { own: Judged; others: Judged }

export type AllJudgements = {
  all: Judgements
  things: ReadonlyMap<string, Judgements>
  expressions: ReadonlyMap<string, Judgements>
}

export type FittedConfidence = AllJudgements & { weights: readonly number[] }

/** Above it, four of five readings are right on stories that the weights are not fitted to. */
export const CONFIDENCE_LEAST = 0.7

/** The share assumed for a thing that the list of common things does not hold. */
const RARE_SHARE = 0.005
const LIFTS_MOST = 6
const MANY_WORDS = 3
const BETWEEN_MOST = 6
const BETWEEN_UNIT = 3
/** Shrinkage, in judgements: of the rate of one thing towards all things, and of one expression towards its thing. */
const THING_DRAWN_BY = 6
const EXPRESSION_DRAWN_BY = 4

type Named = Pick<Lexicon, 'broader' | 'names' | 'spelling'>
type ConfidenceInput = Pick<StoryReading, 'present' | 'ways' | 'text' | 'language'>
type Sources = { associations: Associations; judgements: AllJudgements }

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

/** Log odds of right readings: of a thing beside all, in the stories that nobody looked at; by an expression beside its thing, in both collections. */
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
 * Returns the likelihood, 0 to 1, that the reading of each narrowest feature that words say is right, sites aside.
 * @source `npm run bench:closeness` measures it on stories that the weights are not fitted to
 */
export function openConfidences(
  lexicon: Named,
  { associations, fitted }: { associations: Associations; fitted: FittedConfidence },
) {
  const factorsOf = openFactors(lexicon, { associations, judgements: fitted })
  return (reading: ConfidenceInput): Map<string, number> =>
    new Map([...factorsOf(reading)].map(([feature, factors]) => [feature, confidenceBy(fitted.weights, factors)]))
}

/** A feature that the author chose is never uncertain. */
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
 * A broader feature is as sure as its surest narrower one; a feature that the author chose is sure.
 * @param confidences as `openConfidences` gives them
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
