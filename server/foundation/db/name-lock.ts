import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from './database.ts'

/** SQL: takes the lock of a name until the transaction ends. */
export const nameLock = (name: SQL | string): SQL => sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`

/** Serializes transactions that take the same name. Locks are taken in sorted order, so that no two transactions wait for each other. */
export async function lockNames(tx: Tx, ...names: string[]): Promise<void> {
  for (const name of names.sort()) await tx.execute(sql`select ${nameLock(name)}`)
}
