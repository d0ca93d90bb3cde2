import { v4 } from 'uuid'
import { CONSENT_VERSIONS } from '#contract/accounts/limits.ts'
import type { ConsentKind, SignUpInput } from '#contract/accounts/schema.ts'
import type { Language } from '#contract/foundation/languages.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { usernameKey } from '../sign-in/username.ts'
import { account, consent, member, user } from '../tables.ts'

export type NewAccount = {
  username: string
  email: string
  passwordHash: string
  language: Language
  consents: readonly ConsentKind[]
  isConfirmed: boolean
}

export const givenKinds = (consents: SignUpInput['consents']): ConsentKind[] =>
  (Object.entries(consents) as [ConsentKind, boolean][]).filter(([, given]) => given).map(([kind]) => kind)

/** Inserts user, credential, member and consents together, so that no account is incomplete. Returns the member's id. */
export async function openAccount(
  tx: Tx,
  { newId, now }: Pick<Services, 'newId' | 'now'>,
  { username, email, passwordHash, language, consents, isConfirmed }: NewAccount,
): Promise<string> {
  // A member's id is public, so it is random: an id that sorts by time would reveal the instant of the sign-up.
  const id = v4()
  const at = now()
  const written = { createdAt: at, updatedAt: at }
  await tx.insert(user).values({ id, name: username, email, emailVerified: isConfirmed, ...written })
  await tx
    .insert(account)
    .values({ id: newId(), userId: id, accountId: id, providerId: 'credential', password: passwordHash, ...written })
  await tx.insert(member).values({ id, username, usernameKey: usernameKey(username), language, createdAt: at })
  await tx
    .insert(consent)
    .values(consents.map((kind) => ({ id: newId(), memberId: id, kind, version: CONSENT_VERSIONS[kind], givenAt: at })))
  return id
}
