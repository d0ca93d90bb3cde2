import type { MeasureInput } from '#contract/moderation/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { fileOf } from '../queries.ts'
import { moderationCase } from '../tables.ts'
import { carryOut } from './decide-case.ts'

/**
 * Opens a case that is already decided, so that the member reads the reasons and may appeal as in any other. A repeated request changes nothing. The caller
 * has checked that the actor may do this.
 */
export async function takeMeasure(
  tx: Tx,
  ctx: MemberCtx,
  { memberId, requestId, kind, days, reason, ground, statement }: MeasureInput & { memberId: string },
): Promise<void> {
  const at = ctx.now()
  const [row] = await tx
    .insert(moderationCase)
    .values({
      id: requestId,
      kind: 'member',
      subjectId: memberId,
      authorId: memberId,
      state: 'closed',
      openedAt: at,
      closedAt: at,
    })
    .onConflictDoNothing()
    .returning()
  if (!row) return
  const input = { act: 'keep', sanction: { kind, days }, reason, ground, statement } as const
  await carryOut(tx, ctx, { row, file: await fileOf(tx, row.id), input })
}
