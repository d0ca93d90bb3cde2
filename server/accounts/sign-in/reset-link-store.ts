import { createHash } from 'node:crypto'
import { and, asc, eq, gt, like, type SQL, sql } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { keyedDigest } from '#server/foundation/digest.ts'
import { isClosed } from '../privacy/privacy-queries.ts'
import { user, verification } from '../tables.ts'

// The library makes the links to set a password; here they are read and used up. The database holds a hash of their token, so that nobody who reads it can set
// a password. A valid link can still be mailed again, because the token that is mailed again is computed from its row and the server's secret.

/** A link that is valid for longer than this is mailed again instead of a new one. */
const LASTING_MS = 600_000

/** Returns the identifier under which the library looks for the link of this token. */
const resetIdentifier = (token: string): string => `reset-password:${token}`

/**
 * The beginning of the stored identifiers, which differs from the library's: the library also looks for the plain identifier, so without it the hash itself
 * would serve as a token.
 */
const STORED = 'reset-hash:'

const storedAs = (identifier: string): string => STORED + createHash('sha256').update(identifier).digest('hex')

/** Tells the library to store those names hashed. */
export const storedResets = {
  default: 'plain',
  overrides: { [resetIdentifier('')]: { hash: async (identifier: string) => storedAs(identifier) } },
} as const

/** Returns the identifier under which the database holds the link of this token. */
export const storedReset = (token: string): string => storedAs(resetIdentifier(token))

/** SQL condition: the row holds a password-reset link of this member. */
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

/** SQL: the link of this token, while it works. */
const isOpenReset = (token: string) =>
  and(eq(verification.identifier, storedReset(token)), gt(verification.expiresAt, sql`now()`))

/** Returns the member whose password this link sets; undefined when it has expired or was used, or the account is being erased. */
export async function resetOwner({ db, now }: Pick<Services, 'db' | 'now'>, token: string) {
  const [owner] = await db
    .select({ id: user.id, email: user.email, username: user.name })
    .from(verification)
    .innerJoin(user, eq(sql`${user.id}::text`, verification.value))
    .where(isOpenReset(token))
  return owner && !(await isClosed(db, { id: owner.id }, now())) ? owner : undefined
}

/** Uses this link up. @returns false where that has been done, or it is over */
export async function takeReset(tx: Tx, token: string): Promise<boolean> {
  const taken = await tx.delete(verification).where(isOpenReset(token)).returning({ id: verification.id })
  return taken.length > 0
}
