import { createHash } from 'node:crypto'
import {
  MATCHES_OF_NEW_ACCOUNTS,
  MATCHES_PER_AUTHOR,
  NEAR_MONTHS,
  POINTS,
  SCORE_MAX,
} from '#contract/medication/limits.ts'
import { drugKey } from '#contract/medication/rules.ts'
import { listedSymptom } from '#contract/posts/tag-suggestions.ts'
import type { OwnerPlace } from '#server/foundation/pairs/columns.ts'
import type { PlaceLimits } from '#server/foundation/pairs/kind.ts'
import { wordSimilarity, wordsOf } from '#server/foundation/text/words.ts'

/** The parts of a report that the search reads: no free text, no day, no severity. */
export type ReportedCase = {
  id: string
  memberId: string
  name: string
  substance: string | null
  /** The effects it names; only the listed ones count. */
  reactions: readonly string[]
  /** The place of its owner in the lists of others; where it is absent, they have a place of their own, as an established author. */
  place?: OwnerPlace
}

/** The features that two reports share and that strangers are told. */
export type MedicationPair = {
  /** The active substance is the same, but the name is not. */
  isSubstance: boolean
  /** The listed effects in common, under their French names, in the order of the alphabet. */
  effects: string[]
  /** A hexadecimal digest of both ids, by which a list with too little room chooses the pairs to keep. */
  order: string
}

export type PairedReport = { id: string; score: number; criteria: MedicationPair }

/** The places that owners have in the lists of others (ruling 63). */
export const REPORT_PLACES: PlaceLimits = {
  perOwner: MATCHES_PER_AUTHOR,
  beforeNew: Number.MAX_SAFE_INTEGER,
  ofNew: MATCHES_OF_NEW_ACCOUNTS,
}

/**
 * Returns the pair of two reports; undefined when they do not match. A pair has the same medication or substance and a common listed effect. Only the former
 * scores, so that no detail which strangers are not told decides anything. The search returns exactly the best of these pairs, and is tested against this
 * function.
 * @source  rulings 26 (names without dose) and 63
 */
export function pairOf(one: ReportedCase, other: ReportedCase): PairedReport | undefined {
  if (one.memberId === other.memberId) return undefined
  const isSameName = isSame(drugKey(one.name), drugKey(other.name))
  const isSubstance = !isSameName && isSame(drugKey(one.substance ?? ''), drugKey(other.substance ?? ''))
  const effects = listedEffects(one).filter((effect) => listedEffects(other).includes(effect))
  if ((!isSameName && !isSubstance) || effects.length === 0) return undefined
  const criteria = { isSubstance, effects, order: orderOf(one.id, other.id) }
  return { id: other.id, score: isSubstance ? POINTS.substance : POINTS.name, criteria }
}

const isSame = (key: string, other: string): boolean => key !== '' && key === other

/** The listed effects that a report names, once each, under their French names. */
export const listedEffects = ({ reactions }: Pick<ReportedCase, 'reactions'>): string[] =>
  [...new Set(reactions.flatMap((term) => listedSymptom(term)?.fr ?? []))].sort()

/** Returns a digest of the ids of two reports, which nobody can predict. `pairOrder` in search-queries.ts is its SQL twin. */
function orderOf(one: string, other: string): string {
  const [lower, higher] = [one, other].sort() as [string, string]
  const bytes = Buffer.from(`${lower}${higher}`.replaceAll('-', ''), 'hex')
  return createHash('sha256').update(bytes).digest('hex').slice(0, ORDER_DIGITS)
}

export const ORDER_DIGITS = 16

/** Sorts the same medication before the same substance, then in the order drawn. */
export const byResemblance = (one: Omit<PairedReport, 'id'>, other: Omit<PairedReport, 'id'>): number =>
  other.score - one.score || compareText(one.criteria.order, other.criteria.order)

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Sorts by resemblance, then by id: never 0 for two reports. */
export const byRank = (one: PairedReport, other: PairedReport): number =>
  byResemblance(one, other) || compareText(other.id, one.id)

