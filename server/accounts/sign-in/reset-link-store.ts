import { createHash } from 'node:crypto'
import { and, asc, eq, gt, like, type SQL, sql } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { keyedDigest } from '#server/foundation/digest.ts'
import { isClosed } from '../privacy/privacy-queries.ts'
import { user, verification } from '../tables.ts'

// The library makes the links to set a password; here they are read and used up. The database holds a hash of their token, so that nobody who reads it can set
// a password. A valid link can still be mailed again, because the token that is mailed again is computed from its row and the server's secret.

const LASTING_MS = 600_000

const resetIdentifier = (token: string): string => `reset-password:${token}`

/**
 * Differs from the library's beginning of identifiers: the library also looks for the plain identifier, so the hash itself would otherwise serve as a token.
 */
const STORED = 'reset-hash:'

const storedAs = (identifier: string): string => STORED + createHash('sha256').update(identifier).digest('hex')

export const storedResets = {
  default: 'plain',
  overrides: { [resetIdentifier('')]: { hash: async (identifier: string) => storedAs(identifier) } },
} as const

export const storedReset = (token: string): string => storedAs(resetIdentifier(token))

export const isResetOf = (memberId: string): SQL =>
  and(like(verification.identifier, `${STORED}%`), eq(verification.value, memberId))!

/**
 * Returns the link to mail: the oldest valid one, which may be the new one. If it is another, the new one is deleted. With any other choice, several requests
 * at once would each mail another's link and delete their own.
 * @param token  of the new link
 * @returns the token of the link to mail
 */
export async function outstandingReset(
  { db, now, secret }: Pick<Services, 'db' | 'now' | 'secret'>,
  { memberId, token }: { memberId: string; token: string },
): Promise<string> {
  const lasting = gt(verification.expiresAt, new Date(now().getTime() + LASTING_MS))
  const [outstanding] = await db
    .select({ id: verification.id })
    .from(verification)
    .where(and(isResetOf(memberId), lasting))
    .orderBy(asc(verification.expiresAt), asc(verification.id))
    .limit(1)
  if (!outstanding) return token
  const sent = keyedDigest(secret, 'reset link', outstanding.id)
  await db
    .update(verification)
    .set({ identifier: storedReset(sent) })
    .where(eq(verification.id, outstanding.id))
  await db.delete(verification).where(eq(verification.identifier, storedReset(token)))
  return sent
}

const isOpenReset = (token: string) =>
  and(eq(verification.identifier, storedReset(token)), gt(verification.expiresAt, sql`now()`))

export async function resetOwner({ db, now }: Pick<Services, 'db' | 'now'>, token: string) {
  const [owner] = await db
    .select({ id: user.id, email: user.email, username: user.name })
    .from(verification)
    .innerJoin(user, eq(sql`${user.id}::text`, verification.value))
    .where(isOpenReset(token))
  return owner && !(await isClosed(db, { id: owner.id }, now())) ? owner : undefined
}

export async function takeReset(tx: Tx, token: string): Promise<boolean> {
  const taken = await tx.delete(verification).where(isOpenReset(token)).returning({ id: verification.id })
  return taken.length > 0
}
