import { and, desc, eq, gt, lte, notInArray } from 'drizzle-orm'
import { FORMER_USERNAME_DAYS, FORMER_USERNAMES_KEPT } from '#contract/accounts/limits.ts'
import { daysFrom } from '#contract/foundation/days.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { keyedDigest } from '#server/foundation/digest.ts'
import { formerUsername } from '../tables.ts'

export const usernameLock = (key: string): string => `username:${key}`

type Keys = Pick<Services, 'secret' | 'now'>

/**
 * Reserves a username that a member gave up, for FORMER_USERNAME_DAYS days, keeping the latest FORMER_USERNAMES_KEPT of each member. The caller holds its lock.
 * Without `memberId`, nobody may take it back.
 */
export async function keepFormerUsername(
  tx: Tx,
  { secret, now }: Keys,
  { key, memberId }: { key: string; memberId: string | null },
): Promise<void> {
  const freeAt = daysFrom(now(), FORMER_USERNAME_DAYS)
  await tx
    .insert(formerUsername)
    .values({ keyHash: hashOf(secret, key), memberId, freeAt })
    .onConflictDoUpdate({ target: formerUsername.keyHash, set: { memberId, freeAt } })
  if (memberId === null) return
  const isTheirs = eq(formerUsername.memberId, memberId)
  const latest = tx
    .select({ keyHash: formerUsername.keyHash })
    .from(formerUsername)
    .where(isTheirs)
    .orderBy(desc(formerUsername.freeAt))
    .limit(FORMER_USERNAMES_KEPT)
  await tx.delete(formerUsername).where(and(isTheirs, notInArray(formerUsername.keyHash, latest)))
}

export async function isFormerUsername(
  db: Reader,
  { secret, now }: Keys,
  { key, memberId }: { key: string; memberId: string | undefined },
): Promise<boolean> {
  const [former] = await db
    .select({ memberId: formerUsername.memberId })
    .from(formerUsername)
    .where(and(eq(formerUsername.keyHash, hashOf(secret, key)), gt(formerUsername.freeAt, now())))
  return former !== undefined && (memberId === undefined || former.memberId !== memberId)
}

export const forgetFormerUsernames = (tx: Tx, at: Date) =>
  tx.delete(formerUsername).where(lte(formerUsername.freeAt, at))

const hashOf = (secret: string, key: string): string => keyedDigest(secret, 'former username', key)
