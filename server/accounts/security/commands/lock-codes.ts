import { and, eq } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { transact } from '#server/foundation/transaction.ts'
import { WRONG_CODES } from '../../flood-limits.ts'
import { queueMail } from '../../mail-jobs.ts'
import { storeLink } from '../../sign-in/email-link-store.ts'
import { encrypt } from '../../sign-in/secret-box.ts'
import { twoFactor } from '../../tables.ts'

/** The end of a lock that only the owner can open: the latest day that the library can read. */
const FOR_GOOD = new Date('9999-12-31T00:00:00Z')

export async function areCodesLocked({ db, now }: Pick<Services, 'db' | 'now'>, memberId: string): Promise<boolean> {
  const [found] = await db
    .select({ lockedUntil: twoFactor.lockedUntil })
    .from(twoFactor)
    .where(eq(twoFactor.userId, memberId))
  return Boolean(found?.lockedUntil && found.lockedUntil > now())
}

/** Counts a wrong code. The thirtieth of a day locks the codes and tells the owner by mail. */
export async function noteWrongCode(services: Services, memberId: string): Promise<void> {
  if ((await services.limits.count(WRONG_CODES, memberId)) < WRONG_CODES.points) return
  const locked = await services.db
    .update(twoFactor)
    .set({ lockedUntil: FOR_GOOD })
    .where(and(eq(twoFactor.userId, memberId), eq(twoFactor.verified, true)))
    .returning({ id: twoFactor.id })
  if (locked.length > 0) await mailUnlockLink(services, memberId)
}

/** Mails the owner the link that unlocks codes. A try while they are locked sends it again. */
export const mailUnlockLink = (services: Services, memberId: string): Promise<void> =>
  transact(services, async (tx) => {
    const token = await storeLink(tx, services, { kind: 'unlock-codes', owner: memberId, value: '' })
    const url = `${services.config.baseUrl}/auth?unlock=${encodeURIComponent(token)}`
    await queueMail(tx, { kind: 'codesLocked', userId: memberId, link: await encrypt(services, url) })
  })

export async function unlockCodesOf(db: Reader, { limits }: Pick<Services, 'limits'>, memberId: string): Promise<void> {
  await db.update(twoFactor).set({ lockedUntil: null }).where(eq(twoFactor.userId, memberId))
  await limits.forget(WRONG_CODES, memberId)
}
