import { linesOf } from '#server/foundation/text/byte-lines.ts'
import type { BackupFolder } from './backup-folder.ts'
import { type FileDigest, readAll } from './file-digest.ts'
import { ERASED, FILE_LIST, KEYS, type Manifest, MEDIA, tableFile } from './manifest.ts'
import { BackupRefused } from './refused.ts'
import { namedFiles } from './stored-files.ts'

export async function faultsOf(folder: BackupFolder, manifest: Manifest): Promise<string[]> {
  const faults: string[] = []
  const look = async (name: string, expected: FileDigest & { rows?: number }) => {
    const fault = await faultOf(folder, name, expected)
    if (fault) faults.push(fault)
    return !fault
  }
  let areTablesWhole = true
  for (const table of manifest.tables) areTablesWhole = (await look(tableFile(table.name), table)) && areTablesWhole
  for (const { name, ...expected } of manifest.keys) await look(`${KEYS}/${name}`, expected)
  if (manifest.erased) await look(ERASED, manifest.erased)
  const known = new Set(manifest.tables.map(({ name }) => tableFile(name)))
  for (const name of await folder.tableFiles())
    if (!known.has(`tables/${name}`)) faults.push(`tables/${name} is not of this backup.`)
  // The file list can be compared with the tables only while both are as they were written.
  if ((await look(FILE_LIST, manifest.files)) && areTablesWhole)
    for await (const fault of faultsOfFiles(folder, manifest)) faults.push(fault)
  return faults
}

export type ListedFile = { path: string; written: FileDigest | undefined }

export async function* listedFiles(folder: BackupFolder): AsyncGenerator<ListedFile> {
  const list = await folder.open(FILE_LIST)
  if (!list) return
  for await (const { bytes } of linesOf(list, LINE_MOST)) {
    const [sha256, size, path] = String(bytes).split(' ')
    yield { path: path!, written: sha256 === 'absent' ? undefined : { sha256: sha256!, bytes: Number(size) } }
  }
}

const LINE_MOST = 4_096

/** Reads both lists once and in parallel, without holding either in memory. */
async function* faultsOfFiles(folder: BackupFolder, { tables, files }: Manifest): AsyncGenerator<string> {
  const listed = listedFiles(folder)
  let count = 0
  for await (const named of namedFiles(folder, tables)) {
    const { value, done } = await listed.next()
    if (done || value.path !== named.path) {
      yield `${FILE_LIST} lacks ${named.path}, which ${named.table} names.`
      return
    }
    count++
    const fault = value.written && (await faultOf(folder, `${MEDIA}/${named.path}`, value.written))
    if (fault) yield fault
  }
  await listed.return(undefined)
  if (count !== files.count) yield `${FILE_LIST} lists ${files.count} files, and the tables name ${count}.`
}

async function faultOf(
  folder: BackupFolder,
  name: string,
  expected: FileDigest & { rows?: number },
): Promise<string | undefined> {
  const content = await folder.open(name)
  if (!content) return `${name} is missing.`
  const found = await readAll(content).catch((error: unknown) => {
    if (error instanceof BackupRefused) return error.message
    throw error
  })
  if (typeof found === 'string') return found
  if (found.bytes !== expected.bytes) return `${name} has ${found.bytes} bytes instead of ${expected.bytes}.`
  if (found.sha256 !== expected.sha256) return `${name} is damaged: its checksum is another.`
  if (expected.rows !== undefined && found.lines !== expected.rows)
    return `${name} has ${found.lines} rows instead of ${expected.rows}.`
  return undefined
}
