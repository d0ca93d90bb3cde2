import { withoutUnseen } from '#contract/foundation/unseen.ts'
import { isAdded, placeOf, type Quote, type StoryReading } from './read-story.ts'

/** Weight of a feature by kind; words and concepts are read, and not weighed (docs/decisions/046-what-one-says-counts-once.md). */
const KINDS = { finding: 1, findingAtSite: 1.2, site: 0.5, circumstance: 0.5, absent: 1 }
const SCALE = 1000
const TITLE_TIMES = 1.5
/**
 * The factor that is left of a mention which both stories say in the very same words: people who live through the same thing mostly have words of their own,
 * and whole sentences are borrowed.
 */
const SAME_WORDS = 0.5
/** The most mentions that a story keeps, its heaviest: otherwise a list of a hundred symptoms would be near everybody. */
export const MENTIONS_MAX = 64
/**
 * The exponent of the size of both stories together: with 1 long stories are near nobody, with 0 a text that lists everything is near everybody.
 * @source design measured on nine sets of stories: texts glued of twelve stories take 3 % of the first five places
 */
const SIZE_EXPONENT = 0.75
const TO_UNITS = SCALE ** (SIZE_EXPONENT - 1)

export type Frequencies = { stories: number; of: ReadonlyMap<string, number> }

export type Mention = { isInTitle: boolean; features: readonly string[] }

export type StoryContent = { mentions: readonly Mention[]; wordings: ReadonlyMap<string, number> }

/** The weight of a feature, a whole number from 0 to 1200; frozen while a version of the weights is in use. */
export type Weights = (feature: string) => number

export type Profile = {
  weights: ReadonlyMap<string, number>
  wordings: ReadonlyMap<string, number>
  mentions: readonly Mention[]
  total: number
}

/**
 * Returns the content by which a story is compared: everything that is read as present, by quote, and `!f:…` for what it denies. Features are the same in every
 * language.
 * @param reading  with the length of its title: quotes that end within it are in the title
 */
export function storyContentOf(
  { present, absent, text }: Pick<StoryReading, 'present' | 'absent' | 'text'>,
  titleEnd: number,
): StoryContent {
  const features = [...present].filter(([feature]) => !feature.startsWith('HP:'))
  return contentOf(
    [...features, ...[...absent].map(([feature, quote]) => [`!${feature}`, quote] as const)].map(
      ([feature, quote]) => ({
        feature,
        quote,
        wording: isAdded(quote) ? 0 : wordingIn(text.slice(quote.at, quote.end)),
      }),
    ),
    titleEnd,
  )
}

type QuotedFeature = { feature: string; quote: Quote; wording: number }

/** A denied feature is a mention by itself. */
export function contentOf(said: readonly QuotedFeature[], titleEnd: number): StoryContent {
  const mentions = new Map<string | number, { isInTitle: boolean; features: string[] }>()
  for (const { feature, quote } of said) {
    const place = feature.startsWith('!') ? feature : placeOf(quote)
    const mention = mentions.get(place)
    if (mention) mention.features.push(feature)
    else mentions.set(place, { isInTitle: !isAdded(quote) && quote.end <= titleEnd, features: [feature] })
  }
  return {
    mentions: [...mentions.values()],
    wordings: new Map(said.map(({ feature, wording }) => [feature, wording])),
  }
}

export const featuresIn = ({ mentions }: StoryContent): Set<string> =>
  new Set(mentions.flatMap(({ features }) => features))

/** The highest number of a wording: the measure accepts that two different wordings rarely share one. 0 means that no wording is known. */
export const WORDING_MAX = 255

/**
 * Returns a number for the words of a quote: the same where only case and signs differ.
 * @source FNV-1a, 32 bits
 */
export function wordingIn(quote: string): number {
  let hash = 0x811c9dc5
  for (const word of withoutUnseen(quote)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [])
    for (const letter of `${word} `) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0
  return 1 + (hash % WORDING_MAX)
}

export function frequenciesOf(stories: Iterable<Iterable<string>>): Frequencies {
  const of = new Map<string, number>()
  let count = 0
  for (const features of stories) {
    count++
    for (const feature of new Set(features)) of.set(feature, (of.get(feature) ?? 0) + 1)
  }
  return { stories: count, of }
}

