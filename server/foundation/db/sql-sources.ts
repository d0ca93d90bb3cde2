import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import { SOURCES_FOLDER } from './sql-folders.ts'

export type SqlSource = { path: string; sql: string; digest: string }

export const sqlSources = (): SqlSource[] =>
  globSync('*/**/*.sql', { cwd: SOURCES_FOLDER, exclude: ['migrations/**'] })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => {
      const sql = readFileSync(join(SOURCES_FOLDER, path), 'utf8')
      return { path, sql, digest: createHash('sha256').update(sql).digest('hex') }
    })

/**
 * Applies the SQL sources that have changed since they were last applied, in one transaction. Each is written so that it can be applied over any earlier
 * version of itself: "create or replace", or, where its signature has changed, "drop … if exists" first.
 */
export async function applySqlSources(client: Client): Promise<void> {
  await client.query('begin')
  const { rows } = await client.query<{ path: string; digest: string }>('select path, digest from sql_source')
  const applied = new Map(rows.map(({ path, digest }) => [path, digest]))
  for (const { path, sql, digest } of sqlSources()) {
    if (applied.get(path) === digest) continue
    await client.query(sql)
    await client.query(
      'insert into sql_source (path, digest) values ($1, $2) on conflict (path) do update set digest = excluded.digest',
      [path, digest],
    )
  }
  await client.query('commit')
}
