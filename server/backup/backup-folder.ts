import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { ifThere } from '#server/foundation/storage/folder.ts'
import { flushFolder, type WrittenLines, writeAll, writeSmall } from './written.ts'

/** The files of a backup by their names, such as "tables/public.post", as they are or encrypted. */
export type BackupFolder = {
  path: string
  /** Writes a new file, for this user's eyes only and for good. What is told is of its plain content. */
  write(name: string, from: Readable): Promise<WrittenLines>
  /** Writes a small file whole or not at all. */
  writeSmall(name: string, text: string): Promise<void>
  /** The plain content of a file; undefined when there is none. It fails with a BackupRefused where it cannot be decrypted. */
  open(name: string): Promise<Readable | undefined>
  /** Hands on the path of a file that holds the plain content, one of `workFolder` for as long as it is needed where it lies encrypted. */
  asFile(name: string, workFolder: string, use: (path: string) => Promise<void>): Promise<void>
  /** Which files lie among the tables; none where their names say nothing. */
  tableFiles(): Promise<string[]>
  /** Names of files are on the disk. */
  flush(): Promise<void>
}

/** In a folder that is encrypted, and written first. */
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
