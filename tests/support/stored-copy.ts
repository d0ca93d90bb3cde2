import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exportFile } from '#server/accounts/commands/make-export.ts'
import { dataExport } from '#server/accounts/tables.ts'
import type { Person, World } from './world.ts'

/** A copy of a member's data that can be fetched for a year; it holds nothing of theirs. Answers its id. */
export async function storedCopy({ services }: World, owner: Person): Promise<string> {
  const { db, storage, newId, now } = services()
  const [id, at] = [newId(), now()]
  const key = id.replaceAll('-', '')
  const path = join(storage.workFolder, id)
  await writeFile(path, 'zip')
  await storage.put(exportFile(key), path)
  const expiresAt = new Date(at.getTime() + 365 * 86_400_000)
  await db.insert(dataExport).values({ id, memberId: owner.id, askedAt: at, key, readyAt: at, expiresAt, bytes: 3 })
  return id
}
