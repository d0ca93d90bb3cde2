import { DAY_MS } from '#contract/foundation/durations.ts'
import { EFFECT_CLOSENESS, POINTS, SCORE_MAX, SCORE_THRESHOLD } from '#contract/medication/limits.ts'
import { drugKey, effectKey } from '#contract/medication/rules.ts'
import { wordsOf } from '#server/foundation/text/words.ts'

/** What matching reads of a report. The day is a plain date, YYYY-MM-DD. */
export type ReportedCase = {
  id: string
  memberId: string
  name: string
  substance: string | null
  description: string
  /** The effects it names. */
  reactions: readonly string[]
  severity: number
  onsetDate: string | null
}

/** What two reports have in common: as in the specification (part 2 §3). Never sent as it is: see `pointsOf` and the views. */
export type MedicationCriteria = {
  exactMedicationMatch: boolean
  sameActiveSubstance: boolean
  /** Steps between the two severities, 0 or 1; null when further apart. */
  severityProximity: number | null
  /** Days between the two onsets, 0 to 90; null when further apart or when one is unknown. */
  temporalProximity: number | null
  /** Shared words over the words of the longer text, 0 to 1. */
  sideEffectSimilarity: number
}

export type MedicationPoints = { drug: number; words: number; severity: number; onset: number }

export type ScoredReport = { id: string; score: number; criteria: MedicationCriteria }

/**
 * The match of two reports, by the plainest reading of the rules; undefined when they are none. The search answers exactly the best of these without
 * looking at every pair, and is tested against this.
 * @source  specification part 2 §9 (points, threshold), rulings 26 (words, names without dosage, cap) and 42 (an effect in common)
 */
export function matchOf(one: ReportedCase, other: ReportedCase): ScoredReport | undefined {
  if (one.memberId === other.memberId) return undefined
  const criteria = criteriaOf(one, other)
  const score = scoreOf(pointsOf(criteria))
  if (score <= SCORE_THRESHOLD) return undefined
  if (sharedEffects(one, other).length === 0 && effectCloseness(criteria) < EFFECT_CLOSENESS) return undefined
  return { id: other.id, score, criteria }
}

/** The effects that both reports name, as the first of them writes them. */
export function sharedEffects(one: Pick<ReportedCase, 'reactions'>, other: Pick<ReportedCase, 'reactions'>): string[] {
  const theirs = new Set(other.reactions.map(effectKey))
  return one.reactions.filter((term) => theirs.has(effectKey(term)))
}

/** How close two descriptions are, 0 to 1: by their words, as the score counts them. `effectCloseness` in search.ts is its twin in SQL. */
const effectCloseness = ({ sideEffectSimilarity }: MedicationCriteria): number => sideEffectSimilarity

/** As they are shown: by resemblance, then newest: ids of reports sort by time. Never 0 for two reports. */
export const byRank = (one: ScoredReport, other: ScoredReport): number =>
  byResemblance(one, other) || (one.id < other.id ? 1 : -1)

/** By score, then similarity. */
export const byResemblance = (one: Omit<ScoredReport, 'id'>, other: Omit<ScoredReport, 'id'>): number =>
  other.score - one.score || other.criteria.sideEffectSimilarity - one.criteria.sideEffectSimilarity

/** The best `kept` matches of a report among others, in the order in which they are shown (ruling 28). */
export function bestMatches(
  of: ReportedCase,
  { among, kept }: { among: Iterable<ReportedCase>; kept: number },
): ScoredReport[] {
  const matches = Array.from(among, (other) => matchOf(of, other)).filter((match) => match !== undefined)
  return matches.sort(byRank).slice(0, kept)
}

/** The points each criterion brings; their sum, capped, is the score. */
export function pointsOf(criteria: MedicationCriteria): MedicationPoints {
  const { exactMedicationMatch, sameActiveSubstance, severityProximity, temporalProximity } = criteria
  return {
    drug: exactMedicationMatch ? POINTS.name : sameActiveSubstance ? POINTS.substance : 0,
    words: Math.floor(POINTS.words * criteria.sideEffectSimilarity),
    severity: severityProximity === 0 ? POINTS.sameSeverity : severityProximity === 1 ? POINTS.nearSeverity : 0,
    onset: temporalProximity === null ? 0 : temporalProximity <= 30 ? POINTS.month : POINTS.quarter,
  }
}

const scoreOf = ({ drug, words, severity, onset }: MedicationPoints): number =>
  Math.min(SCORE_MAX, drug + words + severity + onset)

export function criteriaOf(one: ReportedCase, other: ReportedCase): MedicationCriteria {
  const gap = Math.abs(one.severity - other.severity)
  const days = daysBetween(one.onsetDate, other.onsetDate)
  return {
    exactMedicationMatch: isSame(drugKey(one.name), drugKey(other.name)),
    sameActiveSubstance: isSame(drugKey(one.substance ?? ''), drugKey(other.substance ?? '')),
    severityProximity: gap <= 1 ? gap : null,
    temporalProximity: days !== null && days <= 90 ? days : null,
    sideEffectSimilarity: similarity(wordsOf(one.description), wordsOf(other.description)),
  }
}

const isSame = (key: string, other: string): boolean => key !== '' && key === other

/** Shared words over the words of the longer text; 0 when neither has any. */
function similarity(words: Set<string>, others: Set<string>): number {
  const larger = Math.max(words.size, others.size)
  return larger === 0 ? 0 : words.intersection(others).size / larger
}

const daysBetween = (one: string | null, other: string | null): number | null =>
  one && other ? Math.abs(Date.parse(one) - Date.parse(other)) / DAY_MS : null
