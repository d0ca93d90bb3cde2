import { count, gte, isNull, sql } from 'drizzle-orm'
import type { Reader } from '#server/foundation/db/database.ts'
import { conference } from './tables.ts'

export async function conferenceTotals(db: Reader, since: Date): Promise<{ total: number; isNew: number }> {
  const [counted] = await db
    .select({
      total: count(),
      isNew: sql<number>`count(*) filter (where ${gte(conference.createdAt, since)})`.mapWith(Number),
    })
    .from(conference)
    .where(isNull(conference.cancelledAt))
  return counted!
}
