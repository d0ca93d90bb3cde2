import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS, HOUR_MS } from '#contract/foundation/durations.ts'
import type { Log } from '../observe/log.ts'
import { ifThere, openPrivateFolder } from './folder.ts'

export type WorkFolder = { path: string; close(): void }

/**
 * Opens a folder in DATA_DIR/work for this process alone, empty at first and deleted when closed. Several servers may share DATA_DIR: each one marks its folder
 * as in use every hour, and deletes folders that were last marked a day ago.
 * @throws ConfigError when it cannot be written
 */
export async function openWorkFolder(dataDir: string, log: Log): Promise<WorkFolder> {
  const all = openPrivateFolder(dataDir, 'work')
  const path = openPrivateFolder(dataDir, join('work', `${process.pid}-${randomBytes(6).toString('hex')}`))
  await removeLeft(all)
  const upkeep = setInterval(async () => {
    try {
      await utimes(path, new Date(), new Date())
      await removeLeft(all)
    } catch (error) {
      log.warn({ err: error }, 'the work folder could not be tidied')
    }
  }, HOUR_MS).unref()
  return {
    path,
    close() {
      clearInterval(upkeep)
      rmSync(path, { recursive: true, force: true })
    },
  }
}

async function removeLeft(all: string): Promise<void> {
  for (const name of await readdir(all)) {
    const path = join(all, name)
    const found = await ifThere(stat(path))
    if (found && found.mtimeMs < Date.now() - DAY_MS) await rm(path, { recursive: true, force: true })
  }
}
