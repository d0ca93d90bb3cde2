import { and, count, gte, isNull, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { MINUTE_MS } from '#contract/foundation/durations.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { message } from './tables.ts'

/** Ids sort by time, so older rows are skipped by id. The margin allows for an id that was made a moment before `createdAt`. */
const MARGIN_MS = MINUTE_MS
const FIRST_OF = new Uint8Array(16)

/** The staff gets only the number, because it reads no private conversation. */
export async function messagesPerDay(db: Reader, since: Date): Promise<Map<string, number>> {
  const day = sql<string>`to_char(${message.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`
  const first = v7({ msecs: since.getTime() - MARGIN_MS, random: FIRST_OF, seq: 0 })
  const rows = await db
    .select({ day, messages: count() })
    .from(message)
    .where(and(gte(message.id, first), gte(message.createdAt, since), isNull(message.callId)))
    .groupBy(sql`1`)
  return new Map(rows.map(({ day, messages }) => [day, messages]))
}
