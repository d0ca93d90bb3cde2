import { type SQL, sql } from 'drizzle-orm'
import { CLOSENESS } from '#contract/closest/limits.ts'
import type { Band } from '#contract/closest/schema.ts'

/**
 * What is kept with a pair of close stories, as `closenessOf` has it: how much of what one's own story says the other says too, and the other way round. A
 * pair stands where the greater reaches the floor; each side sees, and is told, by its own.
 */
export type ClosenessCriteria = { closeness: number; back: number }

/** Closeness is stored in thousandths beside its exact figure. */
export const THOUSAND = 1000

/** SQL: the criteria of a pair as the other side sees them. */
export const turnedCriteria = (criteria: SQL): SQL =>
  sql`jsonb_build_object('closeness', ${criteria} -> 'back', 'back', ${criteria} -> 'closeness')`

export const closenessIn = (criteria: SQL): SQL => sql`(${criteria} ->> 'closeness')::float8`

export function bandOf({ closeness }: Pick<ClosenessCriteria, 'closeness'>): Band {
  if (closeness >= CLOSENESS.veryClose) return 'veryClose'
  return closeness >= CLOSENESS.close ? 'close' : 'common'
}

/**
 * A closeness in points of 100, beside which pairs by score compete for the notice of a day: what is called close begins at 50, the least of a score, and what is
 * called very close at 70, from which a score is told in any case.
 */
export const noticePoints = (closeness: number): number =>
  Math.max(
    0,
    Math.min(100, Math.round(50 + (20 * (closeness - CLOSENESS.close)) / (CLOSENESS.veryClose - CLOSENESS.close))),
  )
