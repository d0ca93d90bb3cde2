import { verifyPassword } from 'better-auth/crypto'
import { and, eq } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { throughHashing } from './gates.ts'
import { account } from './tables.ts'

/** Tries of one member, right or wrong: whoever sits at an open session is not to guess. */
const TRIES = { name: 'current-password', points: 10, seconds: 3_600 }

const isRight = (hash: string, password: string) => throughHashing(() => verifyPassword({ hash, password }))

/**
 * That whoever asks knows the password, and not only has the session.
 * @throws Refusal WRONG_PASSWORD, or TOO_MANY_REQUESTS after 10 tries within an hour
 */
export async function demandPassword({ db, limits, actor }: MemberCtx, password: string): Promise<void> {
  await limits.take(TRIES, actor.id)
  const [credential] = await db
    .select({ hash: account.password })
    .from(account)
    .where(and(eq(account.userId, actor.id), eq(account.providerId, 'credential')))
  if (!credential?.hash || !(await isRight(credential.hash, password))) throw new Refusal('WRONG_PASSWORD')
}
