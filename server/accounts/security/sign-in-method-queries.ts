import { and, desc, eq } from 'drizzle-orm'
import type { ResetOutcome, SignInMethod } from '#contract/accounts/security-schema.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { account, passkey, twoFactor } from '../tables.ts'
import { isIdentityOf } from './commands/prove-owner.ts'
import { recoveryDueAt } from './factor-recovery-queries.ts'
import { providerName } from './security-queries.ts'

type Row = Omit<SignInMethod, 'outcome'> & { id: string; provenAt: Date | null }

/**
 * Returns the methods that open a member's account besides the password, with what a new password chosen by mail does to each. Somebody who knew the password
 * may have added a method, so one that was never used in a browser of the member is removed. No method is older than the confirmation of the address, because
 * nobody can sign in before it.
 */
export async function signInMethodsOf(
  db: Reader,
  { now, config }: Pick<Services, 'now' | 'config'>,
  memberId: string,
): Promise<{ methods: (SignInMethod & { id: string })[]; recoveryDueAt: Date | null }> {
  const factors = await db
    .select({ id: twoFactor.id, since: twoFactor.confirmedAt, provenAt: twoFactor.provenAt })
    .from(twoFactor)
    .where(and(eq(twoFactor.userId, memberId), eq(twoFactor.verified, true)))
  const passkeys = await db
    .select({ id: passkey.id, name: passkey.name, since: passkey.createdAt, provenAt: passkey.provenAt })
    .from(passkey)
    .where(eq(passkey.userId, memberId))
    .orderBy(desc(passkey.createdAt), desc(passkey.id))
  const identities = await db
    .select({ id: account.id, name: account.providerId, since: account.createdAt, provenAt: account.provenAt })
    .from(account)
    .where(isIdentityOf(memberId))
    .orderBy(desc(account.createdAt), desc(account.id))
  const at = now()
  const dueAt = await recoveryDueAt(db, memberId, at)
  const rows: Row[] = [
    ...factors.map((row) => ({ ...row, kind: 'secondFactor' as const, name: null })),
    ...passkeys.map((row) => ({ ...row, kind: 'passkey' as const })),
    ...identities.map((row) => ({ ...row, kind: 'identity' as const, name: providerName(config, row.name) })),
  ]
  const isWaited = dueAt !== undefined && dueAt <= at
  const methods = rows.map(({ provenAt, ...row }) => ({ ...row, outcome: outcomeOf({ ...row, provenAt }, isWaited) }))
  return { methods, recoveryDueAt: dueAt ?? null }
}

function outcomeOf({ kind, provenAt }: Row, isWaited: boolean): ResetOutcome {
  if (!provenAt) return 'unused'
  return kind === 'secondFactor' && isWaited ? 'waited' : 'kept'
}
