import { inspect } from 'node:util'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { loggableError } from '../observe/log-error.ts'
import { watchPool } from './pool-watchdog.ts'

export type Db = NodePgDatabase<Record<string, never>>
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/** The database or a transaction, for a query that reads alike in both. */
export type Reader = Db | Tx

// A library may print this error past the log, as that of the accounts does when a look-up of its own fails: the member data in it must not be printed there
// either.
Object.defineProperty(DrizzleQueryError.prototype, inspect.custom, {
  value(this: DrizzleQueryError) {
    return loggableError(this)
  },
})

/** How long a query waits for a connection, also behind others, before it fails: a person has gone by then. */
const CONNECTION_MS = 8_000
const KEEP_ALIVE_MS = 10_000
/** Connections that stay open however long nobody asks: a new one signs in, and plans each statement anew. */
const KEPT_OPEN = 4
const IDLE_MS = 60_000

/**
 * @param onError  hears of idle connections that broke; without a listener such an error would end the process
 * @param max  connections
 */
export function openPool(url: string, onError: (error: Error) => void, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    min: Math.min(KEPT_OPEN, max),
    idleTimeoutMillis: IDLE_MS,
    application_name: 'vecu',
    connectionTimeoutMillis: CONNECTION_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  })
  pool.on('error', onError)
  // The pool listens for errors of idle connections alone: one of a connection that is lent, between two queries, would find no listener and end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  watchPool(pool, url)
  return pool
}

export const openDb = (pool: pg.Pool): Db => drizzle(pool, { casing: 'snake_case' })
