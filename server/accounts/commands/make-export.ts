import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { EXPORT_DAYS, EXPORT_GIVEN_UP_DAYS } from '#contract/accounts/privacy-limits.ts'
import { daysFrom } from '#contract/foundation/days.ts'
import type { Services } from '#server/foundation/context.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { queuePrivacyMail } from '../privacy/privacy-mail-jobs.ts'
import { type Reachable, reachableMember } from '../privacy/privacy-queries.ts'
import { dataExport } from '../tables.ts'
import type { ExportRequested } from './ask-export.ts'

export const exportFolder = (key: string): string => `exports/${key}/`
export const exportFile = (key: string): string => `${exportFolder(key)}vecu.zip`

/** Writes a member's data to a local file. The composition root provides it, because it alone knows every module. */
export type WriteCopy = (services: Services, owner: Reachable, path: string) => Promise<void>

/**
 * Makes a requested data export, stores it for EXPORT_DAYS days and tells its owner. A second run makes nothing new. If the row is deleted meanwhile, with its
 * owner, the files are removed too.
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

const markReady = (services: Services, { exportId, memberId, bytes, at }: Made): Promise<boolean> =>
  transact(services, async (tx) => {
    const expiresAt = daysFrom(at, EXPORT_DAYS)
    const [ready] = await tx
      .update(dataExport)
      .set({ readyAt: at, expiresAt, bytes })
      .where(and(eq(dataExport.id, exportId), isNull(dataExport.readyAt), isNull(dataExport.failedAt)))
      .returning({ id: dataExport.id })
    if (!ready) return (await tx.$count(dataExport, and(eq(dataExport.id, exportId), isNull(dataExport.failedAt)))) > 0
    await queuePrivacyMail(tx, { kind: 'exportReady', memberId, day: expiresAt })
    pushEvent(tx, [memberId], { kind: 'me', id: memberId })
    return true
  })

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
        lt(dataExport.askedAt, daysFrom(at, -EXPORT_GIVEN_UP_DAYS)),
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
