import { eq } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import { invalidInput } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { EMAIL_CHANGE_FLOOD } from '../flood-limits.ts'
import { queueMail } from '../mail-jobs.ts'
import { demandPassword } from '../security/current-password-policy.ts'
import { forgetLink, storeLink } from '../sign-in/email-link-store.ts'
import { encrypt } from '../sign-in/secret-box.ts'
import { user } from '../tables.ts'

/**
 * Mails a link to a new address; the link makes it the address of the account. If another account has that address, its owner is told by mail and nobody else
 * learns of it. A later request replaces an earlier one.
 * @throws Refusal WRONG_PASSWORD; TOO_MANY_REQUESTS; INVALID_INPUT for the address that the account already has
 */
export async function askEmail(
  ctx: MemberCtx,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const { db, actor, config, limits } = ctx
  await demandPassword(ctx, password)
  const [own] = await db.select({ email: user.email }).from(user).where(eq(user.id, actor.id))
  if (own?.email === email) throw invalidInput({ path: 'email', code: 'invalid' })
  await limits.take(EMAIL_CHANGE_FLOOD, actor.id)
  await transact(ctx, async (tx) => {
    const [known] = await tx
      .select({ id: user.id, isConfirmed: user.emailVerified })
      .from(user)
      .where(eq(user.email, email))
    if (known?.isConfirmed) {
      await forgetLink(tx, 'new-email', actor.id)
      return queueMail(tx, { kind: 'emailWanted', userId: known.id })
    }
    const token = await storeLink(tx, ctx, { kind: 'new-email', owner: actor.id, value: email })
    const url = `${config.baseUrl}/auth?email=${encodeURIComponent(token)}`
    await queueMail(tx, { kind: 'newEmail', userId: actor.id, link: await encrypt(ctx, url), to: email })
  })
}
