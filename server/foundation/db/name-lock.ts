import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from './database.ts'

export const nameLock = (name: SQL | string): SQL => sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`

/**
 * Serializes transactions that take the same name. Locks are taken in sorted order, so that no two transactions wait for each other. Rows that are
 * read under them must be read by a later statement: this one sees them as they were before it waited.
 */
export async function lockNames(tx: Tx, ...names: string[]): Promise<void> {
  await tx.execute(sql`select ${nameLock(sql`name`)} from unnest(${sql.param(names.sort())}::text[]) name`)
}
