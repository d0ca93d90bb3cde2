import { foldText } from '#contract/foundation/fold.ts'
import { CLINICAL_SIMILARITY, POINTS, SCORE_MAX, SCORE_THRESHOLD } from '#contract/matching/limits.ts'
import { foldTags, postWords } from './words.ts'

/** What matching reads of a symptom post. Days are plain dates, YYYY-MM-DD; '' and null are both absent. */
export type Case = {
  id: string
  authorId: string
  title: string
  description: string
  tags: readonly string[]
  startDate: string | null
  country: string | null
  postalCode: string | null
  travels: readonly Trip[]
}

export type Trip = { destination: string; startDate: string; endDate: string }

/** What two posts have in common: as in the specification (part 2 §3), and the tags. Never sent as it is: see `pointsOf` and the views. */
export type MatchCriteria = {
  locationMatch: boolean
  /** The first two characters of the postal codes agree, within one country. */
  postalProximity: boolean
  /** Days between the two beginnings, 0 to 30; null when further apart or when one is unknown. */
  temporalProximity: number | null
  travelOverlap: boolean
  /** Shared words over the words of the longer text, 0 to 1. */
  symptomSimilarity: number
  sharedTags: number
}

export type MatchPoints = { country: number; zone: number; period: number; words: number; travel: number }

/** A post beside another, with what orders a list of them. */
export type ScoredCase = { id: string; score: number; criteria: MatchCriteria }

/**
 * The match of two posts, by the plainest reading of the rules; undefined when they are none. The search answers exactly the best of these
 * without looking at every pair, and is tested against this.
 * @source  specification part 2 §9 (points, threshold), rulings 26 (words, zone, cap) and 27 (something clinical in common)
 */
export function matchOf(one: Case, other: Case): ScoredCase | undefined {
  if (one.authorId === other.authorId) return undefined
  const criteria = criteriaOf(one, other)
  const score = scoreOf(pointsOf(criteria))
  if (score <= SCORE_THRESHOLD) return undefined
  if (criteria.sharedTags === 0 && criteria.symptomSimilarity < CLINICAL_SIMILARITY) return undefined
  return { id: other.id, score, criteria }
}

/** The best `kept` matches of a post among others, in the order in which they are shown (ruling 28). */
export function bestMatches(of: Case, { among, kept }: { among: Iterable<Case>; kept: number }): ScoredCase[] {
  const matches = Array.from(among, (other) => matchOf(of, other)).filter((match) => match !== undefined)
  return matches.sort(byRank).slice(0, kept)
}

/** As they are shown: by resemblance, then newest: ids of posts sort by time. Never 0 for two posts. */
export const byRank = (one: ScoredCase, other: ScoredCase): number =>
  byResemblance(one, other) || (one.id < other.id ? 1 : -1)

/** By score, then shared tags, then similarity. */
export const byResemblance = (one: Omit<ScoredCase, 'id'>, other: Omit<ScoredCase, 'id'>): number =>
  other.score - one.score ||
  other.criteria.sharedTags - one.criteria.sharedTags ||
  other.criteria.symptomSimilarity - one.criteria.symptomSimilarity

/** The points each criterion brings; their sum, capped, is the score. */
export function pointsOf(criteria: MatchCriteria): MatchPoints {
  const { locationMatch, postalProximity, temporalProximity, travelOverlap, symptomSimilarity } = criteria
  return {
    country: locationMatch ? POINTS.country : 0,
    zone: postalProximity ? POINTS.zone : 0,
    period: temporalProximity === null ? 0 : temporalProximity <= 7 ? POINTS.sameWeek : POINTS.sameMonth,
    words: Math.floor(POINTS.words * symptomSimilarity),
    travel: travelOverlap ? POINTS.travel : 0,
  }
}

const scoreOf = ({ country, zone, period, words, travel }: MatchPoints): number =>
  Math.min(SCORE_MAX, country + zone + period + words + travel)

export function criteriaOf(one: Case, other: Case): MatchCriteria {
  const locationMatch = isGiven(one.country) && one.country === other.country
  const days = daysBetween(one.startDate, other.startDate)
  return {
    locationMatch,
    postalProximity: locationMatch && isGiven(zoneOf(one)) && zoneOf(one) === zoneOf(other),
    temporalProximity: days !== null && days <= 30 ? days : null,
    travelOverlap: one.travels.some((trip) => other.travels.some((another) => doMeet(trip, another))),
    symptomSimilarity: similarity(read(one).words, read(other).words),
    sharedTags: read(one).tags.intersection(read(other).tags).size,
  }
}

/** A post's words and tags. Kept with it, because it is compared with many. */
function read(post: Case): { words: Set<string>; tags: Set<string> } {
  const known = readings.get(post)
  if (known) return known
  const reading = { words: postWords(post), tags: foldTags(post.tags) }
  readings.set(post, reading)
  return reading
}

const readings = new WeakMap<Case, { words: Set<string>; tags: Set<string> }>()

/** The first two characters of the postal code, spaces apart; '' when there are not two. */
export function zoneOf({ postalCode }: Pick<Case, 'postalCode'>): string {
  const characters = [...(postalCode ?? '').replace(/\s/g, '')].slice(0, 2)
  return characters.length === 2 ? characters.join('').toUpperCase() : ''
}

/** Shared words over the words of the longer text; 0 when neither has any. */
function similarity(words: Set<string>, others: Set<string>): number {
  const larger = Math.max(words.size, others.size)
  return larger === 0 ? 0 : words.intersection(others).size / larger
}

/** Days included at both ends. Plain dates compare as text. */
const doMeet = (trip: Trip, other: Trip): boolean =>
  foldText(trip.destination) === foldText(other.destination) &&
  foldText(trip.destination) !== '' &&
  trip.startDate <= other.endDate &&
  other.startDate <= trip.endDate

const daysBetween = (one: string | null, other: string | null): number | null =>
  one && other ? Math.abs(Date.parse(one) - Date.parse(other)) / DAY_MS : null

const DAY_MS = 86_400_000

const isGiven = (text: string | null): boolean => text !== null && text !== ''
