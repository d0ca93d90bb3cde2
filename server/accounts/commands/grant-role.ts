import { eq } from 'drizzle-orm'
import type { Role } from '#contract/accounts/schema.ts'
import type { Services } from '#server/foundation/context.ts'
import { rolesInForce } from '../policy.ts'
import { role, user } from '../tables.ts'

/**
 * Gives a member a role; the operator's own act, from the command line.
 * @returns undefined when no confirmed member has this address, else whether the right applies already: it needs a second factor
 */
export async function grantRole(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { email, granted }: { email: string; granted: Role },
): Promise<{ isInForce: boolean } | undefined> {
  const [found] = await db
    .select({ id: user.id, isConfirmed: user.emailVerified, hasSecondFactor: user.twoFactorEnabled })
    .from(user)
    .where(eq(user.email, email.trim().toLowerCase()))
  if (!found?.isConfirmed) return undefined
  await db.insert(role).values({ memberId: found.id, role: granted, grantedAt: now() }).onConflictDoNothing()
  return { isInForce: rolesInForce([granted], found).length > 0 }
}
