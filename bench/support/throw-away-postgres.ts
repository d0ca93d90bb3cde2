import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '#server/foundation/db/embedded.ts'

const GB = 1024 ** 3

/** A sentence when the temporary folder has less room than this; undefined when there is enough. */
export function lackOfRoom(gigabytes: number): string | undefined {
  const { bavail, bsize } = statfsSync(tmpdir())
  const free = (bavail * bsize) / GB
  if (free >= gigabytes) return undefined
  return `This needs ${gigabytes.toFixed(1)} GB free in ${tmpdir()}, which has ${free.toFixed(1)}: free some, or set TMPDIR to a roomier folder.`
}

/** Settings for a database that nobody will miss, read by one client at a time. */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=2GB',
  'autovacuum=off',
  'maintenance_work_mem=256MB',
  `shared_buffers=${Math.round(Math.min(GB, totalmem() / 8) / 1024 ** 2)}MB`,
  // One process a query: on a busy server the other cores have other members to serve.
  'max_parallel_workers_per_gather=0',
  'jit=off',
]

export type ThrowAwayPostgres = Awaited<ReturnType<typeof startThrowAwayPostgres>>

/**
 * A PostgreSQL in a temporary folder, for as long as `signal` is not aborted: then it stops, and whoever waits for a query hears of it.
 * `remove` leaves nothing behind, and may be called again.
 */
export async function startThrowAwayPostgres(signal: AbortSignal) {
  const dataDir = mkdtempSync(join(tmpdir(), 'vecu-bench-'))
  const forget = () => rmSync(dataDir, { recursive: true, force: true })
  const postgres = await startEmbedded(dataDir, { settings, signal }).catch((error: unknown) => {
    forget()
    throw error
  })
  const removeAll = async () => {
    await postgres.stop()
    rmSync(postgres.home, { recursive: true, force: true })
    forget()
  }
  let removal: Promise<void> | undefined
  const remove = () => {
    removal ??= removeAll()
    return removal
  }
  signal.addEventListener('abort', () => void remove())
  return {
    adminUrl: postgres.url,
    urlOf: (database: string) => postgres.url.replace(/\/vecu(?=\?|$)/, `/${database}`),
    signal,
    remove,
  }
}
