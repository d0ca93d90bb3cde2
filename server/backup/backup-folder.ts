import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { ifThere } from '#server/foundation/storage/folder.ts'
import { flushFolder, type LinesDigest, writeAll, writeSmall } from './file-digest.ts'

/** The files of a backup by their names, such as "tables/public.post", as they are or encrypted. */
export type BackupFolder = {
  path: string
  /** Writes a new file that only this user may read, and flushes it to the disk. Returns the size, digest and line count of its plain content. */
  write(name: string, from: Readable): Promise<LinesDigest>
  /** Writes a small file whole or not at all. */
  writeSmall(name: string, text: string): Promise<void>
  /** The plain content of a file; undefined when there is none. It fails with a BackupRefused where it cannot be decrypted. */
  open(name: string): Promise<Readable | undefined>
  /** Calls `use` with the path of a file that holds the plain content: where the backup is encrypted, a file in `workFolder` that exists only meanwhile. */
  asFile(name: string, workFolder: string, use: (path: string) => Promise<void>): Promise<void>
  /** Returns the names of the files in the folder of tables; none where the backup is encrypted, since its file names say nothing. */
  tableFiles(): Promise<string[]>
  /** Flushes the folders, so that the names of files are on the disk. */
  flush(): Promise<void>
}

/** The file in an encrypted folder that holds the key of its file names, encrypted too; it is written first. */
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
