import { EFFECT_CLOSENESS, POINTS, SCORE_MAX, SCORE_THRESHOLD } from '#contract/medication/limits.ts'
import { drugKey, effectKey } from '#contract/medication/rules.ts'
import { wordsOf } from '#server/foundation/text/words.ts'
import type { ReportedCase, ScoredReport } from '#server/medication/score.ts'

const DAY_MS = 86_400_000

/** What orders a list of matches, and the report. */
export type Ranked = { id: string; score: number; similarity: number }

export const ranked = ({ id, score, criteria }: ScoredReport): Ranked => ({
  id,
  score,
  similarity: criteria.sideEffectSimilarity,
})

export type Keys = { name: string; substance: string }

export const keysOf = ({ name, substance }: ReportedCase): Keys => ({
  name: drugKey(name),
  substance: drugKey(substance ?? ''),
})

/**
 * Compares one report with others as quickly as JavaScript can: its own words are read once, those of another only where its medication is the same.
 * It reads the rules anew, in its own way, and is itself held to the plain scorer.
 */
export function comparisonWith(own: ReportedCase) {
  const { name, substance } = keysOf(own)
  const words = wordsOf(own.description)
  const onset = dayOf(own.onsetDate)
  const effects = new Set(own.reactions.map(effectKey))

  return (other: ReportedCase, keys: Keys = keysOf(other)): Ranked | undefined => {
    if (other.memberId === own.memberId) return undefined
    const drug =
      name !== '' && keys.name === name
        ? POINTS.name
        : substance !== '' && keys.substance === substance
          ? POINTS.substance
          : 0
    if (drug === 0) return undefined
    const theirs = wordsOf(other.description)
    const larger = Math.max(words.size, theirs.size)
    const similarity = larger === 0 ? 0 : sharedBy(words, theirs) / larger
    const gap = Math.abs(own.severity - other.severity)
    const apart = Math.abs(onset - dayOf(other.onsetDate))
    const sum =
      drug +
      Math.floor(POINTS.words * similarity) +
      (gap === 0 ? POINTS.sameSeverity : gap === 1 ? POINTS.nearSeverity : 0) +
      (apart <= 30 ? POINTS.month : apart <= 90 ? POINTS.quarter : 0)
    if (sum <= SCORE_THRESHOLD) return undefined
    if (similarity < EFFECT_CLOSENESS && !other.reactions.some((term) => effects.has(effectKey(term)))) return undefined
    return { id: other.id, score: Math.min(SCORE_MAX, sum), similarity }
  }
}

/** Best first. */
export const best = (matches: readonly Ranked[], kept: number): Ranked[] =>
  matches.toSorted((x, y) => y.score - x.score || y.similarity - x.similarity || (x.id < y.id ? 1 : -1)).slice(0, kept)

function sharedBy(words: Set<string>, others: Set<string>): number {
  let shared = 0
  for (const word of others) if (words.has(word)) shared++
  return shared
}

/** NaN where it is unknown: then no distance is near. */
const dayOf = (date: string | null): number => (date ? Date.parse(date) / DAY_MS : Number.NaN)
