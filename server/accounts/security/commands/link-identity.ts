import { and, eq } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { transact } from '#server/foundation/transaction.ts'
import { queueMail } from '../../mail-jobs.ts'
import { account, member } from '../../tables.ts'
import { holdSession } from '../session-queries.ts'

export type ProviderIdentity = { provider: string; subject: string }

export const isIdentity = ({ provider, subject }: ProviderIdentity) =>
  and(eq(account.providerId, provider), eq(account.accountId, subject))

/**
 * A repeated call changes nothing.
 * @returns taken: the identity opens another account; over: the session that asked was closed meanwhile
 */
export const linkIdentity = (
  services: Services,
  { memberId, sessionId, provider, subject }: ProviderIdentity & { memberId: string; sessionId: string },
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

export async function ownerOf(db: Reader, identity: ProviderIdentity): Promise<string | undefined> {
  const [row] = await db.select({ userId: account.userId }).from(account).where(isIdentity(identity))
  return row?.userId
}
