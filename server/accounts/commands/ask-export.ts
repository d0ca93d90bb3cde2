import { randomBytes } from 'node:crypto'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { EXPORTS_PER_DAY } from '#contract/accounts/privacy-limits.ts'
import { daysFrom } from '#contract/foundation/days.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { enqueue, pushEvent, transact } from '#server/foundation/transaction.ts'
import { defineQueue } from '#server/foundation/work/queues.ts'
import { dataExport, member } from '../tables.ts'

export const EXPORT_REQUESTED = defineQueue<ExportRequested>('accounts.make-export')
export const EXPORT_FAILED = defineQueue<ExportRequested>('accounts.export-failed')

/** `key` names the folder of the copy's file, also after its row is gone. */
export type ExportRequested = { exportId: string; key: string }

/**
 * Returns the copy that is already being made, if there is one.
 * @throws Refusal QUOTA_REACHED after EXPORTS_PER_DAY within 24 hours; failed copies do not count
 */
export async function askExport(ctx: MemberCtx): Promise<typeof dataExport.$inferSelect> {
  const memberId = ctx.actor.id
  const at = ctx.now()
  return transact(ctx, async (tx) => {
    // The row lock serializes concurrent requests of one member.
    await tx.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('no key update')
    // Rows are counted instead of uses of a quota, because a failed copy does not count.
    const ofMine = and(eq(dataExport.memberId, memberId), isNull(dataExport.failedAt))
    const [underWay] = await tx
      .select()
      .from(dataExport)
      .where(and(ofMine, isNull(dataExport.readyAt)))
    if (underWay) return underWay
    const recent = await tx
      .select({ askedAt: dataExport.askedAt })
      .from(dataExport)
      .where(and(ofMine, gt(dataExport.askedAt, daysFrom(at, -1))))
      .orderBy(asc(dataExport.askedAt))
    const [oldest] = recent
    if (oldest && recent.length >= EXPORTS_PER_DAY)
      throw new Refusal('QUOTA_REACHED', { retryAt: daysFrom(oldest.askedAt, 1) })
    const key = randomBytes(16).toString('hex')
    const [asked] = await tx.insert(dataExport).values({ id: ctx.newId(), memberId, askedAt: at, key }).returning()
    await enqueue(tx, EXPORT_REQUESTED, { exportId: asked!.id, key })
    pushEvent(tx, [memberId], { kind: 'me', id: memberId })
    return asked!
  })
}
