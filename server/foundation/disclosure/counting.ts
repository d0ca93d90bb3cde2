import { type SQL, sql } from 'drizzle-orm'
import { WAVE_DAYS } from '#contract/foundation/disclosure.ts'

/** SQL: of each row's cell, those who signed up within WAVE_DAYS up to that row's member. */
export const togetherOf = (cell: SQL): SQL =>
  sql`count(*) over (partition by ${cell} order by signed_up_on range between ${sql.raw(String(WAVE_DAYS - 1))} preceding and current row)`

/**
 * SQL: members who came, left or tell otherwise, at least, of how many tell just the same `now` and `last`, null where nobody does, summed over all that is told.
 * Those who took each other's place, to the letter, are none.
 */
export const movedBetween = (now: SQL, last: SQL): SQL => sql`coalesce(greatest(
  sum(greatest(coalesce(${now}, 0) - coalesce(${last}, 0), 0)), sum(greatest(coalesce(${last}, 0) - coalesce(${now}, 0), 0))), 0)::int`
