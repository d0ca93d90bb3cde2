import { and, eq, like, or } from 'drizzle-orm'
import type { Reader } from '#server/foundation/db/database.ts'
import { linkIdentifier } from './email-link.ts'
import { isPendingOf } from './pending-sign-in.ts'
import { verification } from './tables.ts'

/**
 * Makes the links void that were sent for an account: to choose a password, to take another address. When either has changed, what was asked for
 * before may be somebody else's wish. So is a sign-in that waits for its second step: the password that began it is no more.
 */
export const voidLinks = (db: Reader, memberId: string) =>
  db
    .delete(verification)
    .where(
      or(
        and(like(verification.identifier, 'reset-password:%'), eq(verification.value, memberId)),
        eq(verification.identifier, linkIdentifier(memberId)),
        isPendingOf(memberId),
      ),
    )
