import { lte } from 'drizzle-orm'
import { SIGN_UP_ORIGIN_DAYS } from '#contract/accounts/limits.ts'
import { daysFrom } from '#contract/foundation/days.ts'
import { DAY_MS } from '#contract/foundation/durations.ts'
import type { Ctx, Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { keyedDigest } from '#server/foundation/digest.ts'
import { householdOf } from '#server/foundation/net/household.ts'
import { signUpOriginKey } from '../../tables.ts'

/**
 * Stores an HMAC of the household and the day (UTC) in which an account was opened. Accounts that were opened together have the same value; without the
 * server's secret nobody can find the network address by trying all of them.
 */
export async function noteSignUpOrigin(
  tx: Tx,
  { secret, now, clientAddress }: Pick<Ctx, 'secret' | 'now' | 'clientAddress'>,
  memberId: string,
): Promise<void> {
  const at = now()
  const day = Math.floor(at.getTime() / DAY_MS)
  const key = keyedDigest(secret, `sign-up origin of day ${day}`, householdOf(clientAddress))
  await tx.insert(signUpOriginKey).values({ memberId, key, at })
}

export const forgetSignUpOrigins = ({ db, now }: Pick<Services, 'db' | 'now'>) =>
  db.delete(signUpOriginKey).where(lte(signUpOriginKey.at, daysFrom(now(), -SIGN_UP_ORIGIN_DAYS)))
