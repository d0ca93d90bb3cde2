import { DAY_MS } from '#contract/foundation/durations.ts'
import { foldText } from '#contract/foundation/fold.ts'
import { readPostalCode } from '#contract/foundation/postal-code.ts'
import {
  COMMONEST_SYMPTOMS,
  MONTH_POINTS,
  POINTS,
  SAME_MONTH_DAYS,
  SAME_WEEK_DAYS,
  SCORE_MAX,
} from '#contract/matching/limits.ts'
import { SYMPTOMS } from '#contract/posts/symptoms.ts'
import type { OwnerPlace } from '#server/foundation/pairs/columns.ts'
import { foldTags, postWords, wordSimilarity } from '#server/foundation/text/words.ts'
import type { Compared } from './overlap.ts'

/** Days are plain dates, YYYY-MM-DD; '' and null are both absent. */
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

export type ReadCase = Case & { profile: Compared; place?: OwnerPlace }

export type Trip = { destination: string; startDate: string; endDate: string }

/**
 * The criteria that two posts have in common: those of the specification (part 2 §3), except that beginnings are compared by month, and with the tags. They are
 * never sent whole: see `match-disclosure-store.ts`.
 */
export type MatchCriteria = {
  locationMatch: boolean
  postalProximity: boolean
  /** Calendar months between the two beginnings, 0 or 1; null when further apart or when one is unknown. */
  monthsApart: 0 | 1 | null
  travelOverlap: boolean
  symptomSimilarity: number
  sharedTags: number
}

export type MatchPoints = { country: number; zone: number; period: number; words: number; travel: number }

export type ScoredCase = { id: string; score: number; criteria: MatchCriteria }

export const TELLING_TAGS: ReadonlySet<string> = foldTags(
  SYMPTOMS.filter(({ id }) => !COMMONEST_SYMPTOMS.includes(id)).map(({ fr }) => fr),
)

export const byResemblance = (one: Omit<ScoredCase, 'id'>, other: Omit<ScoredCase, 'id'>): number =>
  other.score - one.score ||
  other.criteria.sharedTags - one.criteria.sharedTags ||
  other.criteria.symptomSimilarity - one.criteria.symptomSimilarity

export function pointsOf(criteria: MatchCriteria): MatchPoints {
  const { locationMatch, postalProximity, monthsApart, travelOverlap, symptomSimilarity } = criteria
  return {
    country: locationMatch ? POINTS.country : 0,
    zone: postalProximity ? POINTS.zone : 0,
    period: monthsApart === null ? 0 : monthsApart === 0 ? MONTH_POINTS.same : MONTH_POINTS.neighbouring,
    words: Math.floor(POINTS.words * symptomSimilarity),
    travel: travelOverlap ? POINTS.travel : 0,
  }
}

export const scoreOf = ({ country, zone, period, words, travel }: MatchPoints): number =>
  Math.min(SCORE_MAX, country + zone + period + words + travel)

/**
 * Returns the score of the specification from all fields of two posts, exact days included. It is stored with a pair, and shown once the two members talk
 * (ruling 41).
 * @returns  points, 0 to 100
 * @source   specification part 2 §9
 */
export function wholeScore(one: Case, other: Case): number {
  const days = daysBetween(one.startDate, other.startDate)
  const period =
    days === null || days > SAME_MONTH_DAYS ? 0 : days <= SAME_WEEK_DAYS ? POINTS.sameWeek : POINTS.sameMonth
  return scoreOf({ ...pointsOf(criteriaOf(one, other)), period })
}

export function criteriaOf(one: Case, other: Case): MatchCriteria {
  const locationMatch = isGiven(one.country) && one.country === other.country
  const months = monthsBetween(one.startDate, other.startDate)
  return {
    locationMatch,
    postalProximity: locationMatch && isGiven(zoneOf(one)) && zoneOf(one) === zoneOf(other),
    monthsApart: months === 0 || months === 1 ? months : null,
    travelOverlap: one.travels.some((trip) => other.travels.some((another) => doMeet(trip, another))),
    symptomSimilarity: wordSimilarity(comparedTerms(one).words, comparedTerms(other).words),
    sharedTags: comparedTerms(one).tags.intersection(comparedTerms(other).tags).size,
  }
}

/** Returns a post's words and tags. They are kept with it, because it is compared with many. */
function comparedTerms(post: Case): ComparedTerms {
  const known = readings.get(post)
  if (known) return known
  const reading = { words: postWords(post), tags: foldTags(post.tags) }
  readings.set(post, reading)
  return reading
}

type ComparedTerms = { words: ReadonlySet<string>; tags: ReadonlySet<string> }
const readings = new WeakMap<Case, ComparedTerms>()

export const zoneOf = ({ country, postalCode }: Pick<Case, 'country' | 'postalCode'>): string =>
  readPostalCode(country, postalCode).zone

const doMeet = (trip: Trip, other: Trip): boolean =>
  foldText(trip.destination) === foldText(other.destination) &&
  foldText(trip.destination) !== '' &&
  trip.startDate <= other.endDate &&
  other.startDate <= trip.endDate

function monthsBetween(one: string | null, other: string | null): number | null {
  if (!one || !other) return null
  const [year, month] = one.split('-').map(Number) as [number, number]
  const [otherYear, otherMonth] = other.split('-').map(Number) as [number, number]
  return Math.abs((year - otherYear) * 12 + month - otherMonth)
}

const daysBetween = (one: string | null, other: string | null): number | null =>
  one && other ? Math.abs(Date.parse(one) - Date.parse(other)) / DAY_MS : null

const isGiven = (text: string | null): boolean => text !== null && text !== ''
