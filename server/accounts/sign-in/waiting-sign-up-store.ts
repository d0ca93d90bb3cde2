import { and, eq } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { account, member, user } from '../tables.ts'
import { reserveUsername } from './commands/reserve-username.ts'
import { leaveDecoy } from './decoy-store.ts'

/** Returns the sign-up that waits for this address to be confirmed, and locks it: at the end of its day it may be forgotten at any moment. */
export async function waitingSignUp(tx: Tx, email: string) {
  const [found] = await tx
    .select({
      id: user.id,
      email: user.email,
      language: member.language,
      hash: account.password,
      username: user.name,
      at: user.createdAt,
    })
    .from(user)
    .innerJoin(member, eq(member.id, user.id))
    .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
    .where(and(eq(user.email, email), eq(user.emailVerified, false)))
    .for('update', { of: user })
  return found?.hash ? { ...found, hash: found.hash } : undefined
}

type Waiting = {
  id: string
  email: string
  hash: string
  /** Null where the name goes over to the sign-up that takes its place. */
  username: string | null
  at: Date
}

/**
 * Forgets a sign-up whose address becomes somebody else's, another sign-up's or a member's. The person who made it is answered as if the address had had an
 * account then, and for as long: that it has one now is not told.
 */
export async function giveWay(
  tx: Tx,
  { newId }: Pick<Services, 'newId'>,
  { id, email, hash, username, at }: Waiting,
): Promise<void> {
  await tx.delete(user).where(eq(user.id, id))
  if (username !== null) await reserveUsername(tx, { username, at })
  await leaveDecoy(tx, { id: newId(), email, passwordHash: hash, at })
}
