import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { fillPlaceholders, type Query, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Db, Reader } from './database.ts'

type NamedQuery = { name: string; text: SQL; query: Query; isRead: boolean }
type Values = Record<string, unknown>
type Waiting = {
  asked: NamedQuery
  values: Values
  resolve: (rows: never[]) => void
  reject: (error: unknown) => void
}

const dialect = new PgDialect({ casing: 'snake_case' })
const gathering = new AsyncLocalStorage<{ db: Reader; waiting: Waiting[] }>()

export function namedQuery(name: string, text: SQL): NamedQuery {
  const query = dialect.sqlToQuery(text)
  const isRead = /^\s*(?:select|with)\b/i.test(query.sql) && !/\b(?:insert|update|delete)\b/i.test(query.sql)
  return { name, text, query, isRead }
}

/**
 * Runs independent reads in batches: named statements that are sent to `db` in the same turn of the event loop are joined into one, which PostgreSQL plans once
 * for each connection. Use it only for a fixed set of reads, because each set of statements is a statement of its own.
 */
export const batchReads = <Answer>(db: Db, reads: () => Promise<Answer>): Promise<Answer> =>
  gathering.run({ db, waiting: [] }, reads)

export function ask<Row>(db: Reader, asked: NamedQuery, values: Values): Promise<Row[]> {
  const gathered = gathering.getStore()
  if (gathered?.db !== db || !asked.isRead) return send<Row>(db, asked, fillPlaceholders(asked.query.params, values))
  return new Promise((resolve, reject) => {
    if (gathered.waiting.push({ asked, values, resolve, reject }) === 1)
      setImmediate(() => void sendBatch(db, gathered.waiting.splice(0)))
  })
}

/** Runs a frequent statement that is built at each turn, in few texts: each has a name of its own, of which PostgreSQL reads 63 characters. */
export function askBuilt<Row>(db: Reader, name: string, text: SQL): Promise<Row[]> {
  const query = dialect.sqlToQuery(text)
  return send<Row>(db, { name: `${name}_${digestOfText(query.sql)}`, query }, query.params)
}

const digests = new Map<string, string>()
const DIGEST_LENGTH = 12

function digestOfText(text: string): string {
  const known = digests.get(text) ?? createHash('md5').update(text).digest('hex').slice(0, DIGEST_LENGTH)
  digests.set(text, known)
  return known
}

async function sendBatch(db: Reader, waiting: readonly Waiting[]): Promise<void> {
  const byName = waiting.toSorted((a, b) => (a.asked.name < b.asked.name ? -1 : 1))
  try {
    const given = byName.map(({ asked, values }) => fillPlaceholders(asked.query.params, values))
    if (byName.length === 1) return byName[0]!.resolve(await send(db, byName[0]!.asked, given[0]!))
    const [row] = await send<Record<number, never[]>>(db, joined(byName.map(({ asked }) => asked)), given.flat())
    for (const [i, { resolve }] of byName.entries()) resolve(row![i]!)
  } catch (error) {
    for (const { reject } of byName) reject(error)
  }
}

const batches = new Map<string, NamedQuery>()

function joined(parts: readonly NamedQuery[]): NamedQuery {
  const names = parts.map(({ name }) => name).join(' ')
  const made = batches.get(names)
  if (made) return made
  const batch = namedQuery(`batch_${createHash('md5').update(names).digest('hex')}`, rowsOf(parts))
  batches.set(names, batch)
  return batch
}

const rowsOf = (parts: readonly NamedQuery[]): SQL => {
  const each = parts.map(
    ({ text }, i) =>
      sql`(select coalesce(json_agg(asked_row), '[]') from (${text}) asked_row) as ${sql.identifier(String(i))}`,
  )
  return sql`select ${sql.join(each, sql`, `)}`
}

async function send<Row>(
  db: Reader,
  { name, query }: Pick<NamedQuery, 'name' | 'query'>,
  params: unknown[],
): Promise<Row[]> {
  type Answer = { execute: pg.QueryResult<Row & pg.QueryResultRow>; all: unknown; values: unknown }
  const { rows } = await db._.session.prepareQuery<Answer>({ ...query, params }, undefined, name, false).execute()
  return rows
}
