import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { Client } from 'pg'
import { MIGRATIONS_FOLDER } from './sql-folders.ts'

export type MadeMigration = { hash: string; createdAt: number }

/** The table in which Drizzle records migrations. It is created before the first one and on its own, so a failed migration leaves it empty. */
export const MIGRATION_LIST = 'drizzle.__drizzle_migrations'

export async function madeMigrations(client: Client): Promise<MadeMigration[] | undefined> {
  const { rows: lists } = await client.query('select where to_regclass($1) is not null', [MIGRATION_LIST])
  if (lists.length === 0) return undefined
  const { rows } = await client.query<MadeMigration>(
    `select hash, created_at::float8 as "createdAt" from ${MIGRATION_LIST} order by created_at`,
  )
  return rows
}

export function knownMigrations(made: readonly MadeMigration[]): MigrationMeta[] | undefined {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).slice(0, made.length)
  return known.length === made.length && known.every(({ hash }, i) => hash === made[i]!.hash) ? known : undefined
}
