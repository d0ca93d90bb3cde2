import { count, gte, sql } from 'drizzle-orm'
import type { Reader } from '#server/foundation/db/database.ts'
import { symptomMatch } from './tables.ts'

/** How many pairs of similar posts were found on each day (UTC) since this instant; a day without any is absent. */
export async function matchesPerDay(db: Reader, since: Date): Promise<Map<string, number>> {
  const day = sql<string>`to_char(${symptomMatch.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`
  const rows = await db
    .select({ day, pairs: count() })
    .from(symptomMatch)
    .where(gte(symptomMatch.createdAt, since))
    .groupBy(sql`1`)
  return new Map(rows.map(({ day, pairs }) => [day, pairs]))
}
