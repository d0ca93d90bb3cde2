import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { EXPORT_DAYS } from '#contract/accounts/rights-limits.ts'
import type { Services } from '#server/foundation/context.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { daysFrom } from '../privacy/inactivity-dates.ts'
import { queueRightsMail } from '../privacy/privacy-mail-jobs.ts'
import { type Reachable, reachableMember } from '../privacy/privacy-queries.ts'
import { dataExport } from '../tables.ts'
import type { ExportRequested } from './ask-export.ts'

/** Where the file of a copy is stored; all of it goes with its row. */
export const exportFolder = (key: string): string => `exports/${key}/`
export const exportFile = (key: string): string => `${exportFolder(key)}vecu.zip`

/** Writes what a copy holds to a path of this machine: only the composition root knows every module. */
export type WriteCopy = (services: Services, owner: Reachable, path: string) => Promise<void>

/**
 * Makes a copy that was asked for, stores it for 7 days and tells its owner. Done again it makes nothing new; where its row is gone meanwhile, with its
 * owner, nothing of it stays.
 */
export async function makeExport(
  services: Services,
  writeCopy: WriteCopy,
  { exportId, key }: ExportRequested,
): Promise<void> {
  const { db, storage, now, newId } = services
  const [row] = await db.select().from(dataExport).where(eq(dataExport.id, exportId))
  const owner = row && (await reachableMember(db, row.memberId))
  if (!owner) return storage.removePrefix(exportFolder(key))
  if (row.readyAt || row.failedAt) return
  const folder = join(storage.workFolder, newId())
  const path = join(folder, 'vecu.zip')
  try {
    await mkdir(folder, { mode: 0o700 })
    await writeCopy(services, owner, path)
    const { size } = await stat(path)
    await storage.put(exportFile(key), path)
    if (!(await markReady(services, { exportId, memberId: owner.id, bytes: size, at: now() })))
      await storage.removePrefix(exportFolder(key))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Made = { exportId: string; memberId: string; bytes: number; at: Date }

/** @returns false when nobody waits for it any more */
const markReady = (services: Services, { exportId, memberId, bytes, at }: Made): Promise<boolean> =>
  transact(services, async (tx) => {
    const expiresAt = daysFrom(at, EXPORT_DAYS)
    const [ready] = await tx
      .update(dataExport)
      .set({ readyAt: at, expiresAt, bytes })
      .where(and(eq(dataExport.id, exportId), isNull(dataExport.readyAt), isNull(dataExport.failedAt)))
      .returning({ id: dataExport.id })
    if (!ready) return (await tx.$count(dataExport, and(eq(dataExport.id, exportId), isNull(dataExport.failedAt)))) > 0
    await queueRightsMail(tx, { kind: 'exportReady', memberId, day: expiresAt })
    pushEvent(tx, [memberId], { kind: 'me', id: memberId })
    return true
  })

/** It could not be made, however often it was tried: its owner is told, and may ask again. */
export async function giveUpExport(services: Services, { exportId, key }: ExportRequested): Promise<void> {
  await transact(services, async (tx) => {
    const [failed] = await tx
      .update(dataExport)
      .set({ failedAt: services.now() })
      .where(and(eq(dataExport.id, exportId), isNull(dataExport.readyAt), isNull(dataExport.failedAt)))
      .returning({ memberId: dataExport.memberId })
    if (failed) pushEvent(tx, [failed.memberId], { kind: 'me', id: failed.memberId })
  })
  const isReady =
    (await services.db.$count(dataExport, and(eq(dataExport.id, exportId), isNotNull(dataExport.readyAt)))) > 0
  if (!isReady) await services.storage.removePrefix(exportFolder(key))
}

/** Longer than making one may take, with every try. */
const GIVEN_UP_DAYS = 1

/** Removes copies that can be fetched no more, with their files, and forgets those that failed; gives up those whose job was lost. */
export async function forgetExports(services: Services): Promise<void> {
  const { db, storage, now } = services
  const at = now()
  const lost = await db
    .select({ exportId: dataExport.id, key: dataExport.key })
    .from(dataExport)
    .where(
      and(
        isNull(dataExport.readyAt),
        isNull(dataExport.failedAt),
        lt(dataExport.askedAt, daysFrom(at, -GIVEN_UP_DAYS)),
      ),
    )
  for (const each of lost) await giveUpExport(services, each)
  const over = await db
    .select({ id: dataExport.id, key: dataExport.key })
    .from(dataExport)
    .where(or(lt(dataExport.expiresAt, at), lt(dataExport.failedAt, daysFrom(at, -EXPORT_DAYS))))
  for (const { id, key } of over) {
    await storage.removePrefix(exportFolder(key))
    await db.delete(dataExport).where(eq(dataExport.id, id))
  }
}
