import {
  MATCHES_OF_NEW_ACCOUNTS,
  MATCHES_PER_AUTHOR,
  NEAR_MONTHS,
  POINTS,
  SCORE_MAX,
} from '#contract/medication/limits.ts'
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

/** The listed effects that a report names, once each, under their French names. */
export const listedEffects = ({ reactions }: Pick<ReportedCase, 'reactions'>): string[] =>
  [...new Set(reactions.flatMap((term) => listedSymptom(term)?.fr ?? []))].sort()

/** Hexadecimal digits of the digest in `MedicationPair.order`. */
export const ORDER_DIGITS = 16

/** Sorts the same medication before the same substance, then in the order drawn. */
export const byResemblance = (one: Omit<PairedReport, 'id'>, other: Omit<PairedReport, 'id'>): number =>
  other.score - one.score || compareText(one.criteria.order, other.criteria.order)

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** The parts of two reports that are compared once their owners were introduced. The day is a plain date, YYYY-MM-DD. */
export type DescribedCase = { description: string; severity: number; onsetDate: string | null }

/** The criteria of a match that both authors are shown, fixed when both have agreed. */
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
