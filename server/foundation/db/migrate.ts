import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

export const MIGRATIONS_FOLDER = `${import.meta.dirname}/../../migrations`

/**
 * Brings the schema up to date. Servers that start together wait for the first: Drizzle itself takes no lock, and two would run
 * the same migration twice. The lock belongs to the session, so it needs one connection of its own, and goes with it.
 * @throws  whatever the failing migration threw; each run is one transaction, so nothing of it stays
 */
export async function migrateSchema(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {}) // said by the query that fails
  await client.connect()
  try {
    await lockMigrations(client)
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
  } finally {
    await client.end()
  }
}

/** Whoever makes or changes the schema waits for whoever does, until that connection ends. */
export async function lockMigrations(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [migrationLock])
}

const migrationLock = 7_236_001 // any number, the same in every server
