import { eq } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { dropKeys } from '#server/foundation/pairs/keys.ts'
import { demand, Refusal } from '#server/foundation/refusal.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { forgetIntroductions } from '../introduction-store.ts'
import { reportPairs } from '../pairs.ts'
import { mayRemove } from '../policy.ts'
import { lockReport } from '../queries.ts'
import { report } from '../tables.ts'

/** @throws Refusal NOT_FOUND */
export async function removeReport(ctx: MemberCtx, id: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const known = await lockReport(tx, ctx.actor.id, id)
    if (!known) throw new Refusal('NOT_FOUND')
    demand(mayRemove(ctx.actor, known))
    await deleteReport(tx, id)
    pushEvent(tx, [ctx.actor.id], { kind: 'medication', id })
  })
}

/**
 * Deletes a report. Its matches are deleted first, in the order in which searches lock them, because a foreign key deletes rows in any order, and several
 * deletions at once could then wait in a circle. The report itself is locked before, so that no search writes its key meanwhile.
 */
export async function deleteReport(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: report.id }).from(report).where(eq(report.id, id)).for('update')
  await dropKeys(reportPairs, tx, [id])
  await forgetIntroductions(tx, id)
  await tx.delete(report).where(eq(report.id, id))
}
