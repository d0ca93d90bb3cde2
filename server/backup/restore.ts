import { readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { GRACE_DAYS } from '#contract/accounts/privacy-limits.ts'
import { unpreparable } from '#server/foundation/db/external.ts'
import { lockMigrations, migrateSchema } from '#server/foundation/db/migrate.ts'
import { ifThere } from '#server/foundation/storage/folder.ts'
import type { Storage } from '#server/foundation/storage/storage.ts'
import type { BackupFolder } from './backup-folder.ts'
import { clearUnused } from './clear-unused.ts'
import { erasedDigest, erasedFile, erasedIn } from './erased-members.ts'
import { writeSmall } from './file-digest.ts'
import { inGroups } from './in-groups.ts'
import { type KeyConfig, keyFile, ownKeys, printOf, secretInUse } from './kept-keys.ts'
import { loadTables } from './load-tables.ts'
import { ERASED, KEYS, type Manifest, MEDIA, readManifest } from './manifest.ts'
import { makeSchema } from './new-schema.ts'
import { openBackup } from './open-backup.ts'
import { BackupRefused } from './refused.ts'
import { throttled } from './throttled-log.ts'
import { faultsOf, listedFiles } from './verify.ts'

export type Restore = {
  /** URL of a database that this user owns and that has no members. */
  url: string
  storage: Pick<Storage, 'put' | 'removePrefix' | 'isEmpty' | 'workFolder'>
  config: KeyConfig
  folder: string
  identities?: readonly string[]
  /** Paths of further lists of erased members, from later backups. */
  erased: readonly string[]
  /** The secret of the backup is lost: members with a second factor need help to sign in, and everybody must sign in again. */
  isSecretLost: boolean
  say: (line: string) => void
}

export type Restored = {
  manifest: Manifest
  erasedAgain: number
}

/**
 * Restores a backup into an unused instance. The files are stored before the transaction of the tables commits, so that everything is restored or nothing.
 * Then runs the later migrations and the SQL sources. Members who were erased since the backup are erased at the next start of a server. No server may run
 * meanwhile.
 * @throws BackupRefused where the backup is incomplete or unknown, or the instance is not empty
 */
export async function restore(given: Restore): Promise<Restored> {
  const { url, storage, config, isSecretLost, say } = given
  const folder = await openBackup(given.folder, given.identities)
  const manifest = await readManifest(folder)
  const faults = await faultsOf(folder, manifest)
  if (faults.length > 0) throw new BackupRefused(['The backup is not whole:', ...faults].join('\n'))
  say(`Backup of ${manifest.takenAt}, by Vécu ${manifest.vecu}: whole.`)
  if (!isSecretLost) await demandSecret(config, manifest)

  const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'vecu-restore' })
  client.on('error', () => {})
  await client.connect()
  let erasedAgain: number
  try {
    await demandAlone(client)
    // A server that is started meanwhile waits for this lock, and then finds everything.
    await lockMigrations(client)
    await client.query('begin')
    await clearUnused(client).catch(notOwned)
    if (!(await storage.isEmpty()))
      throw new BackupRefused('The store holds files already: a backup is restored into an empty one.')
    await makeSchema(client, manifest).catch(notOwned)
    await loadTables(client, folder, manifest)
    await forgetUnconfirmed(client)
    await putOffErasures(client, manifest)
    say(`Database: ${manifest.tables.length} tables.`)
    const lists = await erasedLists(folder, [...given.erased, erasedFile(config.dataDir)])
    erasedAgain = await markErased(client, lists)
    try {
      await putFiles(storage, folder, say)
      await putKeys(folder, config, manifest)
      await mergeErased(erasedFile(config.dataDir), lists)
      await client.query('commit')
    } catch (error) {
      await takeFilesBack(storage, folder)
      throw error
    }
    await client.query('analyze')
  } finally {
    await client.end()
  }
  await migrateSchema(url)
  await forgetQueuedWarnings(url)
  return { manifest, erasedAgain }
}

/** Has members warned again at once whose warning was queued when the backup was made. Runs after the migrations, because older schemas lack the column. */
async function forgetQueuedWarnings(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query('update member set warning_queued_at = null where warning_queued_at is not null')
  } finally {
    await client.end()
  }
}

function notOwned(error: unknown): never {
  throw error instanceof BackupRefused ? error : (unpreparable(error) ?? error)
}

