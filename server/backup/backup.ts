import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { madeMigrations } from '#server/foundation/db/made-migrations.ts'
import { checkedPath, ifThere } from '#server/foundation/storage/folder.ts'
import type { Store } from '#server/foundation/storage/storage.ts'
import type { BackupFolder } from './backup-folder.ts'
import { partsOf } from './by-hand.ts'
import { columnList, quoted, sequencesAt, type Table, tablesOf, WRITTEN_ALIKE } from './catalog.ts'
import { erasedFile } from './erased-members.ts'
import { type FileDigest, readAll } from './file-digest.ts'
import { inGroups } from './in-groups.ts'
import { type KeyConfig, keyFile, ownKeys, printOf, secretInUse } from './kept-keys.ts'
import { UNFINISHED } from './left-out.ts'
import { JOBS, jobSchemaVersion } from './made-by-jobs.ts'
import { ERASED, FILE_LIST, KEYS, type Manifest, MEDIA, tableFile, writeManifest } from './manifest.ts'
import { newBackup } from './open-backup.ts'
import { BackupRefused } from './refused.ts'
import { type NamedFile, namedFiles } from './stored-files.ts'
import { throttled } from './throttled-log.ts'
import { VERSION } from './version.ts'

export type BackUp = {
  url: string
  storage: Pick<Store, 'open'>
  config: KeyConfig
  folder: string
  /** Public keys of age; without any, the backup is not encrypted. */
  encryptTo?: readonly string[]
  say: (line: string) => void
}

/**
 * Copies the whole instance to a folder while it runs: every table as of one instant, then every file that those rows name, then the keys in DATA_DIR. The
 * manifest is written last; a folder without one is no backup.
 * @throws BackupRefused where the folder is not empty, a public key is invalid, there is nothing to back up, or the store is not the one of this database
 */
export async function backUp({ url, storage, config, folder: path, encryptTo = [], say }: BackUp): Promise<Manifest> {
  const secret = await secretInUse(config)
  if (secret === undefined)
    throw new BackupRefused(`${config.dataDir} holds no keys/secret: is this the DATA_DIR of the server?`)
  const folder = await newBackup(path, encryptTo)
  const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'vecu-backup' })
  client.on('error', () => {})
  await client.connect()
  try {
    const database = await copyDatabase(client, folder, say)
    const rows = database.tables.reduce((sum, table) => sum + table.rows, 0)
    say(`Database: ${database.tables.length} tables, ${rows} rows, as they were at ${database.takenAt}.`)
    const files = await copyFiles(client, { folder, storage, tables: database.tables, say })
    const keys = await copyKeys(folder, config)
    const erased = await copyIfThere(folder, ERASED, erasedFile(config.dataDir))
    const manifest: Manifest = {
      format: 1,
      vecu: VERSION,
      ...database,
      finishedAt: new Date().toISOString(),
      files,
      keys,
      secretPrint: printOf(secret),
      erased: erased ?? null,
    }
    await folder.flush()
    await writeManifest(folder, manifest)
    return manifest
  } finally {
    await client.end()
  }
}

type Database = Pick<Manifest, 'takenAt' | 'postgres' | 'migrations' | 'jobSchema' | 'tables' | 'leftOut' | 'sequences'>

/** Until the copy is complete, the tables are locked against changes of the schema. */
async function copyDatabase(client: pg.Client, folder: BackupFolder, say: BackUp['say']): Promise<Database> {
  const made = await demandStarted(client)
  await client.query(WRITTEN_ALIKE)
  await client.query(`set lock_timeout = '60s'; set idle_in_transaction_session_timeout = 0`)
  const expected = await partsOf(client, made)
  await client.query('begin isolation level repeatable read read only')
  const held = expected.tables.map(({ name }) => quoted(name))
  await client.query(`lock table ${held.join(', ')} in access share mode`).catch((cause: unknown) => {
    throw isLockTimeout(cause) ? new BackupRefused(BEING_CHANGED, { cause }) : cause
  })
  // The first query of the transaction takes its snapshot: from here on it sees one instant.
  const { rows: about } = await client.query<{ takenAt: Date; postgres: string }>(
    `select clock_timestamp() as "takenAt", current_setting('server_version') as postgres`,
  )
  const migrations = (await madeMigrations(client)) ?? []
  const there = await partsOf(client, migrations)
  if (JSON.stringify(there) !== JSON.stringify(expected)) throw new BackupRefused(BEING_CHANGED)

  const { rows: version } = await client.query<{ version: number }>(`select version from ${JOBS}.version`)
  if (version[0]!.version > jobSchemaVersion())
    throw new BackupRefused(
      'The job queue of the database is a newer one: back it up with the version that runs on it.',
    )
  const tables: Manifest['tables'] = []
  const progress = throttled(say)
  for (const table of there.tables) {
    tables.push(await copyTable(client, folder, table))
    progress(() => `Database: ${tables.length} of ${held.length} tables so far.`)
  }
  const sequences = await sequencesAt(client, there.sequences)
  await client.query('commit')
  return {
    takenAt: about[0]!.takenAt.toISOString(),
    postgres: about[0]!.postgres,
    migrations,
    jobSchema: version[0]!.version,
    tables,
    leftOut: [...there.leftOut, ...there.byHand],
    sequences,
  }
}

