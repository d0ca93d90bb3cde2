import { type SQL, sql } from 'drizzle-orm'
import {
  CAPPED_WITHIN,
  CLOSENESS,
  CLOSENESS_ADDED_MAX,
  CLOSENESS_MAX,
  RIGHT_OF_CLOSE,
  RIGHT_OF_VERY_CLOSE,
} from '#contract/closest/limits.ts'
import type { Band } from '#contract/closest/schema.ts'

/**
 * `closeness`: how much of one's own story the other story tells too; `back`: the other way round. A pair is kept where the greater one reaches the floor;
 * each
 * side's list and texts use its own.
 */
export type ClosenessCriteria = { closeness: number; back: number }

/** Closeness is stored in thousandths beside its exact figure. */
export const THOUSAND = 1000

export const turnedCriteria = (criteria: SQL): SQL =>
  sql`jsonb_build_object('closeness', ${criteria} -> 'back', 'back', ${criteria} -> 'closeness')`

export const closenessIn = (criteria: SQL): SQL => sql`(${criteria} ->> 'closeness')::float8`

export function bandOf({ closeness }: Pick<ClosenessCriteria, 'closeness'>): Band {
  if (closeness >= CLOSENESS.veryClose) return 'veryClose'
  return closeness >= CLOSENESS.close ? 'close' : 'common'
}

/**
 * Such pairs compete with pairs by score for the notice of a day. The band "close" begins at 50, the least score, and "very close" at 70, from which a score
 * is
 * always told.
 */
export const noticePoints = (closeness: number): number =>
  Math.max(
    0,
    Math.min(100, Math.round(50 + (20 * (closeness - CLOSENESS.close)) / (CLOSENESS.veryClose - CLOSENESS.close))),
  )

/**
 * Returns the ceiling of a closeness with so many shared features expected to be right: a single one makes nobody very close. A reading older than the
 * confidences
 * sets no ceiling.
 */
export function ceilingOf(readings: readonly { confidences: readonly number[] }[], right: number): number {
  const isKnown = readings.every(({ confidences }) => confidences.length > 0)
  if (!isKnown || right >= RIGHT_OF_VERY_CLOSE) return Number.POSITIVE_INFINITY
  return right >= RIGHT_OF_CLOSE ? CLOSENESS.veryClose : CLOSENESS.close
}

export const cappedBelow = (ceiling: number, closeness: number): number =>
  closeness < ceiling - CAPPED_WITHIN
    ? closeness
    : ceiling - CAPPED_WITHIN * (1 - closeness / (CLOSENESS_MAX + CAPPED_WITHIN))

const CEILINGS = [CLOSENESS.veryClose, CLOSENESS.close, CLOSENESS_ADDED_MAX]

/** Returns the greatest closeness that `cappedBelow` makes of this one, or of a smaller one. */
export const mostWhenCapped = (closeness: number): number =>
  CEILINGS.reduce(
    (most, ceiling) => (closeness < ceiling ? Math.max(most, cappedBelow(ceiling, closeness)) : most),
    closeness,
  )
