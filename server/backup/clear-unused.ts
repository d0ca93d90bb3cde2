import pg from 'pg'
import { knownMigrations, MIGRATION_LIST, madeMigrations } from '#server/foundation/db/made-migrations.ts'
import { SCHEMAS } from './catalog.ts'
import { JOBS, tablesOfJobs } from './made-by-jobs.ts'
import { BESIDE_TABLES, madeBesideTables, tablesMadeBy } from './made-by-migrations.ts'
import { BackupRefused } from './refused.ts'

type Thing = { type: string; identity: string }

/**
 * Removes, in the current transaction, the tables that an unused server has made, with all that belongs to them. Each object is dropped by its name and never
 * with "cascade", because an object that depends on it belongs to somebody else.
 * @throws BackupRefused where there is a member, or an object that is not Vécu’s: a table, a view, a function, a type, a queue, or an object elsewhere that
 * depends on ours
 */
export async function clearUnused(client: pg.Client): Promise<void> {
  const things = await thingsIn(client)
  const has = (name: string) => things.some((thing) => nameOf(thing) === `table ${name}`)
  const made = await madeThere(client)
  const strange = things.filter((thing) => !made.has(nameOf(thing)))
  if (strange.length > 0) throw notOurs(listed(strange.map(({ type, identity }) => `the ${type} ${identity}`)))
  if (has('public.user') && (await client.query('select from public."user" limit 1')).rowCount)
    throw new BackupRefused('The database holds members already: a backup is restored into an empty one.')
  if (has(`${JOBS}.queue`)) await demandOwnQueues(client)
  things.push(...(await partsHere(client)))

  for (const type of ['table', ...BESIDE_TABLES]) {
    const named = things.filter((thing) => thing.type === type).map(({ identity }) => identity)
    // One statement drops them all, since they depend on each other; text search configurations can only be dropped one at a time.
    const at = type.startsWith('text search') || named.length === 0 ? named : [named.join(', ')]
    for (const each of at) await drop(client, `${type} ${each}`)
  }
  for (const schema of SCHEMAS.filter((name) => name !== 'public')) await drop(client, `schema if exists ${schema}`)
}

/**
 * Returns the objects that Vécu’s migrations made here, by the list of these migrations. Another application may have tables of these names, and a list and a
 * job
 * queue of its own in the same schemas. A first start that failed leaves the list empty, and nothing beside it.
 */
async function madeThere(client: pg.Client): Promise<Set<string>> {
  const migrations = (await madeMigrations(client)) ?? []
  if (!knownMigrations(migrations))
    throw new BackupRefused(
      `The database was prepared by another application, or by a newer Vécu: ${MIGRATION_LIST} has migrations that this version does not know. ${INSTEAD}`,
    )
  if (migrations.length === 0) return new Set([`table ${MIGRATION_LIST}`])
  const tables = [MIGRATION_LIST, ...tablesMadeBy(migrations.length).keys(), ...tablesOfJobs().keys()]
  return new Set([...tables.map((name) => `table ${name}`), ...madeBesideTables()])
}

/** Another application that keeps jobs here gives its queues other names. Queues of an older Vécu are refused with them. */
async function demandOwnQueues(client: pg.Client): Promise<void> {
  // Imported only here: it loads every room, and only a restore needs it.
  const { handlersOf } = await import('#server/app/handlers.ts')
  const ours = handlersOf({ send: async () => 'sent', close() {} }).map(({ queue }) => queue)
  const { rows } = await client.query<{ name: string }>(
    `select name from ${JOBS}.queue where name <> all ($1) and not starts_with(name, '__pgboss')
    union select name from ${JOBS}.job where name <> all ($1) and not starts_with(name, '__pgboss') order by 1`,
    [ours],
  )
  if (rows.length > 0) throw notOurs(listed(rows.map(({ name }) => `the queue ${name} of ${JOBS}`)))
}

/** @throws BackupRefused where a partition is in another schema: it would be dropped with its table unasked */
async function partsHere(client: pg.Client): Promise<Thing[]> {
  const { rows } = await client.query<Thing & { isHere: boolean }>(
    `select 'table' as type, identity, schema = any ($1) as "isHere"
    from pg_inherits
    join pg_class whole on whole.oid = inhparent
    cross join pg_identify_object('pg_class'::regclass, inhrelid, 0)
    where whole.relkind = 'p' and whole.relnamespace::regnamespace::text = any ($1) order by identity`,
    [SCHEMAS],
  )
  const elsewhere = rows.filter(({ isHere }) => !isHere)
  if (elsewhere.length > 0) throw stoodOn(listed(elsewhere.map(({ identity }) => identity)))
  return rows
}

const INSTEAD = 'Give Vécu a database of its own, or take that away.'

const notOurs = (what: string) => new BackupRefused(`The database holds what is not Vécu’s: ${what}. ${INSTEAD}`)

const stoodOn = (what: string, cause?: unknown) =>
  new BackupRefused(
    `Something that is not Vécu’s stands on its tables: ${what}. Take it away, or give Vécu a database of its own.`,
    { cause },
  )

async function thingsIn(client: pg.Client): Promise<Thing[]> {
  // A column of a partition key depends on its own table, so `objsubid = 0` keeps to whole objects.
  const { rows } = await client.query<Thing>(
    `select type, identity
    from pg_depend held
    join pg_namespace space on space.oid = held.refobjid
    cross join pg_identify_object(held.classid, held.objid, 0)
    where held.refclassid = 'pg_namespace'::regclass and held.deptype = 'n' and nspname = any ($1)
      and held.classid <> 'pg_extension'::regclass
      and not exists (
        select from pg_depend part
        where part.classid = held.classid and part.objid = held.objid and part.objsubid = 0 and part.deptype in ('e', 'i', 'a')
          and part.refclassid in ('pg_extension'::regclass, 'pg_class'::regclass))
    order by identity`,
    [SCHEMAS],
  )
  return rows
}

const nameOf = ({ type, identity }: Thing): string => `${type} ${identity.replaceAll('"', '').replace(/\(.*$/, '')}`

const SAID_MOST = 5

const listed = (things: readonly string[]): string =>
  things.slice(0, SAID_MOST).join(', ') + (things.length > SAID_MOST ? ` and ${things.length - SAID_MOST} more` : '')

const drop = (client: pg.Client, what: string) =>
  client.query(`drop ${what}`).catch((cause: unknown) => {
    throw isStoodOn(cause) ? stoodOn(cause.detail?.split('\n')[0] ?? what, cause) : cause
  })

const isStoodOn = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && error.code === '2BP01'
