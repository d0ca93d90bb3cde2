import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { type AnyColumn, and, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { pendingSignUp } from '../tables.ts'
import { CONFIRMATION_SECONDS } from './commands/mail-confirmation.ts'
import { cookieName, cookieOf } from './cookies.ts'
import { decrypt, encrypt } from './secret-box.ts'

// The browser that signed up is where the password was chosen: it may confirm the address by the mailed link without asking for the password again. It is told
// by a cookie of 256 random bits, of which the database holds a digest. The cookie is made anew by each sign-up and never taken from the browser, so nobody can
// plant one; it opens nothing without the link; and it goes with any sign-up, so that it does not tell whether the address had an account.

const COOKIE = 'sign_up'
const DIGEST = 'sha256'

type WithConfig = Pick<Services, 'config'>

/** Makes the proof by which a browser that signs up is recognised later: a cookie, and the hash of its value for the database. */
export function newBrowserProof({ config }: WithConfig): { browserHash: string; cookie: string } {
  const value = randomBytes(32).toString('base64url')
  return { browserHash: hashOf(value), cookie: signUpCookie({ config }, value, CONFIRMATION_SECONDS) }
}

/** Returns the cookie that removes the proof from the browser. */
export const endedBrowserProof = (deps: WithConfig): string => signUpCookie(deps, '', 0)

// SameSite is strict: only our own page, in a browser that is on it already, confirms by this cookie.
const signUpCookie = ({ config }: WithConfig, value: string, seconds: number) =>
  `${cookieName(config, COOKIE)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict${config.https ? '; Secure' : ''}`

type Pending = { memberId: string; browserHash: string; next?: string | undefined; story?: string | undefined }

/** Keeps the facts that go with a sign-up. The story is sealed. */
export async function keepPending(
  tx: Tx,
  services: Pick<Services, 'secret' | 'now'>,
  { memberId, browserHash, next = '', story = '' }: Pending,
): Promise<void> {
  await tx.insert(pendingSignUp).values({
    ...{ memberId, browserHash, createdAt: services.now() },
    next: next === '' ? null : next,
    story: story === '' ? null : await encrypt(services, story),
  })
}

/** Whether this browser is the one that made the sign-up of this account, and where that was on the way to. */
export async function pendingOf(
  db: Reader,
  deps: WithConfig,
  { headers, memberId }: { headers: Headers; memberId: string },
): Promise<{ isOfBrowser: boolean; next: string | null }> {
  const [kept] = await db.select().from(pendingSignUp).where(eq(pendingSignUp.memberId, memberId))
  const held = cookieOf(headers, cookieName(deps.config, COOKIE))
  const isOfBrowser =
    kept !== undefined &&
    held !== undefined &&
    timingSafeEqual(Buffer.from(hashOf(held)), Buffer.from(kept.browserHash))
  return { isOfBrowser, next: kept?.next ?? null }
}

/** The story that waits for this member; null where there is none. */
export async function waitingStoryOf(
  services: Pick<Services, 'db' | 'secret'>,
  memberId: string,
): Promise<string | null> {
  const [kept] = await services.db.select().from(pendingSignUp).where(eq(pendingSignUp.memberId, memberId))
  return kept?.story ? decrypt(services, kept.story) : null
}

/** SQL: whether a story waits for this member. */
export const hasWaitingStory = (memberId: AnyColumn): SQL<boolean> =>
  sql<boolean>`exists (select from ${pendingSignUp} where ${and(eq(pendingSignUp.memberId, memberId), isNotNull(pendingSignUp.story))})`

export const forgetPending = (db: Reader, memberId: string) =>
  db.delete(pendingSignUp).where(eq(pendingSignUp.memberId, memberId))

/** Forgets what was kept before `before`. */
export const forgetPendingBefore = (tx: Tx, before: Date) =>
  tx.delete(pendingSignUp).where(lt(pendingSignUp.createdAt, before))

const hashOf = (value: string) => createHash(DIGEST).update(value).digest('hex')
