import { verifyPassword } from 'better-auth/crypto'
import { and, eq, like, lt } from 'drizzle-orm'
import { DAY_MS } from '#contract/foundation/durations.ts'
import type { Db, Tx } from '#server/foundation/db/database.ts'
import { verification } from '../tables.ts'
import { addressKey } from './address-key.ts'

// A sign-up with a free address opens an account whose password answers "confirm your address" until it is confirmed. A sign-up with an address that has an
// account must answer the same, or a later sign-in would reveal that the address has a member. Such a sign-up therefore leaves a decoy: the hash of its
// password, kept for as long as an unconfirmed account. A decoy opens nothing.

const PREFIX = 'decoy:'
const KEPT_MS = 2 * DAY_MS // the library deletes expired rows; decoys are deleted before, with the unconfirmed accounts

type Decoy = { id: string; email: string; passwordHash: string; at: Date }

/** Stores a decoy in place of an earlier one: the latest sign-up counts, as with a free address. The caller holds the lock of the address. */
export async function leaveDecoy(tx: Tx, { id, email, passwordHash, at }: Decoy): Promise<void> {
  const identifier = decoyIdentifier(email)
  await tx.delete(verification).where(eq(verification.identifier, identifier))
  const expiresAt = new Date(at.getTime() + KEPT_MS)
  await tx.insert(verification).values({ id, identifier, value: passwordHash, expiresAt, createdAt: at, updatedAt: at })
}

export async function isDecoy(db: Db, { email, password }: { email: string; password: string }): Promise<boolean> {
  const [left] = await db
    .select({ hash: verification.value })
    .from(verification)
    .where(eq(verification.identifier, decoyIdentifier(email)))
  return left !== undefined && verifyPassword({ hash: left.hash, password })
}

export const forgetDecoys = (tx: Tx, before: Date) =>
  tx.delete(verification).where(and(like(verification.identifier, `${PREFIX}%`), lt(verification.createdAt, before)))

export const decoyIdentifier = (email: string) => PREFIX + addressKey(email)
