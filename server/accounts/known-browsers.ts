import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import { cookieName, cookieOf } from './cookies.ts'
import { account, user } from './tables.ts'

// A browser that a member once signed in with is told from a stranger's by a cookie. It opens nothing: it only spares its member the wait that strangers who
// guess at the account cause. It holds one mark for each account, reckoned from the password in use: a new password makes strangers of all browsers.

const COOKIE = 'browser'
const SECONDS = 400 * 86_400
/** Of families who share a browser; the account that was signed in to longest ago makes room. */
const MARKS_MAX = 6
/** What a mark looks like. Nothing else that a cookie holds is compared, or written into an answer again. */
const MARK = /^[\w-]{43}$/

type House = Pick<Services, 'db' | 'config' | 'secret'>

/** Whether the member with this address signed in with this browser before, by the password in use. */
export async function isKnownBrowser(house: House, headers: Headers, email: string): Promise<boolean> {
  const mark = await markOf(house, eq(user.email, email))
  return mark !== undefined && marksIn(house, headers).some((each) => isSame(each, mark))
}

/** The cookie by which this browser is known from now on. */
export async function knowBrowser(house: House, headers: Headers, memberId: string): Promise<string | undefined> {
  const mark = await markOf(house, eq(user.id, memberId))
  if (!mark) return undefined
  const others = marksIn(house, headers).filter((each) => !isSame(each, mark))
  const value = [mark, ...others].slice(0, MARKS_MAX).join('~')
  const secure = house.config.https ? '; Secure' : ''
  return `${cookieName(house.config, COOKIE)}=${value}; Max-Age=${SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

async function markOf({ db, secret }: House, who: ReturnType<typeof eq>): Promise<string | undefined> {
  const [found] = await db
    .select({ id: user.id, hash: account.password })
    .from(user)
    .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
    .where(who)
  return found && createHmac('sha256', secret).update(`known browser ${found.id} ${found.hash}`).digest('base64url')
}

const marksIn = ({ config }: House, headers: Headers): string[] =>
  (cookieOf(headers, cookieName(config, COOKIE)) ?? '').split('~').filter((each) => MARK.test(each))

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other))
