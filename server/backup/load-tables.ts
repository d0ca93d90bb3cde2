import { pipeline } from 'node:stream/promises'
import pg, { type Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { loggableMessage } from '#server/foundation/observe/log-error.ts'
import type { BackupFolder } from './backup-folder.ts'
import { columnList, quoted, SCHEMAS, tablesOf, WRITTEN_ALIKE } from './catalog.ts'
import { LEFT_OUT, UNFINISHED } from './left-out.ts'
import { type Manifest, tableFile } from './manifest.ts'
import { BackupRefused } from './refused.ts'

/**
 * Loads every table of a backup into a new schema, in the current transaction. Foreign keys are dropped and made again at the end, which checks all rows at
 * once, in any order. Triggers would count rows a second time, so they are made afterwards, with the SQL sources.
 */
export async function loadTables(client: Client, folder: BackupFolder, manifest: Manifest): Promise<void> {
  await demandSame(client, manifest)
  const { rows: foreignKeys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(con.oid) as definition
    from pg_constraint con join pg_namespace space on space.oid = connamespace
    where contype = 'f' and conparentid = 0 and nspname = any ($1)`,
    [SCHEMAS],
  )
  await client.query(WRITTEN_ALIKE)
  for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name, columns } of manifest.tables) {
    await client.query(`delete from ${quoted(name)}`) // what making the schema wrote
    // An older backup may hold rows that are left out today, such as sessions; they are not restored either.
    if (name in LEFT_OUT) continue
    const copied = await folder.open(tableFile(name))
    if (!copied) throw new BackupRefused(`${tableFile(name)} is missing.`)
    const into = client.query(copyFrom(`copy ${quoted(name)} (${columnList(columns)}) from stdin`))
    await pipeline(copied, into).catch(misfit(`Rows of ${name}`))
    if (name in UNFINISHED) await client.query(`delete from ${quoted(name)} where not (${UNFINISHED[name]})`)
  }
  for (const { name, value, isCalled } of manifest.sequences)
    await client
      .query('select setval($1::regclass, $2, $3)', [quoted(name), value, isCalled])
      .catch(misfit(`Sequence ${name}`))
  for (const { table, name, definition } of foreignKeys)
    await client
      .query(`alter table ${table} add constraint ${name} ${definition}`)
      .catch(misfit(`Rows of ${table} (${name})`))
}

/** The backup's tables were changed by hand, so their rows do not fit the migrations. */
const misfit = (what: string) => (cause: unknown) => {
  throw cause instanceof pg.DatabaseError && /^(2[23]|42)/.test(cause.code ?? '')
    ? new BackupRefused(
        `${what} do not fit what the migrations make (${loggableMessage(cause.message)}): were tables changed by hand where the backup was made?`,
        { cause },
      )
    : cause
}

async function demandSame(client: Client, { tables, leftOut }: Manifest): Promise<void> {
  const there = await tablesOf(client)
  const columnsOf = new Map(there.map(({ name, columns }) => [name, new Set(columns)]))
  for (const { name, columns } of tables) {
    const unknown = columns.find((column) => !columnsOf.get(name)?.has(column))
    if (unknown) throw new BackupRefused(`The backup has ${name}.${unknown}, which its migrations do not make.`)
    // Tables of an older job queue are not made exactly as they were.
    const made = name.startsWith('public.') ? [...(columnsOf.get(name) ?? [])] : []
    const absent = made.find((column) => !columns.includes(column))
    if (absent) throw new BackupRefused(`The backup lacks ${name}.${absent}, which its migrations make.`)
  }
  const told = new Set([...leftOut, ...tables.map(({ name }) => name)])
  const untold = there.find(({ name }) => !told.has(name))
  if (untold) throw new BackupRefused(`The backup lacks ${untold.name}, which its migrations make.`)
}
