import { randomBytes } from 'node:crypto'
import { hashPassword, makeSignature } from 'better-auth/crypto'
import { eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { SignUpInput } from '#contract/accounts/schema.ts'
import { givenKinds, openAccount } from '#server/accounts/commands/open-account.ts'
import { signUp } from '#server/accounts/commands/sign-up.ts'
import { encryptedCodes, newSecret, setupUri } from '#server/accounts/security/second-factor-store.ts'
import { hashOfToken, SESSION_SECONDS } from '#server/accounts/security/session-tokens.ts'
import { encrypt } from '#server/accounts/sign-in/secret-box.ts'
import { session, twoFactor, user } from '#server/accounts/tables.ts'
import type { AppServices } from '#server/app/services.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
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

/**
 * Opens accounts with confirmed addresses and a session of each by one statement, with the rows of the server's own command: by itself and sign-in, each takes
 * nine. A test compares the rows with those of a sign-up. Returns the members' ids and cookies, in the order given.
 */
export async function newMembers(
  { services, auth }: Pick<AppServices, 'services' | 'auth'>,
  people: Given[],
): Promise<{ id: string; cookie: string }[]> {
  if (people.length === 0) return []
  const { authCookies, secret } = await auth.$context
  const rows = new Map<PgTable, object[]>()
  const add = (table: PgTable, values: object | object[]) =>
    void rows.set(table, [...(rows.get(table) ?? []), ...[values].flat()])
  const collecting = { insert: (table: PgTable) => ({ values: async (values: object) => add(table, values) }) }
  const made: { id: string; cookie: string }[] = []
  for (const { username, email, password = PASSWORD, language = 'fr', consents = CONSENTS } of people) {
    const passwordHash = password === PASSWORD ? await hashOfPassword() : await hashPassword(password)
    const account = { username, email, passwordHash, language, consents: givenKinds(consents), isConfirmed: true }
    const id = await openAccount(collecting as unknown as Tx, services, account)
    const token = randomBytes(16).toString('hex')
    // A sign-in reads the true clock.
    const at = new Date()
    add(session, {
      id: services.newId(),
      userId: id,
      token: hashOfToken(token),
      expiresAt: new Date(at.getTime() + SESSION_SECONDS * 1000),
      ipAddress: '',
      userAgent: '',
      createdAt: at,
      updatedAt: at,
    })
    const value = encodeURIComponent(`${token}.${await makeSignature(token, secret)}`)
    made.push({ id, cookie: `${authCookies.sessionToken.name}=${value}` })
  }
  const inserts = [...rows].map(
    ([table, values], n) => sql`${sql.identifier(`rows_${n}`)} as ${services.db.insert(table).values(values)}`,
  )
  await services.db.execute(sql`with ${sql.join(inserts, sql`, `)} select`)
  return made
}

/** Begins a second factor that waits for its first code, as once the password was given; returns its secret. */
export async function beganSecondFactor(services: Services, who: { id: string; email: string }): Promise<string> {
  const { db, newId } = services
  const secret = newSecret()
  const made = { secret: await encrypt(services, secret), backupCodes: await encryptedCodes(services, []) }
  await db
    .insert(twoFactor)
    .values({ id: newId(), userId: who.id, ...made })
    .onConflictDoUpdate({ target: twoFactor.userId, set: made, setWhere: eq(twoFactor.verified, false) })
  return new URL(setupUri(secret, who.email)).searchParams.get('secret')!
}
