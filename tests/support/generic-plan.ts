import pg from 'pg'
import type { Db } from '#server/foundation/db/database.ts'
import type { Statement } from './asked-statements.ts'

/** The plan of a statement that PostgreSQL makes without knowing the values. */
export const genericPlanOf = (db: Db, { text, values }: Statement): Promise<string> =>
  db.transaction(async (tx) => {
    const given = values
      .map((value) => pg.escapeLiteral(Array.isArray(value) ? `{${value.join()}}` : String(value)))
      .join(', ')
    await tx.execute('set local plan_cache_mode = force_generic_plan')
    await tx.execute(`prepare the_page as ${text}`)
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
      `explain (analyze, costs off, timing off, buffers off) execute the_page(${given})`,
    )
    await tx.execute('deallocate the_page')
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
