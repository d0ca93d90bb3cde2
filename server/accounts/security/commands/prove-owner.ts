import { and, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { account, passkey, twoFactor } from '../../tables.ts'
import { browserCookie, isOwnerBrowser } from '../known-browser-queries.ts'

// Somebody who knew the password could have added a second factor, a passkey or an identity. A method counts as proven once it is used in a browser of the
// member, and a proven method stays when a new password is chosen by mail. A browser becomes the member's when a mailed link is followed in it, or when a
// proven method is used in it.

type BrowserServices = Pick<Services, 'db' | 'config' | 'secret' | 'now'>
type Way = typeof twoFactor | typeof passkey | typeof account

/**
 * @param which SQL: the row of `way` that belongs to this member
 * @returns whether the method is proven, which makes the browser the member's
 */
export async function markMethodUsed(
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

export const isIdentityOf = (memberId: string): SQL | undefined =>
  and(eq(account.userId, memberId), ne(account.providerId, 'credential'))

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
 * Returns the cookie that makes this browser the member's, after a mailed link was used in it. Where a method is already proven, reading the mailbox is not
 * enough: methods that a stranger with access to the mailbox adds would count as proven.
 * @returns cookies to send with the answer
 */
export async function ownerCookieAfterMail(
  deps: BrowserServices,
  headers: Headers,
  memberId: string,
): Promise<string[]> {
  if (await hasProven(deps.db, memberId)) return []
  const cookie = await browserCookie(deps, headers, memberId, ['owner'])
  return cookie ? [cookie] : []
}
