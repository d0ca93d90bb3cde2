import { or } from 'drizzle-orm'
import type { Reader } from '#server/foundation/db/database.ts'
import { forgetRecovery } from '../../security/factor-recovery-store.ts'
import { verification } from '../../tables.ts'
import { isLinkOf } from '../email-link-store.ts'
import { isPendingOf } from '../pending-sign-in-queries.ts'
import { isResetOf } from '../reset-link-store.ts'

/**
 * Revokes all mailed links of an account, the wait for removing a lost second factor, and sign-ins that wait for their second step. After a new password or
 * address, somebody else may hold them.
 */
export async function revokeLinks(db: Reader, memberId: string): Promise<void> {
  await db.delete(verification).where(or(isResetOf(memberId), isLinkOf(memberId), isPendingOf(memberId)))
  await forgetRecovery(db, memberId)
}
