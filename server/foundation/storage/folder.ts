import { randomBytes } from 'node:crypto'
import { accessSync, constants, mkdirSync } from 'node:fs'
import { chmod, copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Config, ConfigError } from '../config.ts'
import type { Store } from './storage.ts'

/** @throws ConfigError when it cannot be written */
export function openFolder(dataDir: string): Store {
  const root = openPrivateFolder(dataDir, 'media')
  const within = (path: string) => join(root, checkedPath(path))
  return {
    async put(path, from) {
      const target = within(path)
      const fresh = `${target}.${randomBytes(6).toString('hex')}`
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      try {
        await copyFile(from, fresh, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
        await chmod(fresh, 0o600)
        await flush(fresh)
        await rename(fresh, target)
      } catch (error) {
        await rm(fresh, { force: true })
        throw error
      }
      if (process.platform !== 'win32') await flush(dirname(target))
    },
    size: async (path) => (await ifThere(stat(within(path))))?.size,
    async open(path, range) {
      const file = await ifThere(open(within(path)))
      return file?.createReadStream(range)
    },
    async removePrefix(prefix) {
      await rm(within(prefix.replace(/\/$/, '')), { recursive: true, force: true })
    },
  }
}

/** Flushes a file or folder to the disk, so that a power failure does not lose it. */
async function flush(path: string): Promise<void> {
  const file = await open(path, constants.O_RDONLY)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The path comes from the database or a URL, and must not lead out of the folder. */
export function checkedPath(path: string): string {
  if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(path)) throw new Error('a path that no file is stored under')
  return path
}

export async function ifThere<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Makes a folder of DATA_DIR, for this user's eyes only.
 * @throws ConfigError when it cannot be written
 */
export function openPrivateFolder(dataDir: Config['dataDir'], name: string): string {
  const folder = join(dataDir, name)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK | constants.X_OK)
    return folder
  } catch (cause) {
    throw new ConfigError(
      `DATA_DIR ${dataDir} has a folder that cannot be written by this user: give ${folder} to this user.`,
      { cause },
    )
  }
}
