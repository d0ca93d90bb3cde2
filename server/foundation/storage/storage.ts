import { access, constants, opendir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Config } from '../config.ts'
import type { Log } from '../observe/log.ts'
import { openFolder } from './folder.ts'
import { openFolderStaging } from './folder-staging.ts'
import type { Staging } from './staging.ts'
import { openWorkFolder } from './work-folder.ts'

/** Bytes of a file, both ends included. */
export type ByteRange = { start: number; end: number }

/** Where files are kept. Paths are of this shape: segments of letters, digits, `-`, `_` and `.`, parted by `/`. */
export type Store = {
  /** Copies a file of this machine to a path, for good and all at once; the same path again replaces it. */
  put(path: string, from: string): Promise<void>
  /** Bytes of a file; undefined when there is none. */
  size(path: string): Promise<number | undefined>
  /** Opens a file, or a range that lies within it; undefined when there is none. The caller destroys the stream. */
  open(path: string, range?: ByteRange): Promise<Readable | undefined>
  /** Removes everything whose path begins so, if there is anything. The prefix ends with `/`. */
  removePrefix(prefix: string): Promise<void>
}

export type Storage = Store & {
  /** Fails where files cannot be kept now. */
  check(): Promise<void>
  /** Whether nothing is stored yet, by a server or anybody else. */
  isEmpty(): Promise<boolean>
  /** Uploads under way. */
  staging: Staging
  /** A folder of this machine and of this server alone for files that are being made; empty when it starts. */
  workFolder: string
  close(): void
}

/**
 * Opens the store: a folder of DATA_DIR, or the bucket of S3_URL. Where the bucket is away or refuses this server, a request is refused with UNAVAILABLE, and
 * that is logged once.
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
      // Files are converted on this machine before they go to the bucket.
      await Promise.all([access(dataDir, constants.W_OK), bucket.check()])
    },
    workFolder,
    close() {
      bucket.close()
      work.close()
    },
  }
}
