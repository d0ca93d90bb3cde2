import { hashPassword, makeSignature } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import type { ConsentKind, SignUpInput } from '#contract/accounts/schema.ts'
import { openAccount } from '#server/accounts/commands/open-account.ts'
import { signUp } from '#server/accounts/commands/sign-up.ts'
import { newSecret, sealedCodes, setupUri } from '#server/accounts/security/second-factor-store.ts'
import { encrypt } from '#server/accounts/sign-in/secret-box.ts'
import { twoFactor, user } from '#server/accounts/tables.ts'
import type { AppServices } from '#server/app/services.ts'
import type { Services } from '#server/foundation/context.ts'
import { transact } from '#server/foundation/transaction.ts'
import { PASSWORD } from './password.ts'

const CONSENTS = { age: true, terms: true, healthData: true, research: true, emails: false } as const

/** A member's name and address, and those fields of the sign-up that differ from most members'. */
type Given = Partial<SignUpInput> & Pick<SignUpInput, 'username' | 'email'>

/** Makes a member as a newcomer becomes one: signs up from this address, for which a mail goes to them, and signs in. */
export async function entered(
  { services, auth }: AppServices,
  given: Given,
  clientAddress: string,
): Promise<{ id: string; cookie: string }> {
  const member = { password: PASSWORD, language: 'fr', consents: CONSENTS, ...given } satisfies SignUpInput
  await signUp({ ...services, clientAddress }, member)
  const isTheirs = eq(user.email, member.email)
  const [row] = await services.db.update(user).set({ emailVerified: true }).where(isTheirs).returning({ id: user.id })
  const { email, password } = member
  const response = await auth.api.signInEmail({ body: { email, password }, asResponse: true })
  const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0]!)
  return { id: row!.id, cookie: cookies.join('; ') }
}

let knownHash: Promise<string> | undefined
/** Returns the hash of the password that all members share, which is made once. */
const hashOfPassword = () => (knownHash ??= hashPassword(PASSWORD))

/** Opens an account as the server does, with a confirmed address, without the time that hashing a password takes. */
export async function newMember(services: Services, given: Given): Promise<string> {
  const { username, email, password = PASSWORD, language = 'fr', consents = CONSENTS } = given
  const passwordHash = password === PASSWORD ? await hashOfPassword() : await hashPassword(password)
  const kinds = (Object.keys(consents) as ConsentKind[]).filter((kind) => consents[kind])
  return transact(services, (tx) =>
    openAccount(tx, services, { username, email, passwordHash, language, consents: kinds, isConfirmed: true }),
  )
}

/** Opens a session as a sign-in does; returns its cookie. */
export async function openedSession({ auth }: Pick<AppServices, 'auth'>, userId: string): Promise<string> {
  const { internalAdapter, authCookies, secret } = await auth.$context
  const { token } = await internalAdapter.createSession(userId)
  const value = `${token}.${await makeSignature(token, secret)}`
  return `${authCookies.sessionToken.name}=${encodeURIComponent(value)}`
}

/** Begins a second factor that waits for its first code, as once the password was given; returns its secret. */
export async function beganSecondFactor(services: Services, who: { id: string; email: string }): Promise<string> {
  const { db, newId } = services
  const secret = newSecret()
  const made = { secret: await encrypt(services, secret), backupCodes: await sealedCodes(services, []) }
  await db
    .insert(twoFactor)
    .values({ id: newId(), userId: who.id, ...made })
    .onConflictDoUpdate({ target: twoFactor.userId, set: made, setWhere: eq(twoFactor.verified, false) })
  return new URL(setupUri(secret, who.email)).searchParams.get('secret')!
}
