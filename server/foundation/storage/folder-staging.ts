import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { ifThere, openPrivateFolder } from './folder.ts'
import type { Staging } from './staging.ts'

/** Uploads in DATA_DIR/uploads: the bytes under the id, and beside them what is known of them as `<id>.json`. */
export function openFolderStaging(dataDir: string): Staging {
  const folder = openPrivateFolder(dataDir, 'uploads')
  const store = new FileStore({ directory: folder })
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
