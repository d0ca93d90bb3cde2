import { sql } from 'drizzle-orm'
import type { Reader } from '#server/foundation/db/database.ts'
import { storyReading } from '../tables.ts'

/**
 * Resets the stored transaction ids after a restore into another cluster, whose ids may be lower. The readings would otherwise count as written in the
 * future, and
 * every question would read them again.
 */
export async function forgetLaterWriters(db: Reader): Promise<void> {
  await db.execute(
    sql`update ${storyReading} set written_tx = 0 where written_tx > pg_snapshot_xmax(pg_current_snapshot())::text::bigint`,
  )
}
