import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { ThreatInput } from '#contract/moderation/schema.ts'
import { record } from '#server/foundation/audit.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { transact } from '#server/foundation/transaction.ts'
import { tellStaff } from '../file-report.ts'
import { demandStaff } from '../policy.ts'
import { lockCase } from '../queries.ts'
import { moderationCase, reportedThreat } from '../tables.ts'

/**
 * Notes that a threat to a life was told to an authority.
 * @throws Refusal FORBIDDEN, NOT_FOUND
 */
export async function noteThreat(
  ctx: MemberCtx,
  { caseId, authority, note }: z.output<typeof ThreatInput>,
): Promise<void> {
  demandStaff(ctx.actor)
  await transact(ctx, async (tx) => {
    const row = await lockCase(tx, caseId)
    await tx
      .insert(reportedThreat)
      .values({ id: ctx.newId(), caseId, byId: ctx.actor.id, authority, note, at: ctx.now() })
    await tx
      .update(moderationCase)
      .set({ version: row.version + 1 })
      .where(eq(moderationCase.id, caseId))
    await record(tx, ctx, { act: 'threat.told', subject: { kind: 'case', id: caseId } })
    await tellStaff(tx, caseId)
  })
}
