import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Db = NodePgDatabase<Record<string, never>>
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/** What a query needs: it reads alike inside a transaction and outside. */
export type Reader = Db | Tx

/** @param onError  hears of idle connections that broke; without a listener such an error would end the process */
export function openPool(url: string, onError: (error: Error) => void, max = 20): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max, application_name: 'vecu' })
  pool.on('error', onError)
  return pool
}

export const openDb = (pool: pg.Pool): Db => drizzle(pool, { casing: 'snake_case' })
