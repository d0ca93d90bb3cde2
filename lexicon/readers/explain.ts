import { SHARED_FEW, SHARED_SURE, SHARED_SURE_NAMED, SHARED_SURE_OF_FEW } from '#contract/closest/limits.ts'
import type { Language } from '#contract/foundation/languages.ts'
import { areSaidAlike, type Profile } from './closeness.ts'
import type { Lexicon } from './lexicon.ts'
import { isAdded, placeOf, type Quote } from './read-story.ts'

export type ComparedStory = { profile: Profile; spans: ReadonlyMap<string, Quote> }

/** `isNamed`: its words hold the everyday name of the thing, or its author chose it. */
export type Trust = { confidence: number; isNamed: boolean }

export type TrustedStory = ComparedStory & { trust: ReadonlyMap<string, Trust> }

export type SharedFeature = { feature: string; isSure: boolean }

/**
 * Returns the features that both stories tell, the heaviest first, each in words of its own in at least one of the two. Sites, and features that both deny, are
 * no readings of their own. A feature that an author added has no words: then the words of the other story decide, and all features that both only added are
 * one reading. Features that only follow from the words of one story come last, and only as many of them as fill up to `least` lines.
 */
export function sharedReadings(mine: ComparedStory, theirs: ComparedStory, least: number): string[] {
  const shown: Quotes[] = []
  const isApart = (feature: string): boolean => {
    const quotes = { mine: mine.spans.get(feature)!, theirs: theirs.spans.get(feature)! }
    if (!shown.every((other) => areApart(other, quotes))) return false
    shown.push(quotes)
    return true
  }
  const [saidByMe, saidByThem] = [inWords(mine), inWords(theirs)]
  const { said = [], implied = [] } = Object.groupBy(commonFeatures(mine, theirs), (feature) =>
    saidByMe.has(feature) && saidByThem.has(feature) ? 'said' : 'implied',
  )
  const lines = said.filter(isApart)
  return [...lines, ...implied.filter(isApart).slice(0, Math.max(0, least - lines.length))]
}

/**
 * Returns the features that the words of a story say themselves, or that its author added. A broader feature is quoted with the words of a narrower one, which
 * often do not say it: "une horloge dans le crâne" is about nights. Only the finding of a finding at a site is said by the same words. Among the features with
 * the same words the first is the one that was read, and the broader ones follow.
 */
const inWords = onceForEach(({ spans }): Set<string> => {
  const said = new Set<string>()
  const firstAt = new Map<number, string>()
  for (const [feature, quote] of spans) {
    const place = placeOf(quote)
    const first = firstAt.get(place)
    if (first === undefined) firstAt.set(place, feature)
    if (first === undefined || isAdded(quote) || first.startsWith(`${feature}@`)) said.add(feature)
  }
  return said
})

type Quotes = { mine: Quote; theirs: Quote }

function areApart(one: Quotes, other: Quotes): boolean {
  if (isOnlyAdded(one) || isOnlyAdded(other)) return isOnlyAdded(one) !== isOnlyAdded(other)
  return areApartInWords(one.mine, other.mine) || areApartInWords(one.theirs, other.theirs)
}

const isOnlyAdded = ({ mine, theirs }: Quotes): boolean => isAdded(mine) && isAdded(theirs)

const areApartInWords = (one: Quote, other: Quote): boolean =>
  !isAdded(one) && !isAdded(other) && (one.at >= other.end || other.at >= one.end)

/**
 * Returns the features that both tell, except sites and denials, the heaviest first; among equal weights the one in more words, then the one read first, which
 * a broader one follows. The order is the same from both sides, and an id decides only where all else is equal.
 */
function commonFeatures(mine: ComparedStory, theirs: ComparedStory): string[] {
  const ranks = ranksIn(mine)
  const common: { feature: string; rank: readonly number[] }[] = []
  let place = -1
  for (const [feature, { at, end }] of theirs.spans) {
    place++
    const weight = mine.profile.weights.get(feature)
    if (weight === undefined || !theirs.profile.weights.has(feature) || /^[s!]/.test(feature)) continue
    const [less, first, before] = ranks.get(feature)!
    common.push({ feature, rank: [-weight, less + at - end, first + at, before + place] })
  }
  return common
    .sort((one, other) => byRank(one.rank, other.rank) || (one.feature < other.feature ? -1 : 1))
    .map(({ feature }) => feature)
}

const ranksIn = onceForEach(
  ({ spans }): Map<string, readonly [number, number, number]> =>
    new Map([...spans].map(([feature, { at, end }], place) => [feature, [at - end, at, place]])),
)

function onceForEach<Made>(make: (story: ComparedStory) => Made): (story: ComparedStory) => Made {
  const made = new WeakMap<ComparedStory, Made>()
  return (story) => {
    const known = made.get(story) ?? make(story)
    made.set(story, known)
    return known
  }
}

function byRank(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((each, index) => each !== other[index])
  return place < 0 ? 0 : one[place]! - other[place]!
}

const UNTRUSTED: Trust = { confidence: 0, isNamed: false }

/**
 * Puts shared features that are surely right before those that perhaps are, each part in its order. Words that are the very same in both are as often a figure
 * of speech as a symptom, unless they name the thing.
 */
export function sureFirst(shared: readonly string[], mine: TrustedStory, theirs: TrustedStory): SharedFeature[] {
  const leastOfWords = shared.length > SHARED_FEW ? SHARED_SURE : SHARED_SURE_OF_FEW
  const all = shared.map((feature) => {
    const isNamed = trustOf(mine, feature).isNamed && trustOf(theirs, feature).isNamed
    const least = isNamed && feature.startsWith('f:') ? SHARED_SURE_NAMED : leastOfWords
    const isTrusted = trustInBoth(feature, mine, theirs) >= least
    return { feature, isSure: isTrusted && (isNamed || !areSaidAlike(feature, mine.profile, theirs.profile)) }
  })
  return [...all.filter(({ isSure }) => isSure), ...all.filter(({ isSure }) => !isSure)]
}

export const expectedRight = (shared: readonly string[], mine: TrustedStory, theirs: TrustedStory): number =>
  shared.reduce((sum, feature) => sum + trustInBoth(feature, mine, theirs), 0)

const trustInBoth = (feature: string, mine: TrustedStory, theirs: TrustedStory): number =>
  trustOf(mine, feature).confidence * trustOf(theirs, feature).confidence

const trustOf = ({ trust }: TrustedStory, feature: string): Trust => trust.get(feature) ?? UNTRUSTED

export const differencesOf = (mine: ComparedStory, theirs: ComparedStory): string[] => [
  ...new Set([...deniedBy(mine, theirs), ...deniedBy(theirs, mine)]),
]

const deniedBy = (one: ComparedStory, other: ComparedStory): string[] =>
  [...one.spans.keys()]
    .filter((feature) => feature.startsWith('!') && other.spans.has(feature.slice(1)))
    .map((feature) => feature.slice(1))

export function nameOf({ names }: Pick<Lexicon, 'names'>, feature: string, language: Language): string {
  const [finding = '', site] = feature.split('@')
  const name = names.get(finding)?.[language] ?? finding
  return site === undefined ? name : `${name} (${names.get(`s:${site}`)?.[language] ?? site})`
}
