import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { daysFrom } from '#contract/foundation/days.ts'
import { recordAct } from '#server/foundation/audit/audit.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { pushEvent } from '#server/foundation/transaction.ts'
import { member, sanction, session } from '../tables.ts'

type Imposed = {
  memberId: string
  kind: 'warning' | 'silence' | 'suspension'
  /** Null for a sanction without end, and for a warning. */
  days: number | null
  reason: string
  decisionId: string
}

/**
 * Warns, silences or suspends a member. A suspension closes all their sessions; after signing in again they see only why. Writes the audit log. The caller
 * calls `live.sessionsChanged` after the commit.
 * @returns the sanction's id and end; undefined for a member who is gone
 */
export async function imposeSanction(
  tx: Tx,
  ctx: Pick<MemberCtx, 'actor' | 'now' | 'newId' | 'audit'>,
  { memberId, kind, days, reason, decisionId }: Imposed,
): Promise<{ id: string; endsAt: Date | null } | undefined> {
  const [held] = await tx.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('update')
  if (!held) return undefined
  const startsAt = ctx.now()
  const endsAt = days === null || kind === 'warning' ? null : daysFrom(startsAt, days)
  const id = ctx.newId()
  await tx.insert(sanction).values({ id, memberId, kind, reason, decisionId, startsAt, endsAt })
  await recordAct(tx, ctx, {
    act: `member.${DONE[kind]}`,
    subject: { memberId },
    details: { days: endsAt ? days : null },
  })
  if (kind === 'suspension') await tx.delete(session).where(eq(session.userId, memberId))
  pushEvent(tx, [memberId], { kind: 'me', id: memberId })
  return { id, endsAt }
}

const DONE = { warning: 'warned', silence: 'silenced', suspension: 'suspended' } as const

/**
 * Lifts one sanction, or all sanctions of one decision, if still in force. The caller calls `live.sessionsChanged` after the commit.
 * @returns how many were lifted
 */
export async function liftSanctions(
  tx: Tx,
  ctx: Pick<MemberCtx, 'actor' | 'now' | 'newId' | 'audit'>,
  { memberId, ...which }: { memberId: string } & ({ sanctionId: string } | { decisionId: string }),
): Promise<number> {
  const lifted = await tx
    .update(sanction)
    .set({ liftedAt: ctx.now() })
    .where(
      and(
        eq(sanction.memberId, memberId),
        'sanctionId' in which ? eq(sanction.id, which.sanctionId) : eq(sanction.decisionId, which.decisionId),
        isNull(sanction.liftedAt),
        or(isNull(sanction.endsAt), gt(sanction.endsAt, ctx.now())),
      ),
    )
    .returning({ kind: sanction.kind })
  for (const { kind } of lifted)
    await recordAct(tx, ctx, { act: 'member.sanction-lifted', subject: { memberId }, details: { kind } })
  if (lifted.length > 0) pushEvent(tx, [memberId], { kind: 'me', id: memberId })
  return lifted.length
}
