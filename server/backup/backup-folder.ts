import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { ifThere } from '#server/foundation/storage/folder.ts'
import { flushFolder, type LinesDigest, writeAll, writeSmall } from './file-digest.ts'

export type BackupFolder = {
  path: string
  write(name: string, from: Readable): Promise<LinesDigest>
  writeSmall(name: string, text: string): Promise<void>
  open(name: string): Promise<Readable | undefined>
  /** Where the backup is encrypted, the path is that of a decrypted file in `workFolder`, which exists only during `use`. */
  asFile(name: string, workFolder: string, use: (path: string) => Promise<void>): Promise<void>
  tableFiles(): Promise<string[]>
  /** Flushes the folders, so that the names of files are on the disk. */
  flush(): Promise<void>
}

/** Holds the key of the file names in an encrypted folder, itself encrypted; it is written first. */
export const ENCRYPTED_NAMES = 'names.age'

export function plainFolder(path: string): BackupFolder {
  return {
    path,
    write: (name, from) => writeAll(join(path, name), from),
    writeSmall: (name, text) => writeSmall(join(path, name), text),
    open: (name) => openIfThere(join(path, name)),
    asFile: (name, _workFolder, use) => use(join(path, name)),
    tableFiles: async () => (await ifThere(readdir(join(path, 'tables')))) ?? [],
    async flush() {
      for (const name of ['tables', '.']) await flushFolder(join(path, name))
    },
  }
}

export const openIfThere = async (path: string): Promise<Readable | undefined> =>
  (await ifThere(stat(path))) && createReadStream(path)
