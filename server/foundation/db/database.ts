import { inspect } from 'node:util'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { loggableError } from '../observe/log-error.ts'
import { watchPool } from './pool-watchdog.ts'

export type Db = NodePgDatabase<Record<string, never>>
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/** What a query needs: it reads alike inside a transaction and outside. */
export type Reader = Db | Tx

// A library may print it past the log, as that of the accounts does when a look-up of its own fails: what it holds of members is not to be printed either.
Object.defineProperty(DrizzleQueryError.prototype, inspect.custom, {
  value(this: DrizzleQueryError) {
    return loggableError(this)
  },
})

/** Whoever waits longer for a connection, be it behind others, is told that there is none: a person has gone by then. */
const CONNECTION_MS = 8_000
const KEEP_ALIVE_MS = 10_000

/**
 * @param onError  hears of idle connections that broke; without a listener such an error would end the process
 * @param max  connections
 */
export function openPool(url: string, onError: (error: Error) => void, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'vecu',
    connectionTimeoutMillis: CONNECTION_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  })
  pool.on('error', onError)
  // The pool hears its idle connections alone: of one that is lent and breaks between two queries nobody would, and the process would end.
  pool.on('connect', (client) => client.on('error', () => {}))
  watchPool(pool, url)
  return pool
}

export const openDb = (pool: pg.Pool): Db => drizzle(pool, { casing: 'snake_case' })
