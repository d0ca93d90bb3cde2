import { sql } from 'drizzle-orm'
import type { Db } from '#server/foundation/db/database.ts'
import { columnsOf } from '../../scripts/check-erasure.ts'

export type TableDigests = Record<string, string>

/** Returns, for every table, its number of rows and a digest of everything in them, whatever their order. */
export async function tableDigests(db: Db): Promise<TableDigests> {
  const digests: TableDigests = {}
  for (const table of new Set((await columnsOf(db)).map((column) => column.table))) {
    const name = sql.join(
      table.split('.').map((part) => sql.identifier(part)),
      sql`.`,
    )
    const { rows } = await db.execute<{ digest: string }>(
      sql`select count(*) || ' ' || coalesce(md5(string_agg(md5(held::text), '' order by md5(held::text))), '') as digest from ${name} as held`,
    )
    digests[table] = rows[0]!.digest
  }
  return digests
}
