import { sql } from 'drizzle-orm'
import type { Tx } from '#server/foundation/db/database.ts'

/** Serializes transactions that claim the same name or address. Locks are taken in sorted order, so that no two transactions wait for each other. */
export async function lockNames(tx: Tx, ...names: string[]): Promise<void> {
  for (const name of names.sort()) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** Returns the lock name of a username, by its key. */
export const usernameLock = (key: string): string => `username:${key}`
