import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Client } from 'pg'
import { getConstructionPlans, getRollbackPlans } from 'pg-boss'
import { MIGRATIONS_FOLDER } from '#server/foundation/db/migrate.ts'
import { PERSONAL_DATA } from '../personal-data.ts'
import { SCHEMAS, tablesOf } from './catalog.ts'
import { BackupRefused, type Manifest } from './manifest.ts'

type Versions = Pick<Manifest, 'vecu' | 'migrations' | 'jobSchema'>

/**
 * Makes the tables as the backup knew them, in the transaction under way; the migrations made since are for after it.
 * @throws BackupRefused where this version does not know those migrations
 */
export async function makeSchema(client: Client, { vecu, migrations, jobSchema }: Versions): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
  const made = known.slice(0, migrations.length)
  if (made.length < migrations.length || made.some(({ hash }, i) => hash !== migrations[i]!.hash))
    throw new BackupRefused(
      `This version of Vécu does not know every migration of the backup, which Vécu ${vecu} made: use that version, or a newer one.`,
    )
  await client.query('create schema drizzle')
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const { sql } of made) for (const statement of sql) await client.query(statement)
  await makeJobSchema(client, jobSchema)
}

/** The tables of the job queue, of the version that the backup holds: the next start of a server brings them forward. */
async function makeJobSchema(client: Client, wanted: number): Promise<void> {
  await client.query(withinTransaction(getConstructionPlans(JOBS)))
  const { rows } = await client.query<{ version: number }>(`select version from ${JOBS}.version`)
  const ours = rows[0]!.version
  if (wanted > ours)
    throw new BackupRefused(
      `The job queue of the backup is of schema ${wanted}, and this version brings ${ours}: use the version of Vécu that made the backup, or a newer one.`,
    )
  for (let version = ours; version > wanted; version--)
    await client.query(withinTransaction(getRollbackPlans(JOBS, version)))
  // Its plans are made for a transaction of their own, which is short.
  await client.query('set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0')
}

const JOBS = 'pgboss'

function withinTransaction(plan: string): string {
  const [, body] = /^\s*BEGIN;(.*)COMMIT;\s*$/s.exec(plan) ?? []
  if (body === undefined) throw new Error('a plan of the job queue that is no transaction')
  return body
}

/**
 * Removes the tables that a server which nobody used has made, in the transaction under way, with all that they stand on.
 * @throws BackupRefused where there is a member, or a table that is not Vécu’s
 */
export async function clearUnused(client: Client): Promise<void> {
  const tables = (await tablesOf(client)).map(({ name }) => name)
  // Others have a job queue and a list of migrations of these names too.
  const isOurs = tables.includes('public.user')
  const strange = tables.find((name) => !isOurs || !(name in PERSONAL_DATA))
  if (strange) throw new BackupRefused(`The database holds ${strange}, which is not Vécu’s: give it one of its own.`)
  if (isOurs) {
    const { rowCount } = await client.query('select from public."user" limit 1')
    if (rowCount) throw new BackupRefused('The database holds members already: a backup is restored into an empty one.')
  }
  // Tables first: what hangs on them goes with them. What belongs to an extension stays.
  await client.query(`
    do $$
    declare thing record;
    begin
      for thing in
        select type, identity from pg_depend held, pg_identify_object(held.classid, held.objid, 0)
        where refclassid = 'pg_namespace'::regclass and refobjid = 'public'::regnamespace and deptype = 'n'
          and classid <> 'pg_extension'::regclass
          and not exists (
            select from pg_depend part
            where part.classid = held.classid and part.objid = held.objid and part.deptype = 'e')
        order by type <> 'table', identity
      loop execute format('drop %s if exists %s cascade', thing.type, thing.identity); end loop;
    end
    $$`)
  for (const schema of SCHEMAS.filter((name) => name !== 'public'))
    await client.query(`drop schema if exists ${schema} cascade`)
}
