import { type AnyColumn, Column, is, type SQL, sql } from 'drizzle-orm'
import { ask, namedQuery } from './batched-reads.ts'
import type { Reader } from './database.ts'

/**
 * One of the few statements asked at every turn: its text is built once, and PostgreSQL plans it once for each connection.
 * @param name  of its own: PostgreSQL knows it by that
 * @param text  with `sql.placeholder` for each value; what it selects is named as in `Row`. Instants come as text, whole numbers of 64 bits too.
 */
export function statement<Values extends Record<string, unknown>, Row extends Record<string, unknown>>(
  name: string,
  text: SQL,
): (db: Reader, values: Values) => Promise<Row[]> {
  const asked = namedQuery(name, text)
  return async (db, values) => ask<Row>(db, asked, values)
}

/**
 * SQL: an array of ids among the values of a statement, whose number the planner does not see: where it does, a plan of its own for few of them looks cheaper than
 * one for any number, and PostgreSQL plans the statement at each turn.
 */
export const givenIds = (name: string): SQL => sql`array(select unnest(${sql.placeholder(name)}::uuid[]))`

/** Keeps what is made of each value, so that the text of a statement is built once. */
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

type Columns = Record<string, AnyColumn | SQL>

/** SQL: these columns under their names in TypeScript, for `rowOf`. */
export const namedColumns = (columns: Columns): SQL =>
  sql.join(
    Object.entries(columns).map(([key, column]) => sql`${column} as ${sql.identifier(key)}`),
    sql`, `,
  )

/** Returns what a statement read of `namedColumns` as Drizzle reads it: instants as dates; SQL that is no column stays as it came. */
export const rowOf = <Row>(columns: Columns, row: Record<keyof Row, unknown>): Row =>
  Object.fromEntries(
    Object.entries(columns).map(([key, column]) => {
      const value = row[key as keyof Row]
      return [key, value !== null && is(column, Column) ? column.mapFromDriverValue(value) : value]
    }),
  ) as Row