/**
 * Returns the pairs of a report that its search keeps: the first `kept` of established authors, and of new ones as many as those leave and
 * MATCHES_OF_NEW_ACCOUNTS more; at most the first MATCHES_PER_AUTHOR of one place key.
 */
export function bestMatches(
  of: ReportedCase,
  { among, kept }: { among: Iterable<ReportedCase>; kept: number },
): PairedReport[] {
  const ranked = Array.from(among, (other) => ({ place: placeOf(other), pair: pairOf(of, other) }))
    .flatMap(({ place, pair }) => (pair ? [{ place, pair }] : []))
    .sort((one, other) => byRank(one.pair, other.pair))
  const established = fewOfEach(ranked.filter(({ place }) => place.isEstablished)).slice(0, kept)
  const others = fewOfEach(ranked.filter(({ place }) => !place.isEstablished))
  return [...established, ...others.slice(0, kept - established.length + MATCHES_OF_NEW_ACCOUNTS)]
    .map(({ pair }) => pair)
    .sort(byRank)
}

export const placeOf = ({ place, memberId }: ReportedCase): OwnerPlace =>
  place ?? { placeKey: memberId, isEstablished: true }

function fewOfEach<Placed extends { place: OwnerPlace }>(ranked: readonly Placed[]): Placed[] {
  const byPlace = Map.groupBy(ranked, ({ place }) => place.placeKey)
  return ranked.filter((each) => byPlace.get(each.place.placeKey)!.indexOf(each) < MATCHES_PER_AUTHOR)
}

/** The parts of two reports that are compared once their owners were introduced. The day is a plain date, YYYY-MM-DD. */
export type DescribedCase = { description: string; severity: number; onsetDate: string | null }

/** The criteria that the two are told, decided once, when both have agreed. */
export type MedicationCriteria = {
  isSubstance: boolean
  /** Steps between the two severities, 0 or 1; null when further apart. */
  severityProximity: number | null
  /** Calendar months between the two starts, 0 to NEAR_MONTHS; null when further apart or when one is unknown. */
  monthsApart: number | null
  /** Shared words over the words of the longer text, 0 to 1. */
  sideEffectSimilarity: number
}

/** @source  specification part 2 §9, ruling 63 (starts by months) */
export function criteriaOf(
  one: DescribedCase,
  other: DescribedCase,
  { isSubstance }: Pick<MedicationCriteria, 'isSubstance'>,
): MedicationCriteria {
  const gap = Math.abs(one.severity - other.severity)
  const months = monthsBetween(one.onsetDate, other.onsetDate)
  return {
    isSubstance,
    severityProximity: gap <= 1 ? gap : null,
    monthsApart: months !== null && months <= NEAR_MONTHS ? months : null,
    sideEffectSimilarity: wordSimilarity(wordsOf(one.description), wordsOf(other.description)),
  }
}

const monthsBetween = (one: string | null, other: string | null): number | null =>
  one && other ? Math.abs(monthOf(one) - monthOf(other)) : null

/** Months since the year 0. */
const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

export type MedicationPoints = { drug: number; words: number; severity: number; onset: number }

/** The points each criterion brings. */
export function pointsOf(criteria: MedicationCriteria): MedicationPoints {
  const { isSubstance, severityProximity, monthsApart, sideEffectSimilarity } = criteria
  return {
    drug: isSubstance ? POINTS.substance : POINTS.name,
    words: Math.floor(POINTS.words * sideEffectSimilarity),
    severity: severityProximity === 0 ? POINTS.sameSeverity : severityProximity === 1 ? POINTS.nearSeverity : 0,
    onset: monthsApart === null ? 0 : monthsApart === 0 ? POINTS.sameMonth : POINTS.nearMonth,
  }
}

/** Returns the capped sum of points. */
export const scoreOf = ({ drug, words, severity, onset }: MedicationPoints): number =>
  Math.min(SCORE_MAX, drug + words + severity + onset)
