import { and, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { account, passkey, twoFactor } from '../../tables.ts'
import { browserCookie, isOwnerBrowser } from '../known-browser-queries.ts'

// A person who knew the password could add a second factor, a passkey or an account elsewhere. A method that was used in a browser of the member is proven to
// be theirs, and stands when they choose a new password by mail. A browser is the member's where a mailed link was followed in it, or where something proven
// was used.

type BrowserServices = Pick<Services, 'db' | 'config' | 'secret' | 'now'>
type Way = typeof twoFactor | typeof passkey | typeof account

/**
 * Notes that a method was used, or added, in this browser: in one of the member's it is proven from then on.
 * @param which  SQL: the row of `way`, which is this member's
 * @returns whether it is proven, and so whether this browser is the member's from then on
 */
export async function noteUse(
  deps: BrowserServices,
  headers: Headers,
  { memberId, way, which }: { memberId: string; way: Way; which: SQL | undefined },
): Promise<boolean> {
  if (await isThere(deps.db, sql`select from ${way} where ${and(which, isNotNull(way.provenAt))}`)) return true
  if (!(await isOwnerBrowser(deps, headers, memberId))) return false
  const proven = await deps.db
    .update(way)
    .set({ provenAt: deps.now() })
    .where(and(which, isNull(way.provenAt)))
  return (proven.rowCount ?? 0) > 0
}

/** SQL: an account elsewhere by which this member enters. */
export const isIdentityOf = (memberId: string): SQL | undefined =>
  and(eq(account.userId, memberId), ne(account.providerId, 'credential'))

/** Whether anything of this member's is proven. */
async function hasProven(db: Reader, memberId: string): Promise<boolean> {
  const proven = [
    sql`select from ${twoFactor} where ${and(eq(twoFactor.userId, memberId), isNotNull(twoFactor.provenAt))}`,
    sql`select from ${passkey} where ${and(eq(passkey.userId, memberId), isNotNull(passkey.provenAt))}`,
    sql`select from ${account} where ${and(isIdentityOf(memberId), isNotNull(account.provenAt))}`,
  ]
  return isThere(db, sql.join(proven, sql` union all `))
}

async function isThere(db: Reader, rows: SQL): Promise<boolean> {
  const { rows: found } = await db.execute<{ isThere: boolean }>(sql`select exists (${rows}) as "isThere"`)
  return found[0]?.isThere ?? false
}

/**
 * Returns the cookie that makes this browser its member's, where a link mailed to the address has been followed to its end. Where something is proven the
 * mailbox alone is not enough: methods that a reader of the mailbox added then would be taken for the member's.
 * @returns cookies that go with the answer
 */
export async function ownByMail(deps: BrowserServices, headers: Headers, memberId: string): Promise<string[]> {
  if (await hasProven(deps.db, memberId)) return []
  const cookie = await browserCookie(deps, headers, memberId, ['owner'])
  return cookie ? [cookie] : []
}
