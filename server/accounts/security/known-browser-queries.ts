import { timingSafeEqual } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { KNOWN_BROWSER_DAYS } from '#contract/accounts/limits.ts'
import { DAY_SECONDS } from '#contract/foundation/durations.ts'
import type { Config } from '#server/foundation/config.ts'
import type { Services } from '#server/foundation/context.ts'
import { keyedDigest } from '#server/foundation/digest.ts'
import { addressKey } from '../sign-in/address-key.ts'
import { cookieName, cookieOf } from '../sign-in/cookies.ts'
import { account, user } from '../tables.ts'

// A cookie tells a member's browser from a stranger's. It does not sign anybody in. It holds marks of the accounts that were used in the browser:
// known: the member signed in here with the current password. It spares the member the delay after failed tries. A new password ends it.
// owner: a mailed link was followed here, or a proven method was used to sign in (prove-owner.ts). It outlasts the password, which somebody else may have
// known; a new address ends it.
// gate: an account with this address was used here. It is checked without the database, and only gives access to the queue of known browsers.

const COOKIE = 'browser'
const SECONDS = KNOWN_BROWSER_DAYS * DAY_SECONDS
/** Three marks for each of six accounts, for families who share a browser. The account that was used longest ago is dropped first. */
const MARKS_MAX = 18
/** Parts of the cookie of any other form are ignored, and not written back. */
const MARK_LENGTH = 43
const MARK = /^[\w-]{43}$/

type BrowserServices = Pick<Services, 'db' | 'config' | 'secret'>
type Marks = { known: string; owner: string; gate: string }

export const hasMember = (config: Pick<Config, 'https'>, headers: Headers): boolean =>
  marksIn({ config }, headers).length > 0

/**
 * Returns the gate mark of this browser if this server signed it, and if it is for `email` where one is given; else undefined. Checks no database. The mark
 * proves only that an account was used here, which anybody can have.
 */
export function gateMarkOf(
  deps: Pick<BrowserServices, 'config' | 'secret'>,
  headers: Headers,
  email: string | undefined,
): string | undefined {
  const marks = marksIn(deps, headers)
  if (email === undefined) return marks.find((each) => isSame(each, signedMark(deps.secret, each.slice(0, GATE_ID))))
  const own = gateMark(deps.secret, email)
  return isIn(marks, own) ? own : undefined
}

export async function isKnownBrowser(deps: BrowserServices, headers: Headers, email: string): Promise<boolean> {
  const marks = await marksOf(deps, eq(user.email, email))
  return marks !== undefined && isIn(marksIn(deps, headers), marks.known)
}

export async function isOwnerBrowser(deps: BrowserServices, headers: Headers, memberId: string): Promise<boolean> {
  const marks = await marksOf(deps, eq(user.id, memberId))
  return marks !== undefined && isIn(marksIn(deps, headers), marks.owner)
}

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
    known: keyedDigest(secret, 'known browser', `${found.id} ${found.hash}`),
    owner: keyedDigest(secret, 'owner browser', `${found.id} ${found.email}`),
    gate: gateMark(secret, found.email),
  }
}

const GATE_ID = 22

const gateMark = (secret: string, email: string): string =>
  signedMark(secret, keyedDigest(secret, 'gate browser', addressKey(email)).slice(0, GATE_ID))

const signedMark = (secret: string, id: string): string =>
  `${id}${keyedDigest(secret, 'gate mark', id).slice(0, MARK_LENGTH - GATE_ID)}`

const marksIn = ({ config }: { config: Pick<Config, 'https'> }, headers: Headers): string[] =>
  (cookieOf(headers, cookieName(config, COOKIE)) ?? '').split('~').filter((each) => MARK.test(each))

const isIn = (marks: string[], mark: string) => marks.some((each) => isSame(each, mark))

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other))
