import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { Client } from 'pg'
import { MIGRATIONS_FOLDER } from './sql-folders.ts'

/** A migration that was made, as Drizzle notes it: the SHA-256 of its file, and when it was written. */
export type MadeMigration = { hash: string; createdAt: number }

/** Where Drizzle notes what was made. It makes this list before the first migration, and by itself: one that failed leaves it empty. */
export const MIGRATION_LIST = 'drizzle.__drizzle_migrations'

/** The migrations that were made, oldest first; undefined where there is no list of them. */
export async function madeMigrations(client: Client): Promise<MadeMigration[] | undefined> {
  const { rows: lists } = await client.query('select where to_regclass($1) is not null', [MIGRATION_LIST])
  if (lists.length === 0) return undefined
  const { rows } = await client.query<MadeMigration>(
    `select hash, created_at::float8 as "createdAt" from ${MIGRATION_LIST} order by created_at`,
  )
  return rows
}

/** The migrations that were made, as this version has them; undefined where it does not know them all. */
export function knownMigrations(made: readonly MadeMigration[]): MigrationMeta[] | undefined {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).slice(0, made.length)
  return known.length === made.length && known.every(({ hash }, i) => hash === made[i]!.hash) ? known : undefined
}
