import { and, eq } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { account, member, user } from '../tables.ts'
import { reserveUsername } from './commands/reserve-username.ts'
import { leaveDecoy } from './decoy-store.ts'

/** The sign-up is locked, because it is deleted when it expires. */
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
  username: string | null
  at: Date
}

/**
 * Deletes a sign-up whose address goes to another sign-up or to a member. Leaves a decoy, so that the person who made the sign-up does not learn that the
 * address
 * had no account before.
 */
export async function replaceWaitingSignUp(
  tx: Tx,
  { newId }: Pick<Services, 'newId'>,
  { id, email, hash, username, at }: Waiting,
): Promise<void> {
  await tx.delete(user).where(eq(user.id, id))
  if (username !== null) await reserveUsername(tx, { username, at })
  await leaveDecoy(tx, { id: newId(), email, passwordHash: hash, at })
}
