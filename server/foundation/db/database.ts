import { inspect } from 'node:util'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { MINUTE_MS } from '#contract/foundation/durations.ts'
import { loggableError } from '../observe/log-error.ts'
import { watchPool } from './pool-watchdog.ts'

export type Db = NodePgDatabase<Record<string, never>>
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export type Reader = Db | Tx

// A library may print this error outside our log, as Better Auth does, so its text must not contain members' data.
Object.defineProperty(DrizzleQueryError.prototype, inspect.custom, {
  value(this: DrizzleQueryError) {
    return loggableError(this)
  },
})

const CONNECTION_MS = 8_000
const KEEP_ALIVE_MS = 10_000
/** These idle connections stay open, because a new one must authenticate and plan each statement again. */
const KEPT_OPEN = 4
const IDLE_MS = MINUTE_MS

/** Milliseconds after which a connection or a statement is given up; of statements, none unless it is said. */
type PoolLimits = { connectionMs?: number; queryMs?: number }

/** @param onError  called when an idle connection breaks; without a listener the error would end the process */
export function openPool(
  url: string,
  onError: (error: Error) => void,
  max: number,
  { connectionMs = CONNECTION_MS, queryMs }: PoolLimits = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    min: Math.min(KEPT_OPEN, max),
    idleTimeoutMillis: IDLE_MS,
    application_name: 'vecu',
    connectionTimeoutMillis: connectionMs,
    ...(queryMs !== undefined && { query_timeout: queryMs, statement_timeout: queryMs }),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  })
  pool.on('error', onError)
  // The pool only listens for errors of idle connections. An error of a connection in use, between two queries, would otherwise end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  watchPool(pool, url)
  return pool
}

export const openDb = (pool: pg.Pool): Db => drizzle(pool, { casing: 'snake_case' })
