import { and, isNull, lte } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import { transact } from '#server/foundation/transaction.ts'
import { queueMail } from '../../mail-jobs.ts'
import { factorRecovery } from '../../tables.ts'

export const tellRecoveries = (services: Services): Promise<void> =>
  transact(services, async (tx) => {
    const at = services.now()
    const told = await tx
      .update(factorRecovery)
      .set({ toldAt: at })
      .where(and(lte(factorRecovery.dueAt, at), isNull(factorRecovery.toldAt)))
      .returning({ memberId: factorRecovery.memberId })
    for (const { memberId } of told) await queueMail(tx, { kind: 'recoveryDue', userId: memberId })
  })
