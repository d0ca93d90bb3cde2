import { and, desc, eq, ne } from 'drizzle-orm'
import type { Identity, Passkey, Security } from '#contract/accounts/security-schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { secondFactorOf, unsealed } from './second-factor.ts'
import { account, passkey } from './tables.ts'

/** What protects the account of whoever asks, besides its password. */
export async function securityOf(ctx: MemberCtx): Promise<Security> {
  const { db, actor } = ctx
  const secondFactor = await secondFactorOf(db, actor.id)
  return {
    secondFactor: secondFactor?.verified
      ? { backupCodesLeft: JSON.parse(await unsealed(ctx, secondFactor.backupCodes)).length }
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
    .where(and(eq(account.userId, memberId), ne(account.providerId, 'credential')))
    .orderBy(desc(account.createdAt), desc(account.id))
  const { issuer, name } = config.identityProvider ?? {}
  return rows.map((row) => ({ ...row, provider: row.provider === issuer && name ? name : row.provider }))
}
