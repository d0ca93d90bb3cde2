import { and, asc, eq, gt, like, type SQL } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import { verification } from './tables.ts'

// The library's links to choose a new password.

/** Where one works for so much longer, it is the one that is sent again, and no other is made. */
const LASTING_MS = 600_000

/** Under which name the library keeps the link of this token. */
export const resetIdentifier = (token: string): string => `reset-password:${token}`

/** SQL: a link by which this member may choose a password. */
export const isResetOf = (memberId: string): SQL =>
  and(like(verification.identifier, resetIdentifier('%')), eq(verification.value, memberId))!

/**
 * Which link is to be sent: of those outstanding the oldest, which may be the one that was just made; this one is forgotten where it is not sent. Of several
 * that are made in one moment each request would otherwise send another's, and forget its own.
 * @param token  of the new link
 * @returns the token of the link to send
 */
export async function outstandingReset(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { memberId, token }: { memberId: string; token: string },
): Promise<string> {
  const made = resetIdentifier(token)
  const lasting = gt(verification.expiresAt, new Date(now().getTime() + LASTING_MS))
  const [outstanding] = await db
    .select({ identifier: verification.identifier })
    .from(verification)
    .where(and(isResetOf(memberId), lasting))
    .orderBy(asc(verification.expiresAt), asc(verification.identifier))
    .limit(1)
  if (!outstanding || outstanding.identifier === made) return token
  await db.delete(verification).where(eq(verification.identifier, made))
  return outstanding.identifier.slice(resetIdentifier('').length)
}
