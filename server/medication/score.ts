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

/** The search reads no free text, no day, no severity. */
export type ReportedCase = {
  id: string
  memberId: string
  name: string
  substance: string | null
  reactions: readonly string[]
  place?: OwnerPlace
}

export type MedicationPair = {
  isSubstance: boolean
  effects: string[]
  /** A hexadecimal digest of both ids: a list with too little room chooses the pairs to keep by it. */
  order: string
}

export type PairedReport = { id: string; score: number; criteria: MedicationPair }

export const REPORT_PLACES: PlaceLimits = {
  perOwner: MATCHES_PER_AUTHOR,
  beforeNew: Number.MAX_SAFE_INTEGER,
  ofNew: MATCHES_OF_NEW_ACCOUNTS,
}

export const listedEffects = ({ reactions }: Pick<ReportedCase, 'reactions'>): string[] =>
  [...new Set(reactions.flatMap((term) => listedSymptom(term)?.fr ?? []))].sort()

export const ORDER_DIGITS = 16

export const byResemblance = (one: Omit<PairedReport, 'id'>, other: Omit<PairedReport, 'id'>): number =>
  other.score - one.score || compareText(one.criteria.order, other.criteria.order)

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

export type DescribedCase = { description: string; severity: number; onsetDate: string | null }

export type MedicationCriteria = {
  isSubstance: boolean
  severityProximity: number | null
  /** Calendar months between the two starts, 0 to NEAR_MONTHS; null when further apart or when one is unknown. */
  monthsApart: number | null
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

export const scoreOf = ({ drug, words, severity, onset }: MedicationPoints): number =>
  Math.min(SCORE_MAX, drug + words + severity + onset)