/** With another secret, all that was encrypted and signed would be lost, so the restore is refused before it begins. */
async function demandSecret(config: KeyConfig, { keys, secretPrint }: Manifest): Promise<void> {
  const secret = await secretInUse(config)
  if (secret === undefined) {
    if (keys.some(({ name }) => name === 'secret')) return
    throw new BackupRefused('The server of this backup had its secret in SECRET: set the same before restoring.')
  }
  if (printOf(secret) !== secretPrint)
    throw new BackupRefused(
      `SECRET, or ${keyFile(config.dataDir, 'secret')}, is not the secret of the backup, with which second factors are encrypted: set that one, or take this one away.`,
    )
}

async function demandAlone(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like 'vecu%' limit 1`,
  )
  if (rowCount) throw new BackupRefused('A server runs on this database: stop it first.')
}

/**
 * Deletes unconfirmed sign-ups: their links are not in a backup. Decoys of sign-ups with a known address are not either, so an unconfirmed account that stayed
 * would reveal, at the next sign-in, that its address had none.
 */
const forgetUnconfirmed = (client: pg.Client) => client.query('delete from "user" where not email_verified')

/**
 * Postpones every erasure that was not yet due when the backup was made, and has inactive members warned again. A member may have cancelled or come back
 * since
 * then, which the backup does not know.
 */
async function putOffErasures(client: pg.Client, { takenAt }: Manifest): Promise<void> {
  await client.query(`update erasure set due_at = greatest(due_at, now() + $1 * interval '1 day') where due_at > $2`, [
    GRACE_DAYS,
    takenAt,
  ])
  await client.query('update member set warned_at = null where warned_at is not null')
}

/**
 * Marks the members of these lists for erasure as if they had requested it and it were due. The erasure job then removes everything of theirs; until then
 * nobody sees their content, and no mail about it is sent.
 * @returns  how many of them the backup brought back
 */
async function markErased(client: pg.Client, lists: readonly string[]): Promise<number> {
  const digests = new Set(lists.flatMap((list) => [...erasedIn(list)]))
  if (digests.size === 0) return 0
  const { rows } = await client.query<{ id: string }>('select id from member')
  const back = rows.map(({ id }) => id).filter((id) => digests.has(erasedDigest(id)))
  await client.query(
    `insert into erasure (member_id, asked_at, due_at) select unnest($1::uuid[]), now(), now()
    on conflict (member_id) do update set due_at = excluded.due_at`,
    [back],
  )
  await client.query(
    `update consent set withdrawn_at = now()
    where member_id = any ($1::uuid[]) and kind in ('healthData', 'emails') and withdrawn_at is null`,
    [back],
  )
  return back.length
}

/** Merges the lists into one file, so that this instance knows all erased members from now on. */
async function mergeErased(path: string, lists: readonly string[]): Promise<void> {
  const lines = new Set(lists.flatMap((list) => list.split('\n').filter(Boolean)))
  if (lines.size > 0) await writeSmall(path, `${[...lines].sort().join('\n')}\n`)
}

async function erasedLists(folder: BackupFolder, paths: readonly string[]): Promise<string[]> {
  const lists = await Promise.all(paths.map((path) => ifThere(readFile(path, 'utf8'))))
  const kept = await folder.open(ERASED)
  return [...lists, kept && (await text(kept))].filter((list) => list !== undefined)
}

async function putFiles(storage: Restore['storage'], folder: BackupFolder, say: Restore['say']): Promise<void> {
  const progress = throttled(say)
  let count = 0
  for await (const paths of inGroups(storedPaths(folder))) {
    const puts = [...new Set(paths)].map((path) =>
      folder.asFile(`${MEDIA}/${path}`, storage.workFolder, (file) => storage.put(path, file)),
    )
    // All writes must end before the failure is thrown, so that no file is stored after the cleanup.
    const failed = (await Promise.allSettled(puts)).find((put) => put.status === 'rejected')
    if (failed) throw failed.reason
    count += paths.length
    progress(() => `Files: ${count} so far.`)
  }
  say(`Files: ${count}.`)
}

async function takeFilesBack(storage: Restore['storage'], folder: BackupFolder): Promise<void> {
  for await (const path of storedPaths(folder)) await storage.removePrefix(`${dirname(path)}/`)
}

async function* storedPaths(folder: BackupFolder): AsyncGenerator<string> {
  for await (const { path, written } of listedFiles(folder)) if (written) yield path
}

/** Overwrites no key that exists: it is either the same secret, or a push key that browsers already know. */
async function putKeys(folder: BackupFolder, config: KeyConfig, { keys }: Manifest): Promise<void> {
  const ours = ownKeys(config)
  for (const { name } of keys) {
    const target = keyFile(config.dataDir, name)
    if (!ours.includes(name) || (await ifThere(stat(target)))) continue
    const key = await folder.open(`${KEYS}/${name}`)
    if (!key) throw new BackupRefused(`${KEYS}/${name} is missing.`)
    await writeSmall(target, await text(key))
  }
}
