import { and, eq, gt, like, notLike, type SQL } from 'drizzle-orm'
import { SECOND_STEP_MINUTES } from '#contract/accounts/limits.ts'
import type { Services } from '#server/foundation/context.ts'
import { verification } from '../tables.ts'
import { cookieName, cookieOf } from './cookies.ts'

export const PENDING_SECONDS = SECOND_STEP_MINUTES * 60

export const PENDING_COOKIE = 'two_factor'

const isPending = (): SQL =>
  and(like(verification.identifier, '2fa-%'), notLike(verification.identifier, '2fa-attempts-%'))!

export const isPendingOf = (memberId: string): SQL => and(isPending(), eq(verification.value, memberId))!

/** The library verifies the cookie's signature later; the identifier in it cannot be guessed. */
export async function pendingMember(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  headers: Headers,
): Promise<string | undefined> {
  const cookie = cookieOf(headers, cookieName(config, PENDING_COOKIE)) ?? ''
  const identifier = cookie.slice(0, cookie.lastIndexOf('.'))
  const [pending] = await db
    .select({ memberId: verification.value })
    .from(verification)
    .where(and(eq(verification.identifier, identifier), isPending(), gt(verification.expiresAt, now())))
  return pending?.memberId
}
