import { type AnyColumn, Column, is, type SQL, sql } from 'drizzle-orm'
import { ask, namedQuery } from './batched-reads.ts'
import type { Reader } from './database.ts'

/**
 * Returns a function that runs a frequent statement. Its text is built once, and PostgreSQL plans it once for each connection.
 * @param name  a unique name, by which PostgreSQL keeps the plan
 * @param text  with `sql.placeholder` for each value, and columns named as in `Row`. Instants and 64-bit integers are returned as text.
 */
export function statement<Values extends Record<string, unknown>, Row extends Record<string, unknown>>(
  name: string,
  text: SQL,
): (db: Reader, values: Values) => Promise<Row[]> {
  const asked = namedQuery(name, text)
  return async (db, values) => ask<Row>(db, asked, values)
}

/** Hides the number of ids from the planner. For few ids it would think a plan of their own cheaper, and plan the statement at each run. */
export const givenIds = (name: string): SQL => sql`array(select unnest(${sql.placeholder(name)}::uuid[]))`

/** Returns a function that remembers what it made for each key, so that a statement's text is built once. */
export function keptByKey<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const kept = new Map<string, Made>()
  return (key) => {
    const name = JSON.stringify(key)
    const known = kept.get(name)
    if (known) return known
    const made = make(key)
    kept.set(name, made)
    return made
  }
}

/** SQL: a write that is done under one more condition, and returns a row for each row that it writes. */
export type OrderedWrite = (condition: SQL) => SQL

/**
 * SQL: several writes as the beginning of one statement, each done when the one before is. They see nothing of each other, so none may depend on another.
 * Returns them as `with` takes them, and the condition under which what follows them is done last.
 */
export function inOrder(writes: readonly OrderedWrite[]): { writes: SQL; isDone: SQL } {
  const nameOf = (place: number) => sql.identifier(`write_${place}`)
  const isDoneAt = (place: number) => (place < 0 ? sql`true` : sql`(select count(*) from ${nameOf(place)}) >= 0`)
  const parts = writes.map((write, place) => sql`${nameOf(place)} as (${write(isDoneAt(place - 1))})`)
  return { writes: sql.join(parts, sql`, `), isDone: isDoneAt(writes.length - 1) }
}

type Columns = Record<string, AnyColumn | SQL>

export const namedColumns = (columns: Columns): SQL =>
  sql.join(
    Object.entries(columns).map(([key, column]) => sql`${column} as ${sql.identifier(key)}`),
    sql`, `,
  )

export const rowOf = <Row>(columns: Columns, row: Record<keyof Row, unknown>): Row =>
  Object.fromEntries(
    Object.entries(columns).map(([key, column]) => {
      const value = row[key as keyof Row]
      return [key, value !== null && is(column, Column) ? column.mapFromDriverValue(value) : value]
    }),
  ) as Row
