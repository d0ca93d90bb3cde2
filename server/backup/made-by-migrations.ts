import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { MIGRATIONS_FOLDER } from '#server/foundation/db/sql-folders.ts'
import { sqlSources } from '#server/foundation/db/sql-sources.ts'
import { jobPlan } from './made-by-jobs.ts'

export const LIST_COLUMNS = ['id', 'hash', 'created_at']

export const columnsFile = (index: number): string =>
  join(MIGRATIONS_FOLDER, 'columns', `${String(index).padStart(4, '0')}.txt`)

export function tablesMadeBy(count: number): Map<string, string[]> {
  const lines = readFileSync(columnsFile(count - 1), 'utf8')
    .trimEnd()
    .split('\n')
  return new Map(
    lines.map((line) => {
      const [table, columns] = line.split(': ')
      return [table!, columns!.split(' ')]
    }),
  )
}

export const BESIDE_TABLES = ['function', 'text search configuration', 'type']

export function madeBesideTables(): string[] {
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).flatMap(({ sql }) => sql)
  const sources = sqlSources().map(({ sql }) => sql)
  const made = new RegExp(`\\bcreate\\s+(?:or\\s+replace\\s+)?(${BESIDE_TABLES.join('|')})\\s+"?([\\w.]+)`, 'gi')
  return [...[...migrations, ...sources, jobPlan()].join('\n').matchAll(made)].map(
    ([, type, name]) => `${type!.toLowerCase()} ${name!.includes('.') ? name : `public.${name}`}`,
  )
}
