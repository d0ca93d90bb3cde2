import { sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { lockNames } from '../db/name-lock.ts'

/** Gives the transaction memory to sort in: sorting on disk would take most of the time. */
export async function beginCount(tx: Tx, name: string): Promise<void> {
  await lockNames(tx, name)
  await tx.execute(sql`set local work_mem = '64MB'`)
}

/** Rows of one insert statement, because PostgreSQL accepts 65,535 values in one. */
const ROWS_AT_ONCE = 4_000

export function insertableParts<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_AT_ONCE)
  return Array.from({ length: count }, (_, index) => rows.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE))
}
