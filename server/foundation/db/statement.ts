import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Reader } from './database.ts'

const dialect = new PgDialect({ casing: 'snake_case' })

/**
 * One of the few statements asked at every turn: its text is built once, and PostgreSQL plans it once for each connection.
 * @param name  of its own: PostgreSQL knows it by that
 * @param text  with `sql.placeholder` for each value; what it selects is named as in `Row`. Instants come as text, whole numbers of 64 bits too.
 */
export function statement<Values extends Record<string, unknown>, Row extends Record<string, unknown>>(
  name: string,
  text: SQL,
): (db: Reader, values: Values) => Promise<Row[]> {
  const query = dialect.sqlToQuery(text)
  return async (db, values) => {
    type Answer = { execute: pg.QueryResult<Row>; all: unknown; values: unknown }
    const { rows } = await db._.session.prepareQuery<Answer>(query, undefined, name, false).execute(values)
    return rows
  }
}

type Columns = Record<string, AnyColumn>

/** SQL: these columns under their names in TypeScript, for `rowOf`. */
export const namedColumns = (columns: Columns): SQL =>
  sql.join(
    Object.entries(columns).map(([key, column]) => sql`${column} as ${sql.identifier(key)}`),
    sql`, `,
  )

/** Returns what a statement read of `namedColumns` as Drizzle reads it: instants as dates. */
export const rowOf = <Row>(columns: Columns, row: Record<keyof Row, unknown>): Row =>
  Object.fromEntries(
    Object.entries(columns).map(([key, column]) => {
      const value = row[key as keyof Row]
      return [key, value === null ? null : column.mapFromDriverValue(value)]
    }),
  ) as Row