/** Returns weights by `1000 · kind · idf²`: a feature of every story weighs nothing, a feature of one story weighs most. */
export function weightsOf({ stories, of }: Frequencies): Weights {
  return (feature) => {
    const rarity = Math.log((stories + 1) / ((of.get(feature) ?? 0) + 0.5)) / Math.log(stories + 1)
    return Math.round(SCALE * KINDS[kindOf(feature)] * Math.max(0, Math.min(1, rarity)) ** 2)
  }
}

export const rarityOf = (feature: string, weight: number): number =>
  Math.sqrt(weight / (SCALE * KINDS[kindOf(feature)]))

export function kindOf(feature: string): keyof typeof KINDS {
  if (feature.startsWith('!')) return 'absent'
  if (feature.includes('@')) return 'findingAtSite'
  if (feature.startsWith('s:')) return 'site'
  return feature.startsWith('c:') ? 'circumstance' : 'finding'
}

/** Keeps the heaviest mentions of a story; among equal ones the first read. */
export function profileOf({ mentions, wordings }: StoryContent, weightOf: Weights): Profile {
  const heavy = mentions
    .map(({ isInTitle, features }) => heaviestFirst({ isInTitle, features }, weightOf))
    .filter(({ counts }) => counts > 0)
    .sort((one, other) => other.counts - one.counts)
    .slice(0, MENTIONS_MAX)
  return {
    weights: new Map(heavy.flatMap(({ mention }) => mention.features.map((each) => [each, weightOf(each)] as const))),
    wordings,
    mentions: heavy.map(({ mention }) => mention),
    total: heavy.reduce((sum, { counts }) => sum + counts, 0),
  }
}

function heaviestFirst({ isInTitle, features }: Mention, weightOf: Weights): { mention: Mention; counts: number } {
  const sorted = features.filter((feature) => weightOf(feature) > 0)
  if (sorted.length > 1) sorted.sort((one, other) => weightOf(other) - weightOf(one))
  const first = sorted[0]
  return { mention: { isInTitle, features: sorted }, counts: first ? counted(weightOf(first), isInTitle) : 0 }
}

export const counted = (weight: number, isInTitle: boolean): number =>
  isInTitle ? Math.round(TITLE_TIMES * weight) : weight

export const inSameWords = (counts: number): number => Math.round(SAME_WORDS * counts)

/**
 * Returns how much of the asker's story the other tells too: for each mention of the asker the heaviest feature that the other tells, less the weight of
 * features that one tells and the other denies, relative to the size of both. It is not symmetric.
 * @returns 0 (nothing in common) to `CLOSENESS_MAX` (a long story and itself in other words)
 * @source  best-match average of ontology work: Pesquita et al. 2009, PLoS Comput Biol 5:e1000443
 */
export function closenessOf(asker: Profile, other: Profile): number {
  let shared = 0
  for (const { isInTitle, features } of asker.mentions) {
    let best = 0
    for (const feature of features) {
      if (!other.weights.has(feature)) continue
      const counts = counted(asker.weights.get(feature)!, isInTitle)
      best = Math.max(best, areSaidAlike(feature, asker, other) ? inSameWords(counts) : counts)
    }
    shared += best
  }
  const opposed = opposedIn(asker, other) + opposedIn(other, asker)
  return closenessBy({ shared, opposed, total: asker.total, otherTotal: other.total })
}

type Sums = { shared: number; opposed: number; total: number; otherTotal: number }

/** Computes closeness from sums. Several mentions of the asker can meet the same one of the other: `shared` is therefore capped at the total of the other. */
export function closenessBy({ shared, opposed, total, otherTotal }: Sums): number {
  const left = Math.min(shared, otherTotal) - opposed
  return left <= 0 ? 0 : (TO_UNITS * left) / (total + otherTotal - left) ** SIZE_EXPONENT
}

/** Returns the least shared weight at this closeness, because the size of both stories is never less than the total of either. */
export const leastShared = (closeness: number, total: number): number => (closeness * total ** SIZE_EXPONENT) / TO_UNITS

function opposedIn(one: Profile, other: Profile): number {
  let opposed = 0
  for (const feature of other.weights.keys())
    if (feature.startsWith('!')) opposed += one.weights.get(feature.slice(1)) ?? 0
  return opposed
}

export function areSaidAlike(feature: string, { wordings }: Profile, other: Profile): boolean {
  const wording = wordings.get(feature) ?? 0
  return wording !== 0 && wording === other.wordings.get(feature)
}
