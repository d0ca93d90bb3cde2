import { createHash, createHmac } from 'node:crypto'
import { and, asc, eq, gt, like, type SQL, sql } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { isClosed } from '../privacy/privacy-queries.ts'
import { user, verification } from '../tables.ts'

// The library's links to choose a new password. It makes them, by its own clock, and here they are read and taken. The database holds a hash of what they hold, so that nobody chooses one with what they read there; one that is
// outstanding is sent again all the same, for what ours hold is reckoned from their row and the server's secret.

/** Where one works for so much longer, it is the one that is sent again, and no other is made. */
const LASTING_MS = 600_000

/** By which name the library asks for the link of this token. */
const resetIdentifier = (token: string): string => `reset-password:${token}`

/** Not how such a name begins: the library looks for the name itself too, and would find by the hash what it asks for. */
const STORED = 'reset-hash:'

const storedAs = (identifier: string): string => STORED + createHash('sha256').update(identifier).digest('hex')

/** How the library stores those names. */
export const storedResets = {
  default: 'plain',
  overrides: { [resetIdentifier('')]: { hash: async (identifier: string) => storedAs(identifier) } },
} as const

/** Under which name the link of this token stands in the database. */
export const storedReset = (token: string): string => storedAs(resetIdentifier(token))

/** SQL: a link by which this member may choose a password. */
export const isResetOf = (memberId: string): SQL =>
  and(like(verification.identifier, `${STORED}%`), eq(verification.value, memberId))!

/**
 * Which link is to be sent: of those outstanding the oldest, which may be the one that was just made; this one is forgotten where it is not sent. Of several
 * that are made in one moment each request would otherwise send another's, and forget its own.
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

/** Whose password this link lets one choose; undefined when it is over, or was used, or its account is being erased. */
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
