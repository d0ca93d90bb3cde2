import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { utcDayOf } from '#contract/foundation/days.ts'
import { ERASED } from './manifest.ts'

/**
 * Returns the path of the list of erased members, by which a restore of an older backup does not bring them back. A line holds the day and the digest of a
 * random member id, which says nothing without a backup that holds that id. The list is in DATA_DIR, because the database forgets erased members, and in every
 * backup.
 */
export const erasedFile = (dataDir: string): string => join(dataDir, ERASED)

export const erasedDigest = (memberId: string): string =>
  createHash('sha256').update(`vecu erased ${memberId}`).digest('hex')

export async function noteErased(dataDir: string, memberId: string, at: Date): Promise<void> {
  const file = await open(erasedFile(dataDir), 'a', 0o600)
  try {
    await file.appendFile(`${utcDayOf(at)} ${erasedDigest(memberId)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A line that a full disk cut off runs into the next one, whose digest still counts. */
export const erasedIn = (list: string): Set<string> =>
  new Set([...list.matchAll(/ ([\da-f]{64})$/gm)].map(([, digest]) => digest!))
