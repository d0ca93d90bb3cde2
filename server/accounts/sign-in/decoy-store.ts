import { verifyPassword } from 'better-auth/crypto'
import { and, eq, like, lt } from 'drizzle-orm'
import { DAY_MS } from '#contract/foundation/durations.ts'
import type { Db, Tx } from '#server/foundation/db/database.ts'
import { verification } from '../tables.ts'
import { addressKey } from './address-key.ts'

// A sign-up with a free address makes an account whose password answers "confirm your address" until that is done. With an address that has an
// account it must do the same, or whoever signs up with somebody else's address would learn by signing in whether they are a member. So such a
// sign-up leaves a decoy: the password it chose, for as long as an unconfirmed account lasts. It opens nothing.

const PREFIX = 'decoy:'
const KEPT_MS = 2 * DAY_MS // the library clears out what is over; ours are forgotten before, with the unconfirmed accounts

type Decoy = { id: string; email: string; passwordHash: string; at: Date }

/** Leaves a decoy in place of an earlier one: of an account too, the latest sign-up is the one that waits. The caller holds the address's lock. */
export async function leaveDecoy(tx: Tx, { id, email, passwordHash, at }: Decoy): Promise<void> {
  const identifier = decoyIdentifier(email)
  await tx.delete(verification).where(eq(verification.identifier, identifier))
  const expiresAt = new Date(at.getTime() + KEPT_MS)
  await tx.insert(verification).values({ id, identifier, value: passwordHash, expiresAt, createdAt: at, updatedAt: at })
}

/** Whether somebody chose this password in a sign-up with this address, which had an account. */
export async function isDecoy(db: Db, { email, password }: { email: string; password: string }): Promise<boolean> {
  const [left] = await db
    .select({ hash: verification.value })
    .from(verification)
    .where(eq(verification.identifier, decoyIdentifier(email)))
  return left !== undefined && verifyPassword({ hash: left.hash, password })
}

/** Forgets those left before `before`. */
export const forgetDecoys = (tx: Tx, before: Date) =>
  tx.delete(verification).where(and(like(verification.identifier, `${PREFIX}%`), lt(verification.createdAt, before)))

export const decoyIdentifier = (email: string) => PREFIX + addressKey(email)
