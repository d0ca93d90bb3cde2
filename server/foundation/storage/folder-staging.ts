import { createWriteStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileStore } from '@tus/file-store'
import { ifThere, openPrivateFolder } from './folder.ts'
import type { Staging } from './staging.ts'

class TellingStore extends FileStore {
  override async write(from: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(join(this.directory, id), { flags: 'r+', start: offset })
    await pipeline(from, file)
    return offset + file.bytesWritten
  }
}

export function openFolderStaging(dataDir: string): Staging {
  const folder = openPrivateFolder(dataDir, 'uploads')
  const store = new TellingStore({ directory: folder })
  store.extensions = ['creation', 'termination']
  return {
    store,
    nameOf: (id) => id,
    async progress(id) {
      const [file, told] = await Promise.all([ifThere(stat(join(folder, id))), store.configstore.get(id)])
      return file && told?.size !== undefined ? { offset: file.size, size: told.size } : undefined
    },
    fetch: async (id) => join(folder, id),
    async remove(id) {
      await Promise.all([rm(join(folder, id), { force: true }), rm(join(folder, `${id}.json`), { force: true })])
    },
    ids: async () => [...new Set((await readdir(folder)).map((name) => name.replace(/\.json$/, '')))],
    refusalOf: () => undefined,
  }
}