/** A first start that failed leaves an empty list, or no job queue: both are refused. */
async function demandStarted(client: pg.Client): Promise<Manifest['migrations']> {
  const made = (await madeMigrations(client)) ?? []
  if (made.length === 0)
    throw new BackupRefused('This database holds no tables of Vécu yet: there is nothing to back up.')
  if (!(await tablesOf(client)).some(({ name }) => name === `${JOBS}.version`))
    throw new BackupRefused(
      'The database lacks the tables of the job queue, which a server makes as it starts: start one.',
    )
  return made
}

const BEING_CHANGED = 'The tables are being changed, by an upgrade: try again when it is done.'

const isLockTimeout = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '55P03'

async function copyTable(client: pg.Client, folder: BackupFolder, { name, columns }: Table) {
  const select = `select ${columnList(columns)} from ${quoted(name)} where ${UNFINISHED[name] ?? true}`
  const stream = client.query(copyTo(`copy (${select}) to stdout`))
  const { lines, ...written } = await folder.write(tableFile(name), stream)
  return { name, columns, rows: lines, ...written }
}

type Copying = Pick<BackUp, 'storage' | 'say'> & { folder: BackupFolder; tables: Manifest['tables'] }

async function copyFiles(client: pg.Client, { folder, storage, tables, say }: Copying): Promise<Manifest['files']> {
  const absent: NamedFile[] = []
  let [count, stored] = [0, 0]
  const progress = throttled(say)

  async function* lines() {
    for await (const some of inGroups(namedFiles(folder, tables))) {
      const paths = [...new Set(some.map(({ path }) => path))]
      const copied = new Map(await Promise.all(paths.map(async (path) => [path, await copyFile(path)] as const)))
      for (const file of some) {
        const written = copied.get(file.path)
        if (!written) absent.push(file)
        count++
        stored += written?.bytes ?? 0
        yield written ? `${written.sha256} ${written.bytes} ${file.path}\n` : `absent 0 ${file.path}\n`
      }
      progress(() => `Files: ${count} so far, ${megabytes(stored)} MB.`)
    }
  }
  async function copyFile(path: string): Promise<FileDigest | undefined> {
    const name = `${MEDIA}/${checkedPath(path)}`
    const copied = await folder.open(name)
    if (copied) return readAll(copied)
    const from = await storage.open(path)
    return from && folder.write(name, from)
  }

  const { lines: _, ...list } = await folder.write(FILE_LIST, Readable.from(lines(), { objectMode: false }))
  if (count > 0 && absent.length === count)
    throw new BackupRefused(
      'The store holds none of the files that the database names: is this the DATA_DIR, or the S3_URL, of the server?',
    )
  const lost = await stillNamed(client, absent)
  for (const { path } of lost.slice(0, LOST_SAID)) say(`Lost: ${path} is named and is not in the store.`)
  if (lost.length > LOST_SAID) say(`Lost: ${lost.length - LOST_SAID} more files.`)
  say(
    `Files: ${count - absent.length}, ${megabytes(stored)} MB; ${absent.length - lost.length} were removed meanwhile.`,
  )
  return { ...list, count, stored, removed: absent.length - lost.length, lost: lost.length }
}

const LOST_SAID = 20

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1)

async function stillNamed(client: pg.Client, absent: readonly NamedFile[]): Promise<NamedFile[]> {
  const lost: NamedFile[] = []
  for (const file of absent) {
    const { rowCount } = await client.query(`select from ${quoted(file.table)} where key = $1`, [file.key])
    if (rowCount) lost.push(file)
  }
  return lost
}

/** Copies only keys that the server made itself; the operator keeps those that the environment sets. */
async function copyKeys(folder: BackupFolder, config: KeyConfig): Promise<Manifest['keys']> {
  const kept: Manifest['keys'] = []
  for (const name of ownKeys(config)) {
    const written = await copyIfThere(folder, `${KEYS}/${name}`, keyFile(config.dataDir, name))
    if (written) kept.push({ name, ...written })
  }
  return kept
}

async function copyIfThere(folder: BackupFolder, name: string, from: string): Promise<FileDigest | undefined> {
  if (!(await ifThere(stat(from)))) return undefined
  const { lines: _, ...written } = await folder.write(name, createReadStream(from))
  return written
}
