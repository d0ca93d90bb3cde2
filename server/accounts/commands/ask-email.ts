import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import { invalidInput } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { demandPassword } from '../current-password.ts'
import { EMAIL_LINK_SECONDS, linkIdentifier, linkValue } from '../email-link.ts'
import { queueMail } from '../mail-job.ts'
import { user, verification } from '../tables.ts'

/** Mails that one member may have sent to addresses of others. */
const MAILS = { name: 'email-changes', points: 5, seconds: 3_600 }

/**
 * Sends a link to another address, by which it becomes the account's. Where the address has an account already, its owner is told instead; nobody
 * else learns that. A later wish takes the place of an earlier one.
 * @throws Refusal WRONG_PASSWORD, TOO_MANY_REQUESTS, or INVALID_INPUT for the address one has
 */
export async function askEmail(
  ctx: MemberCtx,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const { db, actor, config, limits, now, newId } = ctx
  await demandPassword(ctx, password)
  const [own] = await db.select({ email: user.email }).from(user).where(eq(user.id, actor.id))
  if (own?.email === email) throw invalidInput({ path: 'email', code: 'invalid' })
  await limits.take(MAILS, actor.id)
  const secret = randomBytes(32).toString('base64url')
  const at = now()
  await transact(ctx, async (tx) => {
    const identifier = linkIdentifier(actor.id)
    await tx.delete(verification).where(eq(verification.identifier, identifier))
    const [known] = await tx
      .select({ id: user.id, isConfirmed: user.emailVerified })
      .from(user)
      .where(eq(user.email, email))
    if (known?.isConfirmed) return queueMail(tx, { kind: 'emailWanted', userId: known.id })
    const expiresAt = new Date(at.getTime() + EMAIL_LINK_SECONDS * 1000)
    const value = linkValue(secret, email)
    await tx.insert(verification).values({ id: newId(), identifier, value, expiresAt, createdAt: at, updatedAt: at })
    const url = `${config.baseUrl}/auth?email=${encodeURIComponent(`${actor.id}.${secret}`)}`
    await queueMail(tx, { kind: 'newEmail', userId: actor.id, url, to: email })
  })
}
