import { createHash, createHmac } from 'node:crypto'
import { and, asc, eq, gt, like, type SQL, sql } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { isClosed } from '../privacy/privacy-queries.ts'
import { user, verification } from '../tables.ts'

// The library's links to choose a new password. It makes them, by its own clock, and here they are read and taken. The database holds a hash of their token, so
// that nobody chooses a password with what they read there. A link that is outstanding can be sent again all the same, because the token that is sent again is
// computed from its row and the server's secret.

/** A link that works for so much longer is sent again, and no other is made. */
const LASTING_MS = 600_000

/** Returns the name by which the library asks for the link of this token. */
const resetIdentifier = (token: string): string => `reset-password:${token}`

/**
 * The beginning of the stored names, which no name of the library has: the library looks for the plain name too, and the hash itself would then serve as a
 * token.
 */
const STORED = 'reset-hash:'

const storedAs = (identifier: string): string => STORED + createHash('sha256').update(identifier).digest('hex')

/** Tells the library to store those names hashed. */
export const storedResets = {
  default: 'plain',
  overrides: { [resetIdentifier('')]: { hash: async (identifier: string) => storedAs(identifier) } },
} as const

/** Returns the name under which the link of this token stands in the database. */
export const storedReset = (token: string): string => storedAs(resetIdentifier(token))

/** SQL: a link by which this member may choose a password. */
export const isResetOf = (memberId: string): SQL =>
  and(like(verification.identifier, `${STORED}%`), eq(verification.value, memberId))!

/**
 * Decides which link is sent: the oldest of those outstanding, which may be the one that was just made; where another is sent, the new one is forgotten.
 * Otherwise, of several made in one moment, each request would send another's and forget its own.
 * @param token  of the new link
 * @returns the token of the link to send
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
  const sent = createHmac('sha256', secret).update(`reset link ${outstanding.id}`).digest('base64url')
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

/** Returns the member whose password this link lets one choose; undefined when it is over, or was used, or its account is being erased. */
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
