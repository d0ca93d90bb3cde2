import { type SQL, sql } from 'drizzle-orm'
import { WAVE_DAYS } from '#contract/foundation/disclosure-limits.ts'

/** SQL: for each row, how many members of its cell signed up within the WAVE_DAYS up to that row's member. */
export const togetherOf = (cell: SQL): SQL =>
  sql`count(*) over (partition by ${cell} order by signed_up_on range between ${sql.raw(String(WAVE_DAYS - 1))} preceding and current row)`

/**
 * SQL: a lower bound for the members who came, left or changed between two counts, `now` and `last`, of the members who tell the very same; null counts as
 * zero. Members who exactly replace each other are not seen.
 */
export const movedBetween = (now: SQL, last: SQL): SQL => sql`coalesce(greatest(
  sum(greatest(coalesce(${now}, 0) - coalesce(${last}, 0), 0)), sum(greatest(coalesce(${last}, 0) - coalesce(${now}, 0), 0))), 0)::int`
