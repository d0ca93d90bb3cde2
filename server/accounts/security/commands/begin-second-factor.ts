import { eq } from 'drizzle-orm'
import type { SecondFactorSetup } from '#contract/accounts/security-schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { accountOf } from '../../queries.ts'
import { encrypt } from '../../sign-in/secret-box.ts'
import { twoFactor } from '../../tables.ts'
import { demandPassword } from '../current-password-policy.ts'
import { encryptedCodes, newSecret, setupUri } from '../second-factor-store.ts'

/**
 * Makes a secret for an authenticator app. It protects nothing until its first code is given. A new secret replaces the one before.
 * @throws Refusal WRONG_PASSWORD; TOO_MANY_REQUESTS; SECOND_FACTOR_CHANGED when a second factor is already on
 */
export async function beginSecondFactor(ctx: MemberCtx, password: string): Promise<SecondFactorSetup> {
  await demandPassword(ctx, password)
  const account = await accountOf(ctx.db, ctx.actor.id)
  if (!account) throw new Refusal('UNAUTHORIZED')
  const secret = newSecret()
  const made = { secret: await encrypt(ctx, secret), backupCodes: await encryptedCodes(ctx, []) }
  const begun = await ctx.db
    .insert(twoFactor)
    .values({ id: ctx.newId(), userId: ctx.actor.id, ...made })
    .onConflictDoUpdate({ target: twoFactor.userId, set: made, setWhere: eq(twoFactor.verified, false) })
    .returning({ id: twoFactor.id })
  if (begun.length === 0) throw new Refusal('SECOND_FACTOR_CHANGED')
  const uri = setupUri(secret, account.email)
  return { uri, secret: new URL(uri).searchParams.get('secret') ?? '' }
}
