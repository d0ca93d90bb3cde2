import { eq } from 'drizzle-orm'
import { Email } from '#contract/accounts/email.ts'
import type { Role } from '#contract/accounts/schema.ts'
import { hasWrittenAbout, recordAct } from '#server/foundation/audit/audit.ts'
import type { Services } from '#server/foundation/context.ts'
import { rolesInForce } from '../policy.ts'
import { user } from '../tables.ts'
import { setRole } from './set-role.ts'

/**
 * Gives a member a role, from the operator's command line.
 * @returns undefined when no confirmed member has this address; else whether the role is already in force, which needs a second factor
 */
export async function grantRole(
  ctx: Pick<Services, 'db' | 'now' | 'newId' | 'audit'>,
  { email, granted }: { email: string; granted: Role },
): Promise<{ isInForce: boolean } | undefined> {
  const [found] = await ctx.db
    .select({ id: user.id, isConfirmed: user.emailVerified, hasSecondFactor: user.twoFactorEnabled })
    .from(user)
    .where(eq(user.email, Email.safeParse(email).data ?? ''))
  if (!found?.isConfirmed) return undefined
  const { now, newId, audit } = ctx
  const writer = { now, newId, audit, actor: 'operator' } as const
  await ctx.db.transaction(async (tx) => {
    await setRole(tx, writer, { memberId: found.id, granted, isGranted: true })
    if (!hasWrittenAbout(tx, found.id))
      await recordAct(tx, writer, { act: 'member.found-by-address', subject: { memberId: found.id } })
  })
  return { isInForce: rolesInForce([granted], found).length > 0 }
}
