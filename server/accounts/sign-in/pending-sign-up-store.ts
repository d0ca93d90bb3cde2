import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { type AnyColumn, and, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { pendingSignUp } from '../tables.ts'
import { CONFIRMATION_SECONDS } from './commands/mail-confirmation.ts'
import { cookieName, cookieOf } from './cookies.ts'
import { decrypt, encrypt } from './secret-box.ts'

// The password was chosen in the browser that signed up, so that browser may confirm the address by the mailed link without asking for it again. A cookie of
// 256 random bits identifies it; the database holds a digest. Each sign-up makes a new cookie and never accepts one, so nobody can plant one. It opens
// nothing
// without the link. Every sign-up gets one, so that it does not reveal whether the address had an account.

const COOKIE = 'sign_up'
const DIGEST = 'sha256'

type WithConfig = Pick<Services, 'config'>

export function newBrowserProof({ config }: WithConfig): { browserHash: string; cookie: string } {
  const value = randomBytes(32).toString('base64url')
  return { browserHash: hashOf(value), cookie: signUpCookie({ config }, value, CONFIRMATION_SECONDS) }
}

export const endedBrowserProof = (deps: WithConfig): string => signUpCookie(deps, '', 0)

const signUpCookie = ({ config }: WithConfig, value: string, seconds: number) =>
  `${cookieName(config, COOKIE)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict${config.https ? '; Secure' : ''}`

type Pending = { memberId: string; browserHash: string; next?: string | undefined; story?: string | undefined }

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

export async function waitingStoryOf(
  services: Pick<Services, 'db' | 'secret'>,
  memberId: string,
): Promise<string | null> {
  const [kept] = await services.db.select().from(pendingSignUp).where(eq(pendingSignUp.memberId, memberId))
  return kept?.story ? decrypt(services, kept.story) : null
}

export const hasWaitingStory = (memberId: AnyColumn): SQL<boolean> =>
  sql<boolean>`exists (select from ${pendingSignUp} where ${and(eq(pendingSignUp.memberId, memberId), isNotNull(pendingSignUp.story))})`

export const forgetPending = (db: Reader, memberId: string) =>
  db.delete(pendingSignUp).where(eq(pendingSignUp.memberId, memberId))

export const forgetPendingBefore = (tx: Tx, before: Date) =>
  tx.delete(pendingSignUp).where(lt(pendingSignUp.createdAt, before))

const hashOf = (value: string) => createHash(DIGEST).update(value).digest('hex')
