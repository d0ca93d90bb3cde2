import type { Client } from 'pg'

export const SCHEMAS = ['public', 'drizzle', 'pgboss']

/** One format for values, whatever the defaults of database or user are, and no time limit. */
export const WRITTEN_ALIKE = `
  set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set extra_float_digits = 3; set row_security = off; set statement_timeout = 0`

/** A table by its qualified name, "public.post", with its columns except generated ones. */
export type Table = { name: string; columns: string[] }

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

type CountedBy = { name: string; table: string | null; column: string | null }

export async function countersOf(client: Client): Promise<CountedBy[]> {
  const { rows } = await client.query<CountedBy>(
    `select space.nspname || '.' || counter.relname as name, owner_space.nspname || '.' || owner.relname as table, attname::text as column
    from pg_class counter
    join pg_namespace space on space.oid = counter.relnamespace
    left join pg_depend on classid = 'pg_class'::regclass and objid = counter.oid and refclassid = 'pg_class'::regclass and refobjsubid > 0
    left join pg_class owner on owner.oid = refobjid
    left join pg_namespace owner_space on owner_space.oid = owner.relnamespace
    left join pg_attribute on attrelid = owner.oid and attnum = refobjsubid
    where counter.relkind = 'S' and space.nspname = any ($1) order by 1`,
    [SCHEMAS],
  )
  return rows
}

export type Sequence = { name: string; value: string; isCalled: boolean }

/** Sequences are not part of a snapshot, and never behind it. */
export async function sequencesAt(client: Client, names: readonly string[]): Promise<Sequence[]> {
  const found: Sequence[] = []
  for (const name of names) {
    const [row] = (
      await client.query<Omit<Sequence, 'name'>>(
        `select last_value::text as value, is_called as "isCalled" from ${quoted(name)}`,
      )
    ).rows
    found.push({ name, ...row! })
  }
  return found
}

export async function otherRelations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select nspname || '.' || relname as name
    from pg_class class join pg_namespace space on space.oid = relnamespace
    where (relkind in ('v', 'm', 'f') or relkind in ('r', 'p') and not relispartition and nspname <> all ($1))
      and nspname not like 'pg\\_%' and nspname <> 'information_schema'
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = class.oid and deptype = 'e')
    order by 1`,
    [SCHEMAS],
  )
  return rows.map(({ name }) => name)
}

export const quoted = (name: string): string =>
  name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.')

export const columnList = (columns: readonly string[]): string => columns.map((name) => quoted(name)).join(', ')
