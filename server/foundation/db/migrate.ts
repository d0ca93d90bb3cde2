import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { ConfigError } from '../config.ts'
import { knownMigrations, madeMigrations } from './made-migrations.ts'
import { MIGRATIONS_FOLDER } from './sql-folders.ts'
import { applySqlSources } from './sql-sources.ts'

/**
 * Brings the schema up to date: the migrations, then the SQL sources. Servers that start together wait for the first: Drizzle itself takes no lock, and two
 * would run the same migration twice. The lock belongs to the session, so it needs one connection of its own, and goes with it.
 * @throws  ConfigError where another version made the database; else whatever the failing migration or source threw: each of the two runs is one transaction,
 *   so nothing of it stays
 */
export async function migrateSchema(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await lockMigrations(client)
    if (!knownMigrations((await madeMigrations(client)) ?? [])) throw new ConfigError(MADE_OTHERWISE)
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
    await applySqlSources(client)
  } finally {
    await client.end()
  }
}

const MADE_OTHERWISE =
  'The database has migrations that this version of Vécu does not know, of a newer version, an early one or another application, and is left as it is: start the version that made it, or give this one an empty database (another DATABASE_URL, or another DATA_DIR).'

export async function lockMigrations(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [migrationLock])
}

const migrationLock = 7_236_001
