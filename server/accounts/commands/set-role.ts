import { and, eq } from 'drizzle-orm'
import type { Role } from '#contract/accounts/schema.ts'
import { type AuditWriter, recordAct } from '#server/foundation/audit/audit.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { otherAdmins } from '../staff-queries.ts'
import { member, role } from '../tables.ts'

type Given = { memberId: string; granted: Role; isGranted: boolean }

/**
 * Gives a member a role or takes it away; does nothing where they already have or lack it. Writes the audit log; the caller tells the member. The caller holds
 * `lockAdmins`.
 * @throws Refusal NOT_FOUND; LAST_ADMIN where nobody else would be an admin in force
 */
export async function setRole(tx: Tx, ctx: AuditWriter, { memberId, granted, isGranted }: Given): Promise<void> {
  if (granted === 'admin' && !isGranted && (await otherAdmins(tx, memberId, ctx.now())) === 0)
    throw new Refusal('LAST_ADMIN')
  const [held] = await tx.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('no key update')
  if (!held) throw new Refusal('NOT_FOUND')
  const isTheirs = and(eq(role.memberId, memberId), eq(role.role, granted))
  const changed = isGranted
    ? await tx.insert(role).values({ memberId, role: granted, grantedAt: ctx.now() }).onConflictDoNothing().returning()
    : await tx.delete(role).where(isTheirs).returning()
  if (changed.length === 0) return
  const act = isGranted ? 'member.role-granted' : 'member.role-taken'
  await recordAct(tx, ctx, { act, subject: { memberId }, details: { role: granted } })
}
