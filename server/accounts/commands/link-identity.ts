import { and, eq } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { transact } from '#server/foundation/transaction.ts'
import { queueMail } from '../mail-job.ts'
import { account, member } from '../tables.ts'

/** Somebody at a provider of identities, by its own lasting name for them. */
type Elsewhere = { provider: string; subject: string }

/**
 * Links who a member is elsewhere with their account, which that opens from then on; they are told by mail. Again changes nothing.
 * @returns false where it opens somebody else's account
 */
export const linkIdentity = (
  services: Services,
  { memberId, provider, subject }: Elsewhere & { memberId: string },
): Promise<boolean> =>
  transact(services, async (tx) => {
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
    return made !== undefined || (await ownerOf(tx, { provider, subject })) === memberId
  })

/** Whose account this opens. */
export async function ownerOf(db: Reader, { provider, subject }: Elsewhere): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: account.userId })
    .from(account)
    .where(and(eq(account.providerId, provider), eq(account.accountId, subject)))
  return row?.userId
}
