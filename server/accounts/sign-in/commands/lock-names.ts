import { sql } from 'drizzle-orm'
import type { Tx } from '#server/foundation/db/database.ts'

/** Lines up transactions that ask for the same name or address. The locks are taken in one order, or two transactions could wait for each other. */
export async function lockNames(tx: Tx, ...names: string[]): Promise<void> {
  for (const name of names.sort()) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** The name to lock before a username is taken, by its key. */
export const usernameLock = (key: string): string => `username:${key}`
