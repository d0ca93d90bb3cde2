import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { Client } from 'pg'
import { MIGRATIONS_FOLDER } from '#server/foundation/db/migrate.ts'
import { jobPlan } from './made-by-jobs.ts'
import type { Manifest } from './manifest.ts'

type Made = Manifest['migrations']

/** Where Drizzle notes what was made. It makes this list before the first migration, and by itself: one that failed leaves it empty. */
export const LIST = 'drizzle.__drizzle_migrations'
export const LIST_COLUMNS = ['id', 'hash', 'created_at']

export async function migrationsIn(client: Client): Promise<Made> {
  const { rows } = await client.query<Made[number]>(
    `select hash, created_at::float8 as "createdAt" from ${LIST} order by created_at`,
  )
  return rows
}

/** The migrations that were made, as this version knows them; undefined where it does not know them all. */
export function knownMigrations(made: Made): MigrationMeta[] | undefined {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).slice(0, made.length)
  return known.length === made.length && known.every(({ hash }, i) => hash === made[i]!.hash) ? known : undefined
}

type Snapshot = { tables: Record<string, { columns: Record<string, { name: string; generated?: object }> }> }

/** Every table of the rooms, and its columns that hold what was written into them, after so many migrations: a snapshot lies beside each. */
export function tablesMadeBy(count: number): Map<string, string[]> {
  const file = join(MIGRATIONS_FOLDER, 'meta', `${String(count - 1).padStart(4, '0')}_snapshot.json`)
  const { tables } = JSON.parse(readFileSync(file, 'utf8')) as Snapshot
  const written = (columns: Snapshot['tables'][string]['columns']) =>
    Object.values(columns).filter(({ generated }) => !generated)
  return new Map(
    Object.entries(tables).map(([name, { columns }]) => [name, written(columns).map((column) => column.name)]),
  )
}

/** What migrations make beside tables, in the order in which it can be taken away. */
export const BESIDE_TABLES = ['function', 'text search configuration', 'type']

/** All that any of them makes beside tables, and the job queue: "function public.match_words". */
export function madeBesideTables(): string[] {
  const statements = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).flatMap(({ sql }) => sql)
  const made = new RegExp(`\\bcreate\\s+(?:or\\s+replace\\s+)?(${BESIDE_TABLES.join('|')})\\s+"?([\\w.]+)`, 'gi')
  return [...[...statements, jobPlan()].join('\n').matchAll(made)].map(
    ([, type, name]) => `${type!.toLowerCase()} ${name!.includes('.') ? name : `public.${name}`}`,
  )
}
