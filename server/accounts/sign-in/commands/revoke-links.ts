import { or } from 'drizzle-orm'
import type { Reader } from '#server/foundation/db/database.ts'
import { forgetRecovery } from '../../security/factor-recovery-store.ts'
import { verification } from '../../tables.ts'
import { isLinkOf } from '../email-link-store.ts'
import { isPendingOf } from '../pending-sign-in-queries.ts'
import { isResetOf } from '../reset-link-store.ts'

/**
 * Makes the links void that were sent for an account: to choose a password, to take another address, to have codes taken again, to remove a lost second
 * factor, also where its wait has begun. When password or address has changed, what was asked for before may be somebody else's wish. So is a sign-in that
 * waits for its second step: the password that began it is no more.
 */
export async function revokeLinks(db: Reader, memberId: string): Promise<void> {
  await db.delete(verification).where(or(isResetOf(memberId), isLinkOf(memberId), isPendingOf(memberId)))
  await forgetRecovery(db, memberId)
}
