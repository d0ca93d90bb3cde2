import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from '#server/foundation/config.ts'
import { openLog } from '#server/foundation/log.ts'
import { isFullDisk } from '#server/foundation/storage/full-disk.ts'
import { openStorage, type Storage } from '#server/foundation/storage/storage.ts'
import { backUp } from './backup.ts'
import { byHandIn } from './by-hand.ts'
import { erasedIn } from './erased-members.ts'
import { BackupRefused, type Manifest, readManifest } from './manifest.ts'
import { restore } from './restore.ts'
import { faultsOf } from './verify.ts'

export const BACKUP_USAGE = `  backup <folder>        copy the whole instance to a new folder while it works: database, stored files, keys. It is not encrypted
  verify <folder>        read a backup against its own list, and say what is missing or damaged
  restore <folder> [--erased <file>]… [--secret-lost]
                         make an instance without members what a backup holds; no server may run on it. A file "erased" of a
                         later backup, or of the lost DATA_DIR, has those erased again who were erased since. With
                         --secret-lost second factors are unreadable: reset-second-factor
`

type Instance = { config: Config; url: string }

/** @returns the exit code */
export async function runBackup({ config, url }: Instance, folder: string): Promise<number> {
  const path = resolve(folder)
  const manifest = await withStorage(config, (storage) =>
    backUp({ url, storage, config, folder: path, say: console.log }),
  ).catch((error: unknown) => {
    throw isFullDisk(error) ? new BackupRefused(`No room is left for ${path}: what is there is no backup.`) : error
  })
  sayByHand(manifest)
  console.log(
    `${path} is a whole backup. Keep it where this machine’s end is not its end, encrypted; try it: npm run vecu -- verify ${path}`,
  )
  return 0
}

export async function runVerify(folder: string): Promise<number> {
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
    console.log(`When it was made, ${files.lost} files were lost already: ${folder}/files.txt lists them as absent.`)
  return faults.length > 0 ? 1 : 0
}

/** On the error's way, which a nightly run sends to somebody. */
function sayByHand(manifest: Manifest): void {
  const byHand = byHandIn(manifest)
  if (byHand.length > 0)
    console.error(
      `Not in this backup: ${byHand.join(', ')}. Somebody added that by hand, no migration would make it again: keep a copy of your own.`,
    )
}

export type RestoreArgs = { folder: string; erased: string[]; isSecretLost: boolean }

const OPTIONS = {
  erased: { type: 'string', multiple: true, default: [] as string[] },
  'secret-lost': { type: 'boolean', default: false },
} as const

/** What the command line says; undefined where it says something else. */
export function restoreArgs(args: string[]): RestoreArgs | undefined {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS })
    const [folder, ...more] = positionals
    return folder && more.length === 0
      ? { folder, erased: values.erased, isSecretLost: values['secret-lost'] }
      : undefined
  } catch {
    return undefined
  }
}

export async function runRestore({ config, url }: Instance, given: RestoreArgs): Promise<number> {
  for (const path of given.erased) {
    const known = await erasedIn(path).catch(() => new Set())
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
