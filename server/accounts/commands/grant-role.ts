import { eq } from 'drizzle-orm'
import type { Role } from '#contract/accounts/schema.ts'
import type { Services } from '#server/foundation/context.ts'
import { role, user } from '../tables.ts'

/**
 * Gives a member a role; the operator's own act, from the command line.
 * @returns false when no confirmed member has this address
 */
export async function grantRole(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { email, granted }: { email: string; granted: Role },
): Promise<boolean> {
  const [found] = await db
    .select({ id: user.id, isConfirmed: user.emailVerified })
    .from(user)
    .where(eq(user.email, email.trim().toLowerCase()))
  if (!found?.isConfirmed) return false
  await db.insert(role).values({ memberId: found.id, role: granted, grantedAt: now() }).onConflictDoNothing()
  return true
}
