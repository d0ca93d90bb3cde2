import type { Client } from 'pg'
import { PERSONAL_DATA } from '../personal-data.ts'
import { LEFT_OUT } from './left-out.ts'

/** The schemas that are ours: the rooms', the list of migrations, the job queue. */
export const SCHEMAS = ['public', 'drizzle', 'pgboss']

/** Whatever this database or this user prefers, values are written and read in one way, and as long as it takes. */
export const WRITTEN_ALIKE = `
  set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set extra_float_digits = 3; set row_security = off; set statement_timeout = 0`

/** A table by its qualified name, "public.post", with the columns that hold what was written into them, those that are computed left out. */
export type Table = { name: string; columns: string[] }

/** Every table there is, the parts of a partitioned one left out. */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select nspname || '.' || relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class class
    join pg_namespace space on space.oid = relnamespace
    join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relkind in ('r', 'p') and not relispartition and nspname = any ($1)
    group by 1 order by 1`,
    [SCHEMAS],
  )
  return rows
}

/** Somebody made it here by hand: no migration would make it when it is restored. */
export const isStrange = ({ name }: Pick<Table, 'name'>): boolean => !(name in PERSONAL_DATA)

export const isKept = (table: Pick<Table, 'name'>): boolean => !(table.name in LEFT_OUT || isStrange(table))

export type Sequence = { name: string; value: string; isCalled: boolean }

/** Where every sequence stands now: they know no snapshot, and are never behind one. */
export async function sequencesOf(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select nspname || '.' || relname as name from pg_class join pg_namespace space on space.oid = relnamespace
    where relkind = 'S' and nspname = any ($1) order by 1`,
    [SCHEMAS],
  )
  const found: Sequence[] = []
  for (const { name } of rows) {
    const [row] = (
      await client.query<Omit<Sequence, 'name'>>(
        `select last_value::text as value, is_called as "isCalled" from ${quoted(name)}`,
      )
    ).rows
    found.push({ name, ...row! })
  }
  return found
}

/** "public.post" as SQL. */
export const quoted = (name: string): string =>
  name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.')

export const columnList = (columns: readonly string[]): string => columns.map((name) => quoted(name)).join(', ')
