import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { sql } from 'drizzle-orm'
import { columnsOf } from '../../../scripts/check-erasure.ts'
import type { World } from '../world.ts'

/** Where any of these words stands, whatever its case: "public.post", or "file outbox/…". Looks into every row of every table and every file. */
export async function tracesOf({ services }: World, words: readonly string[]): Promise<string[]> {
  const { db, config } = services()
  const sought = words.map((word) => word.toLowerCase())
  const found: string[] = []
  for (const table of new Set((await columnsOf(db)).map((column) => column.table))) {
    const name = sql.join(
      table.split('.').map((part) => sql.identifier(part)),
      sql`.`,
    )
    const { rows } = await db.execute<{ word: string }>(sql`
      select distinct sought.word from ${name} as held, unnest(${sql.param(sought)}::text[]) as sought (word)
      where strpos(lower(row_to_json(held)::text), sought.word) > 0`)
    found.push(...rows.map(({ word }) => `${table}: ${word}`))
  }
  for (const path of filesUnder(config.dataDir)) {
    const text = (relative(config.dataDir, path) + readFileSync(path, 'latin1')).replace(/=\r?\n/g, '').toLowerCase()
    for (const word of sought) if (text.includes(word)) found.push(`file ${relative(config.dataDir, path)}: ${word}`)
  }
  return found
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
