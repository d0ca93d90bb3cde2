import { and, eq } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { transact } from '#server/foundation/transaction.ts'
import { queueMail } from '../../mail-jobs.ts'
import { account, member } from '../../tables.ts'
import { holdSession } from '../session-queries.ts'

/** Somebody at a provider of identities, by its own lasting name for them. */
export type Elsewhere = { provider: string; subject: string }

/** SQL: the account that is theirs. */
export const isElsewhere = ({ provider, subject }: Elsewhere) =>
  and(eq(account.providerId, provider), eq(account.accountId, subject))

/**
 * Links who a member is elsewhere with their account, which that opens from then on; they are told by mail. Again changes nothing.
 * @returns taken: it opens somebody else's account; over: the session in which it was asked for was closed meanwhile
 */
export const linkIdentity = (
  services: Services,
  { memberId, sessionId, provider, subject }: Elsewhere & { memberId: string; sessionId: string },
): Promise<'linked' | 'taken' | 'over'> =>
  transact(services, async (tx) => {
    if (!(await holdSession(tx, sessionId))) return 'over'
    await tx.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('key share')
    const at = services.now()
    const [made] = await tx
      .insert(account)
      .values({
        id: services.newId(),
        userId: memberId,
        providerId: provider,
        accountId: subject,
        createdAt: at,
        updatedAt: at,
      })
      .onConflictDoNothing()
      .returning({ id: account.id })
    if (made) await queueMail(tx, { kind: 'identityAdded', userId: memberId })
    return made || (await ownerOf(tx, { provider, subject })) === memberId ? 'linked' : 'taken'
  })

/** Whose account this opens. */
export async function ownerOf(db: Reader, elsewhere: Elsewhere): Promise<string | undefined> {
  const [row] = await db.select({ userId: account.userId }).from(account).where(isElsewhere(elsewhere))
  return row?.userId
}
