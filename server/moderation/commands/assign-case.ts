import { eq } from 'drizzle-orm'
import { recordAct } from '#server/foundation/audit/audit.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { demandStaff, mayDecide, mayDecideAppeal } from '../policy.ts'
import { factsOf, fileOf, lockCaseFor } from '../queries.ts'
import { moderationCase } from '../tables.ts'
import { tellStaff } from './file-report.ts'

type Assigning = { id: string; version: number; isMine: boolean }

/**
 * Takes the case even from somebody else.
 * @throws Refusal FORBIDDEN, also for a case that the caller may not decide; NOT_FOUND; EDITED_ELSEWHERE
 */
export async function assignCase(ctx: MemberCtx, { id, version, isMine }: Assigning): Promise<void> {
  const { actor } = ctx
  demandStaff(actor)
  await transact(ctx, async (tx) => {
    const row = await lockCaseFor(tx, actor, id)
    if (row.version !== version || row.state === 'closed') throw new Refusal('EDITED_ELSEWHERE')
    const facts = factsOf(row, await fileOf(tx, id))
    const may = row.state === 'open' ? mayDecide(actor, facts) : mayDecideAppeal(actor, facts)
    if (may !== 'yes') throw new Refusal('FORBIDDEN')
    if ((row.assigneeId === actor.id) === isMine) return
    if (!isMine && row.assigneeId !== actor.id) return
    await tx
      .update(moderationCase)
      .set({ assigneeId: isMine ? actor.id : null, version: version + 1 })
      .where(eq(moderationCase.id, id))
    await recordAct(tx, ctx, { act: isMine ? 'case.taken' : 'case.given-back', subject: { kind: 'case', id } })
    await tellStaff(tx, row)
  })
}
