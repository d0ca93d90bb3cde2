import { and, eq, not } from 'drizzle-orm'
import { type AuditWriter, recordAct } from '#server/foundation/audit/audit.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { pushEvent } from '#server/foundation/transaction.ts'
import { queueMail } from '../../mail-jobs.ts'
import { session, user } from '../../tables.ts'
import { dropSecondFactor } from './drop-second-factor.ts'

// The acts of an admin for a member who cannot sign in, or whose account somebody else uses. Each function writes the audit log, and changes nothing that is
// already so. The caller calls `live.sessionsChanged` after the commit.

export async function confirmFor(tx: Tx, ctx: AuditWriter, memberId: string): Promise<void> {
  const confirmed = await tx
    .update(user)
    .set({ emailVerified: true, updatedAt: ctx.now() })
    .where(and(eq(user.id, memberId), not(user.emailVerified)))
    .returning({ id: user.id })
  if (confirmed.length > 0) await recordAct(tx, ctx, { act: 'member.confirmed', subject: { memberId } })
}

export async function closeSessionsOf(tx: Tx, ctx: AuditWriter, memberId: string): Promise<void> {
  const closed = await tx.delete(session).where(eq(session.userId, memberId)).returning({ id: session.id })
  await recordAct(tx, ctx, {
    act: 'member.sessions-closed',
    subject: { memberId },
    details: { sessions: closed.length },
  })
}

/**
 * Removes a second factor that its member lost. Their roles are out of force until they have a new one. The caller calls `tellFactorReset`.
 * @returns false where there was none
 */
export async function resetSecondFactor(tx: Tx, ctx: AuditWriter, memberId: string): Promise<boolean> {
  if (!(await dropSecondFactor(tx, ctx, memberId))) return false
  await recordAct(tx, ctx, { act: 'member.second-factor-reset', subject: { memberId } })
  return true
}

export async function tellFactorReset(tx: Tx, memberId: string): Promise<void> {
  await queueMail(tx, { kind: 'secondFactorReset', userId: memberId })
  pushEvent(tx, [memberId], { kind: 'me', id: memberId })
}
