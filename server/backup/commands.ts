import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import type { Config } from '#server/foundation/config.ts'
import { openLog } from '#server/foundation/observe/log.ts'
import { isFullDisk } from '#server/foundation/storage/full-disk.ts'
import { openStorage } from '#server/foundation/storage/open-storage.ts'
import type { Storage } from '#server/foundation/storage/storage.ts'
import { backUp } from './backup.ts'
import { byHandIn } from './by-hand.ts'
import { erasedIn } from './erased-members.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { openBackup } from './open-backup.ts'
import { BackupRefused } from './refused.ts'
import { restore } from './restore.ts'
import { faultsOf } from './verify.ts'

export const BACKUP_USAGE = `  backup <folder> [--encrypt-to <public key>]…
                         copy the whole instance to a new folder while it works: database, stored files, keys; encrypted for
                         public keys of age (age1…), whose private keys are kept elsewhere, or not at all
  verify <folder> [--identity <file>]…
                         read a backup against its own list, and say what is missing or damaged; of one that is encrypted, with
                         the file that holds its private key
  restore <folder> [--identity <file>]… [--erased <file>]… [--secret-lost]
                         make an instance without members what a backup holds; no server may run on it. A file "erased" of a
                         later backup, or of the lost DATA_DIR, has those erased again who were erased since. With
                         --secret-lost second factors are unreadable: reset-second-factor
`

type Instance = { config: Config; url: string }

export async function runBackup({ config, url }: Instance, { folder, encryptTo }: BackupArgs): Promise<number> {
  const path = resolve(folder)
  const manifest = await withStorage(config, (storage) =>
    backUp({ url, storage, config, folder: path, encryptTo, say: console.log }),
  ).catch((error: unknown) => {
    throw isFullDisk(error) ? new BackupRefused(`No room is left for ${path}: what is there is no backup.`) : error
  })
  sayByHand(manifest)
  console.log(
    encryptTo.length > 0
      ? `${path} is a whole backup, encrypted. Keep it where this machine’s end is not its end; try it where its private key is: npm run vecu -- verify ${path} --identity <file>`
      : `${path} is a whole backup, not encrypted. Keep it where this machine’s end is not its end, encrypted; try it: npm run vecu -- verify ${path}`,
  )
  return 0
}

export async function runVerify({ folder: path, identities }: VerifyArgs): Promise<number> {
  const folder = await openBackup(path, identities)
  const manifest = await readManifest(folder)
  const faults = await faultsOf(folder, manifest)
  for (const fault of faults) console.error(fault)
  sayByHand(manifest)
  const { tables, files, takenAt } = manifest
  if (faults.length > 0) console.error(`Faults: ${faults.length}. Do not count on this backup.`)
  else
    console.log(
      `Whole: ${tables.length} tables and ${files.count - files.removed - files.lost} files as of ${takenAt}.`,
    )
  if (files.lost > 0)
    console.log(`When it was made, ${files.lost} files were lost already: its files.txt lists them as absent.`)
  return faults.length > 0 ? 1 : 0
}

/** Reports on stderr, because a nightly run mails it. */
function sayByHand(manifest: Manifest): void {
  const byHand = byHandIn(manifest)
  if (byHand.length > 0)
    console.error(
      `Not in this backup: ${byHand.join(', ')}. Somebody added that by hand, no migration would make it again: keep a copy of your own.`,
    )
}

export type BackupArgs = { folder: string; encryptTo: string[] }
export type VerifyArgs = { folder: string; identities: string[] }
export type RestoreArgs = VerifyArgs & { erased: string[]; isSecretLost: boolean }

const SEVERAL = { type: 'string', multiple: true, default: [] as string[] } as const

function argsOf<Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    const [folder, ...more] = positionals
    return folder && more.length === 0 ? { folder, values } : undefined
  } catch {
    return undefined
  }
}

export function backupArgs(args: string[]): BackupArgs | undefined {
  const given = argsOf(args, { 'encrypt-to': SEVERAL })
  return given && { folder: given.folder, encryptTo: given.values['encrypt-to'] }
}

export function verifyArgs(args: string[]): VerifyArgs | undefined {
  const given = argsOf(args, { identity: SEVERAL })
  return given && { folder: given.folder, identities: given.values.identity }
}

export function restoreArgs(args: string[]): RestoreArgs | undefined {
  const given = argsOf(args, {
    identity: SEVERAL,
    erased: SEVERAL,
    'secret-lost': { type: 'boolean', default: false },
  })
  if (!given) return undefined
  const { identity: identities, erased, 'secret-lost': isSecretLost } = given.values
  return { folder: given.folder, identities, erased, isSecretLost }
}

export async function runRestore({ config, url }: Instance, given: RestoreArgs): Promise<number> {
  for (const path of given.erased) {
    const known = erasedIn(await readFile(path, 'utf8').catch(() => ''))
    if (known.size === 0) throw new BackupRefused(`${path} is no list of erased members.`)
    console.log(`${path}: ${known.size} erased members.`)
  }
  const { manifest, erasedAgain } = await withStorage(config, (storage) =>
    restore({ url, storage, config, ...given, say: console.log }),
  )
  console.log(`Restored: everything is as it was at ${manifest.takenAt}. Jobs go on once a server starts.`)
  if (erasedAgain > 0) console.log(`Erased since: ${erasedAgain}. They are erased again once a server starts.`)
  console.log(
    'What members deleted or withdrew since then is back, and so is whoever was erased and stands in no list given. docs/OPERATING.md says what to do.',
  )
  return 0
}

async function withStorage<Done>(config: Config, work: (storage: Storage) => Promise<Done>): Promise<Done> {
  const storage = await openStorage(config, openLog('error'))
  try {
    return await work(storage)
  } finally {
    storage.close()
  }
}
