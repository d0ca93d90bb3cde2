import { verifyPassword } from 'better-auth/crypto'
import { and, eq } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { limitOwnHashing } from '../concurrency-limits.ts'
import { PASSWORD_FLOODS } from '../flood-limits.ts'
import { account } from '../tables.ts'

/**
 * Demands the member's password, because a session or a link may be in other hands.
 * @throws Refusal WRONG_PASSWORD; TOO_MANY_REQUESTS after 10 tries within an hour
 */
export const demandPassword = (
  { db, limits, actor }: Pick<Services, 'db' | 'limits'> & { actor: { id: string } },
  password: string,
  by: keyof typeof PASSWORD_FLOODS = 'session',
): Promise<void> =>
  limitOwnHashing(async () => {
    // The try is counted only once it runs: a request that the concurrency limit rejects has tried nothing.
    await limits.take(PASSWORD_FLOODS[by], actor.id)
    const [credential] = await db
      .select({ hash: account.password })
      .from(account)
      .where(and(eq(account.userId, actor.id), eq(account.providerId, 'credential')))
    const isRight = credential?.hash && (await verifyPassword({ hash: credential.hash, password }))
    if (!isRight) throw new Refusal('WRONG_PASSWORD')
  })
