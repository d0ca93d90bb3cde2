import { verifyPassword } from 'better-auth/crypto'
import { and, eq } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { throughOwnHashing } from '../concurrency-limits.ts'
import { account } from '../tables.ts'

/**
 * Tries of one member's password, right or wrong: whoever sits at an open session is not to guess, nor whoever holds a link of theirs; but the holder of a link,
 * who may be a stranger, does not use up the member's own.
 */
const TRIES = {
  session: { name: 'current-password', points: 10, seconds: 3_600 },
  link: { name: 'link-password', points: 10, seconds: 3_600 },
}

/**
 * That whoever asks knows the password, and not only has the session or the link.
 * @throws Refusal WRONG_PASSWORD, or TOO_MANY_REQUESTS after 10 tries within an hour
 */
export const demandPassword = (
  { db, limits, actor }: Pick<Services, 'db' | 'limits'> & { actor: { id: string } },
  password: string,
  by: keyof typeof TRIES = 'session',
): Promise<void> =>
  throughOwnHashing(async () => {
    // Once it is their turn: who is turned away in a crowd has tried nothing.
    await limits.take(TRIES[by], actor.id)
    const [credential] = await db
      .select({ hash: account.password })
      .from(account)
      .where(and(eq(account.userId, actor.id), eq(account.providerId, 'credential')))
    const isRight = credential?.hash && (await verifyPassword({ hash: credential.hash, password }))
    if (!isRight) throw new Refusal('WRONG_PASSWORD')
  })
