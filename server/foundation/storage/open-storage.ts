import { access, constants, opendir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Log } from '../observe/log.ts'
import { openFolder } from './folder.ts'
import { openFolderStaging } from './folder-staging.ts'
import type { Storage } from './storage.ts'
import { openWorkFolder } from './work-folder.ts'

/**
 * Where the bucket is away or refuses this server, requests are refused with UNAVAILABLE, which is logged once.
 * @throws ConfigError when DATA_DIR cannot be written
 */
export async function openStorage({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>, log: Log): Promise<Storage> {
  const work = await openWorkFolder(dataDir, log)
  const workFolder = work.path
  if (!s3)
    return {
      ...openFolder(dataDir),
      check: () => access(dataDir, constants.W_OK),
      async isEmpty() {
        for await (const each of await opendir(join(dataDir, 'media'), { recursive: true }))
          if (!each.isDirectory()) return false
        return true
      },
      staging: openFolderStaging(dataDir),
      workFolder,
      close: work.close,
    }
  // The client is loaded only where there is a bucket, because it is large.
  const { openBucket } = await import('./bucket.ts')
  const bucket = openBucket(s3, log)
  return {
    ...bucket,
    check: async () => {
      await Promise.all([access(dataDir, constants.W_OK), bucket.check()])
    },
    workFolder,
    close() {
      bucket.close()
      work.close()
    },
  }
}
