import { and, eq, gt, like, notLike, type SQL } from 'drizzle-orm'
import { SECOND_STEP_MINUTES } from '#contract/accounts/limits.ts'
import type { Services } from '#server/foundation/context.ts'
import { verification } from '../tables.ts'
import { cookieName, cookieOf } from './cookies.ts'

/** How long a sign-in waits for its second step. */
export const PENDING_SECONDS = SECOND_STEP_MINUTES * 60

/** The library's cookie of a sign-in after its password was right. It holds the identifier of the waiting sign-in. */
export const PENDING_COOKIE = 'two_factor'

/** SQL: this row is a sign-in that waits for its second step. The library keeps the count of its tries in a row with a similar identifier. */
const isPending = (): SQL =>
  and(like(verification.identifier, '2fa-%'), notLike(verification.identifier, '2fa-attempts-%'))!

/** SQL: a sign-in of this member that waits for its second step. */
export const isPendingOf = (memberId: string): SQL => and(isPending(), eq(verification.value, memberId))!

/**
 * Returns the member whose sign-in waits for its second step in this browser; undefined when there is none, or it has expired. The library verifies the
 * cookie's signature later; the identifier in it cannot be guessed.
 */
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
