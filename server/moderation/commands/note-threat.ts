import type { z } from 'zod'
import type { ThreatInput } from '#contract/moderation/schema.ts'
import { recordAct } from '#server/foundation/audit/audit.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { demand } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { demandStaff, mayNoteThreat } from '../policy.ts'
import { factsOf, fileOf, lockCaseFor } from '../queries.ts'
import { reportedThreat } from '../tables.ts'
import { tellStaff } from './file-report.ts'

/** @throws Refusal FORBIDDEN, NOT_FOUND; OWN_CASE where the caller wrote or reported the content */
export async function noteThreat(
  ctx: MemberCtx,
  { caseId, authority, note }: z.output<typeof ThreatInput>,
): Promise<void> {
  demandStaff(ctx.actor)
  await transact(ctx, async (tx) => {
    const row = await lockCaseFor(tx, ctx.actor, caseId)
    demand(mayNoteThreat(ctx.actor, factsOf(row, await fileOf(tx, caseId))))
    await tx
      .insert(reportedThreat)
      .values({ id: ctx.newId(), caseId, byId: ctx.actor.id, authority, note, at: ctx.now() })
    await recordAct(tx, ctx, { act: 'threat.told', subject: { kind: 'case', id: caseId } })
    await tellStaff(tx, row)
  })
}
