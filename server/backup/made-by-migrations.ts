import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { MIGRATIONS_FOLDER } from '#server/foundation/db/sql-folders.ts'
import { sqlSources } from '#server/foundation/db/sql-sources.ts'
import { jobPlan } from './made-by-jobs.ts'

/** The columns of the list of migrations, which Drizzle makes. */
export const LIST_COLUMNS = ['id', 'hash', 'created_at']

/** Returns the path of the file that lists the columns of every table after `index` + 1 migrations: `npm run migration` writes it. */
export const columnsFile = (index: number): string =>
  join(MIGRATIONS_FOLDER, 'columns', `${String(index).padStart(4, '0')}.txt`)

/** Maps every table of the rooms after `count` migrations to its columns that hold what was written into them; generated columns are left out. */
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

/** Types of objects that migrations and SQL sources make beside tables, in the order in which they can be dropped. */
export const BESIDE_TABLES = ['function', 'text search configuration', 'type']

/** Returns every object that migrations, SQL sources and the job queue make beside tables: "function public.match_words". */
export function madeBesideTables(): string[] {
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).flatMap(({ sql }) => sql)
  const sources = sqlSources().map(({ sql }) => sql)
  const made = new RegExp(`\\bcreate\\s+(?:or\\s+replace\\s+)?(${BESIDE_TABLES.join('|')})\\s+"?([\\w.]+)`, 'gi')
  return [...[...migrations, ...sources, jobPlan()].join('\n').matchAll(made)].map(
    ([, type, name]) => `${type!.toLowerCase()} ${name!.includes('.') ? name : `public.${name}`}`,
  )
}
