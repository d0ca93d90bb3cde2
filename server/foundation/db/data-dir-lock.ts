import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ConfigError } from '../config.ts'

export class DataDirError extends ConfigError {}

/**
 * Creates `dataDir` if needed, accessible to this user only.
 * @throws DataDirError when it cannot be written
 */
export function openDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw new DataDirError(
      `DATA_DIR ${dataDir} cannot be written by this user: give it to this user, or choose another DATA_DIR.`,
      { cause },
    )
  }
}

/**
 * Makes this process the only server on `dataDir`, creating the directory if need be.
 * The lock is SQLite's own file lock on an empty database: taken by the kernel, so it is freed whenever and however the process
 * ends (kill -9 too), it is not inherited by children, and it leaves nothing stale to recognise.
 * @returns  gives the lock back
 * @throws   DataDirError when the directory cannot be written, or another server holds it
 */
export function lockDataDir(dataDir: string): () => void {
  openDataDir(dataDir)
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: 0 })
    lock.exec('BEGIN EXCLUSIVE')
    return () => lock?.close()
  } catch (cause) {
    lock?.close()
    if (cause instanceof Error && 'errcode' in cause && cause.errcode === sqliteBusy)
      throw new DataDirError(
        `Another server is already running on DATA_DIR ${dataDir}: stop it first, or give this one its own DATA_DIR.`,
        { cause },
      )
    throw new DataDirError(`DATA_DIR ${dataDir} cannot be locked by this user: its server.lock cannot be opened.`, {
      cause,
    })
  }
}

const sqliteBusy = 5
