import pg from 'pg'
import { PERSONAL_DATA } from '../personal-data.ts'
import { otherRelations, SCHEMAS } from './catalog.ts'
import { BESIDE_TABLES, madeBesideTables } from './made-by-migrations.ts'
import { BackupRefused } from './manifest.ts'

/** What stands in a schema by itself, as PostgreSQL tells of it: a "view", "public.by_month". */
type Thing = { schema: string; type: string; identity: string }

/**
 * Removes the tables that a server which nobody used has made, in the transaction under way, with all that they stand on.
 * @throws BackupRefused where there is a member, or what is not Vécu’s: a table, a view, a function, a type, or whatever elsewhere stands on ours
 */
export async function clearUnused(client: pg.Client): Promise<void> {
  const things = await thingsIn(client)
  // Others have a job queue and a list of migrations of these names too.
  const isPrepared = things.some((thing) => plain(thing) === 'public.user')
  const made = madeBesideTables()
  const strange = things.filter((thing) => !isPrepared || !isOurs(thing, made))
  if (strange.length > 0)
    throw new BackupRefused(
      `The database holds what is not Vécu’s: ${listed(strange)}. Give Vécu a database of its own, or take that away.`,
    )
  if (!isPrepared) return
  const { rowCount } = await client.query('select from public."user" limit 1')
  if (rowCount) throw new BackupRefused('The database holds members already: a backup is restored into an empty one.')

  const inPublic = things.filter(({ schema }) => schema === 'public')
  const elsewhere = await otherRelations(client)
  // Without "cascade": what stands on them elsewhere is somebody’s.
  for (const type of ['table', ...BESIDE_TABLES]) await drop(client, type, inPublic)
  for (const schema of SCHEMAS.filter((name) => name !== 'public'))
    await client.query(`drop schema if exists ${schema} cascade`)
  const left = await otherRelations(client)
  const gone = elsewhere.filter((name) => !left.includes(name))
  if (gone.length > 0) throw new BackupRefused(stoodOn(gone.join(', ')))
}

const stoodOn = (what: string): string =>
  `Something that is not Vécu’s stands on its tables: ${what}. Take it away, or give Vécu a database of its own.`

/** Without what belongs to an extension, to a table (its sequences, say), or to a table of which it is a part. */
async function thingsIn(client: pg.Client): Promise<Thing[]> {
  const { rows } = await client.query<Thing>(
    `select nspname as schema, type, identity
    from pg_depend held
    join pg_namespace space on space.oid = held.refobjid
    cross join pg_identify_object(held.classid, held.objid, 0)
    where held.refclassid = 'pg_namespace'::regclass and held.deptype = 'n' and nspname = any ($1)
      and held.classid <> 'pg_extension'::regclass
      and not exists (
        select from pg_depend part
        where part.classid = held.classid and part.objid = held.objid and part.deptype in ('e', 'i', 'a')
          and part.refclassid in ('pg_extension'::regclass, 'pg_class'::regclass))
    order by identity`,
    [SCHEMAS],
  )
  return rows
}

/** Functions and types of the job queue stand in a schema where nobody else has anything to make. */
function isOurs(thing: Thing, made: ReadonlySet<string>): boolean {
  if (thing.type === 'table') return plain(thing) in PERSONAL_DATA
  if (thing.schema !== 'public') return BESIDE_TABLES.includes(thing.type)
  return made.has(`${thing.type} ${plain(thing).replace(/^public\.|\(.*$/g, '')}`)
}

const plain = ({ identity }: Thing): string => identity.replaceAll('"', '')

const SAID_MOST = 5

const listed = (things: readonly Thing[]): string =>
  things
    .slice(0, SAID_MOST)
    .map(({ type, identity }) => `the ${type} ${identity}`)
    .join(', ') + (things.length > SAID_MOST ? ` and ${things.length - SAID_MOST} more` : '')

async function drop(client: pg.Client, type: string, things: readonly Thing[]): Promise<void> {
  const named = things.filter((thing) => thing.type === type).map(({ identity }) => identity)
  if (named.length === 0) return
  // At once, since they stand on each other; of configurations PostgreSQL takes one at a time.
  const at = type.startsWith('text search') ? named : [named.join(', ')]
  for (const each of at)
    await client.query(`drop ${type} ${each}`).catch((cause: unknown) => {
      throw isStoodOn(cause) ? new BackupRefused(stoodOn(cause.detail?.split('\n')[0] ?? type), { cause }) : cause
    })
}

const isStoodOn = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && error.code === '2BP01'
