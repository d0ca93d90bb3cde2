import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { KNOWN_BROWSER_DAYS } from '#contract/accounts/limits.ts'
import type { Config } from '#server/foundation/config.ts'
import type { Services } from '#server/foundation/context.ts'
import { addressKey } from '../sign-in/address-key.ts'
import { cookieName, cookieOf } from '../sign-in/cookies.ts'
import { account, user } from '../tables.ts'

// A browser of a member is told from a stranger's by a cookie. It opens nothing. It holds marks of the accounts that were used in it:
// known: the member signed in with it, by the password in use; spares its member the wait that strangers who guess cause. A new password makes it a stranger's.
// owner: a link mailed to the address was followed in it, or something that stands was used to sign in (prove-owner.ts). It outlives the password, which
// somebody else may have known; another address makes it a stranger's.
// gate: an account with this address was used in it. It is checked without the database, and spares its member the queue of strangers, nothing else.

const COOKIE = 'browser'
const SECONDS = KNOWN_BROWSER_DAYS * 86_400
/** Three for each of six accounts, of families who share a browser; the account that was used longest ago makes room. */
const MARKS_MAX = 18
/** The shape of a mark. Nothing else that a cookie holds is compared, or written into an answer again. */
const MARK_LENGTH = 43
const MARK = /^[\w-]{43}$/

type BrowserServices = Pick<Services, 'db' | 'config' | 'secret'>
type Marks = { known: string; owner: string; gate: string }

/** Whether any member signed in with this browser, or followed a mailed link in it: this trusts the cookie alone, which proves nothing. */
export const hasMember = (config: Pick<Config, 'https'>, headers: Headers): boolean =>
  marksIn({ config }, headers).length > 0

/**
 * Returns the gate mark of this browser that was made by this server, for this address where one is given; undefined where there is none. It asks no database,
 * and the mark proves nothing but that somebody got it here: everybody with an account has one.
 */
export function gateMarkOf(
  deps: Pick<BrowserServices, 'config' | 'secret'>,
  headers: Headers,
  email: string | undefined,
): string | undefined {
  const marks = marksIn(deps, headers)
  if (email === undefined) return marks.find((each) => isSame(each, sealedGate(deps.secret, each.slice(0, GATE_ID))))
  const own = gateMark(deps.secret, email)
  return isIn(marks, own) ? own : undefined
}

/** Whether the member with this address signed in with this browser before, by the password in use. */
export async function isKnownBrowser(deps: BrowserServices, headers: Headers, email: string): Promise<boolean> {
  const marks = await marksOf(deps, eq(user.email, email))
  return marks !== undefined && isIn(marksIn(deps, headers), marks.known)
}

/** Whether this browser is one in which the member has shown that the account is theirs. */
export async function isOwnerBrowser(deps: BrowserServices, headers: Headers, memberId: string): Promise<boolean> {
  const marks = await marksOf(deps, eq(user.id, memberId))
  return marks !== undefined && isIn(marksIn(deps, headers), marks.owner)
}

/**
 * Returns the cookie by which this browser is a member's from now on, in these ways and in those in which it is already.
 * @returns undefined where the account is gone
 */
export async function browserCookie(
  deps: BrowserServices,
  headers: Headers,
  memberId: string,
  added: (typeof KINDS)[number][],
): Promise<string | undefined> {
  const marks = await marksOf(deps, eq(user.id, memberId))
  if (!marks) return undefined
  const before = marksIn(deps, headers)
  const own = KINDS.filter((kind) => added.includes(kind) || isIn(before, marks[kind])).map((kind) => marks[kind])
  if (own.length > 0) own.push(marks.gate)
  const others = before.filter((each) => !isIn(Object.values(marks), each))
  const value = [...own, ...others].slice(0, MARKS_MAX).join('~')
  const secure = deps.config.https ? '; Secure' : ''
  return `${cookieName(deps.config, COOKIE)}=${value}; Max-Age=${SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

const KINDS = ['known', 'owner'] as const

async function marksOf({ db, secret }: BrowserServices, who: ReturnType<typeof eq>): Promise<Marks | undefined> {
  const [found] = await db
    .select({ id: user.id, email: user.email, hash: account.password })
    .from(user)
    .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
    .where(who)
  if (!found) return undefined
  return {
    known: hmac(secret, `known browser ${found.id} ${found.hash}`),
    owner: hmac(secret, `owner browser ${found.id} ${found.email}`),
    gate: gateMark(secret, found.email),
  }
}

const hmac = (secret: string, words: string) => createHmac('sha256', secret).update(words).digest('base64url')

/** Characters of a gate mark that say whose it is; the others show that it was made here. */
const GATE_ID = 22

const gateMark = (secret: string, email: string): string =>
  sealedGate(secret, hmac(secret, `gate browser ${addressKey(email)}`).slice(0, GATE_ID))

const sealedGate = (secret: string, id: string): string =>
  `${id}${hmac(secret, `gate mark ${id}`).slice(0, MARK_LENGTH - GATE_ID)}`

const marksIn = ({ config }: { config: Pick<Config, 'https'> }, headers: Headers): string[] =>
  (cookieOf(headers, cookieName(config, COOKIE)) ?? '').split('~').filter((each) => MARK.test(each))

const isIn = (marks: string[], mark: string) => marks.some((each) => isSame(each, mark))

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other))
