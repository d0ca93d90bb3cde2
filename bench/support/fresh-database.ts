import pg from 'pg'
import { type Db, openDb, openPool } from '#server/foundation/db/database.ts'
import { migrateSchema } from '#server/foundation/db/migrate.ts'
import type { ThrowAwayPostgres } from './throw-away-postgres.ts'

type FreshDatabase = { client: pg.Client; db: Db; url: string }

/** Does `work` in a migrated database of its own, gone when it ends. */
export async function onFreshDatabase<T>(
  postgres: ThrowAwayPostgres,
  { name, connections }: { name: string; connections: number },
  work: (database: FreshDatabase) => Promise<T>,
): Promise<T> {
  await inDatabase(postgres.adminUrl, (admin) => admin.query(`create database ${name}`))
  const url = postgres.urlOf(name)
  await migrateSchema(url)
  const pool = openPool(url, () => {}, connections)
  try {
    return await inDatabase(url, (client) => work({ client, db: openDb(pool), url }))
  } finally {
    await pool.end()
    await inDatabase(postgres.adminUrl, (admin) => admin.query(`drop database if exists ${name} with (force)`))
  }
}

async function inDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  client.on('error', () => {}) // said by the query that fails
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Says how far a community of so many posts, or of whatever else is counted, is, and since when. */
export function speaker(size: number, counted = 'posts'): (what: string) => void {
  const start = performance.now()
  return (what) =>
    console.log(
      `${size.toLocaleString('en')} ${counted}: ${what} after ${((performance.now() - start) / 1000).toFixed(0)} s`,
    )
}
