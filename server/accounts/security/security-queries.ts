import { desc, eq } from 'drizzle-orm'
import type { Identity, Passkey, Security } from '#contract/accounts/security-schema.ts'
import type { Config } from '#server/foundation/config.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { decrypt } from '../sign-in/secret-box.ts'
import { account, passkey } from '../tables.ts'
import { isIdentityOf } from './commands/prove-owner.ts'
import { secondFactorOf } from './second-factor-store.ts'

export async function securityOf(ctx: MemberCtx): Promise<Security> {
  const { db, actor } = ctx
  const secondFactor = await secondFactorOf(db, actor.id)
  return {
    secondFactor: secondFactor?.verified
      ? { backupCodesLeft: JSON.parse(await decrypt(ctx, secondFactor.backupCodes)).length }
      : null,
    passkeys: await passkeysOf(db, actor.id),
    identities: await identitiesOf(ctx, actor.id),
    provider: ctx.config.identityProvider?.name ?? null,
  }
}

async function passkeysOf(db: Reader, memberId: string): Promise<Passkey[]> {
  const rows = await db
    .select({ id: passkey.id, name: passkey.name, createdAt: passkey.createdAt })
    .from(passkey)
    .where(eq(passkey.userId, memberId))
    .orderBy(desc(passkey.createdAt), desc(passkey.id))
  return rows.map(({ name, ...row }) => ({ ...row, name: name ?? '' }))
}

async function identitiesOf({ db, config }: MemberCtx, memberId: string): Promise<Identity[]> {
  const rows = await db
    .select({ id: account.id, provider: account.providerId, linkedAt: account.createdAt })
    .from(account)
    .where(isIdentityOf(memberId))
    .orderBy(desc(account.createdAt), desc(account.id))
  return rows.map((row) => ({ ...row, provider: providerName(config, row.provider) }))
}

export const providerName = ({ identityProvider }: Pick<Config, 'identityProvider'>, issuer: string): string =>
  issuer === identityProvider?.issuer ? identityProvider.name : issuer
