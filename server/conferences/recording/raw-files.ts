import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MINUTE_MS } from '#contract/foundation/durations.ts'
import { ifThere } from '#server/foundation/storage/folder.ts'

export const rawNameOf = (takeId: string): string => `vecu-${takeId}`

/** The given name, a kind, the index in the description, and a suffix while the media server writes. */
const RAW = /^vecu-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-(audio|video)-\d+\.mjr(?:\.\w+)?$/
const REST_MS = 2_000
const WAIT_MS = MINUTE_MS

export type RawFile = { takeId: string; kind: 'audio' | 'video'; path: string; changedAt: number }

/** `changedAt` is in ms, by the clock of the file system. */
export async function rawFiles(folder: string): Promise<RawFile[]> {
  const found: RawFile[] = []
  for (const name of await readdir(folder)) {
    const [, takeId, kind] = RAW.exec(name) ?? []
    if (!takeId || (kind !== 'audio' && kind !== 'video')) continue
    const path = join(folder, name)
    const known = await ifThere(stat(path))
    if (known) found.push({ takeId, kind, path, changedAt: known.mtimeMs })
  }
  return found
}

export async function removeRaw(folder: string, takeIds: readonly string[]): Promise<void> {
  if (takeIds.length === 0) return
  for (const { takeId, path } of await rawFiles(folder)) if (takeIds.includes(takeId)) await rm(path, { force: true })
}

/**
 * The media server closes the files a moment after the broadcast ends.
 * @throws Error where a file is still being written after a minute
 */
export async function untilAtRest(paths: readonly string[]): Promise<void> {
  const look = async () =>
    (await Promise.all(paths.map((path) => stat(path).then(({ size, mtimeMs }) => `${size} ${mtimeMs}`)))).join()
  let before = await look()
  for (const until = Date.now() + WAIT_MS; Date.now() < until; ) {
    await sleep(REST_MS)
    const now = await look()
    if (now === before) return
    before = now
  }
  throw new Error('what was recorded is still being written')
}
