import { or } from 'drizzle-orm'
import type { Reader } from '#server/foundation/db/database.ts'
import { forgetRecovery } from '../../security/factor-recovery-store.ts'
import { verification } from '../../tables.ts'
import { isLinkOf } from '../email-link-store.ts'
import { isPendingOf } from '../pending-sign-in-queries.ts'
import { isResetOf } from '../reset-link-store.ts'

/**
 * Revokes everything that was mailed or begun for an account: links to set a password, to change the address, to unlock codes, to remove a lost second factor
 * (its wait included), and sign-ins that wait for their second step. After a new password or address these may be somebody else's.
 */
export async function revokeLinks(db: Reader, memberId: string): Promise<void> {
  await db.delete(verification).where(or(isResetOf(memberId), isLinkOf(memberId), isPendingOf(memberId)))
  await forgetRecovery(db, memberId)
}
