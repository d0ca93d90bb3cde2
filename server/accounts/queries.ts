import { type AnyColumn, and, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { BlockedMember, ConsentKind, ConsentRecord, Role } from '#contract/accounts/schema.ts'
import type { Language, Theme } from '#contract/foundation/languages.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { block, consent, member, role, session, user, usernameReservation } from './tables.ts'

/** Whether a username, by its key, belongs to a member or is held back: until it is forgotten, as is an account that nobody confirmed. */
export async function isUsernameHeld(tx: Tx, key: string): Promise<boolean> {
  const [taken] = await tx.select({ key: member.usernameKey }).from(member).where(eq(member.usernameKey, key))
  if (taken) return true
  const [reserved] = await tx
    .select({ key: usernameReservation.usernameKey })
    .from(usernameReservation)
    .where(eq(usernameReservation.usernameKey, key))
  return reserved !== undefined
}

/** Usernames by member id; an id that is absent belongs to nobody any more. */
export async function usernamesOf(db: Reader, memberIds: Iterable<string>): Promise<Map<string, string>> {
  const ids = [...new Set(memberIds)]
  if (ids.length === 0) return new Map()
  const rows = await db.select({ id: member.id, username: member.username }).from(member).where(inArray(member.id, ids))
  return new Map(rows.map(({ id, username }) => [id, username]))
}

/** A confirmed member, unless the reader shares a block with them. */
export async function memberFor(db: Reader, readerId: string, memberId: string) {
  const [row] = await db
    .select({ id: member.id, username: member.username, createdAt: member.createdAt })
    .from(member)
    .innerJoin(user, eq(user.id, member.id))
    .where(and(eq(member.id, memberId), user.emailVerified, notBlocked(readerId, member.id)))
  return row
}

export type Account = {
  id: string
  username: string
  email: string
  language: Language
  theme: Theme
  createdAt: Date
  granted: Role[]
  consents: ConsentKind[]
}

/** A member's account with the roles granted and the consents in force; undefined when it is gone. */
export async function accountOf(db: Reader, memberId: string): Promise<Account | undefined> {
  const [row] = await db
    .select({
      id: member.id,
      username: member.username,
      email: user.email,
      language: member.language,
      theme: member.theme,
      createdAt: member.createdAt,
      granted: sql<Role[]>`array(select ${role.role} from ${role} where ${role.memberId} = ${member.id} order by 1)`,
      consents: sql<
        ConsentKind[]
      >`array(select ${consent.kind} from ${consent} where ${consent.memberId} = ${member.id} and ${consent.withdrawnAt} is null)`,
    })
    .from(member)
    .innerJoin(user, eq(user.id, member.id))
    .where(eq(member.id, memberId))
  return row
}

/**
 * SQL: the member of this column, if any, and the reader have not blocked each other. For every query that shows what someone made. Blocks are
 * read once a query, not row by row.
 */
export const notBlocked = (readerId: string, column: AnyColumn): SQL =>
  sql`(${column} = any (array(select ${block.blockedId} from ${block} where ${block.blockerId} = ${readerId} union all select ${block.blockerId} from ${block} where ${block.blockedId} = ${readerId}))) is not true`

/** Everyone with whom this member shares a block, whoever set it. */
export async function blockedWith(db: Reader, memberId: string): Promise<string[]> {
  const rows = await db
    .select({ blockerId: block.blockerId, blockedId: block.blockedId })
    .from(block)
    .where(or(eq(block.blockerId, memberId), eq(block.blockedId, memberId)))
  return [...new Set(rows.map(({ blockerId, blockedId }) => (blockerId === memberId ? blockedId : blockerId)))]
}

/** Whom this member blocked, latest first. */
export const blockedBy = (db: Reader, memberId: string): Promise<BlockedMember[]> =>
  db
    .select({ id: member.id, username: member.username, blockedAt: block.createdAt })
    .from(block)
    .innerJoin(member, eq(member.id, block.blockedId))
    .where(eq(block.blockerId, memberId))
    .orderBy(desc(block.createdAt), desc(member.id))

/** SQL: the member of this column has given this consent and not withdrawn it. */
export const hasConsented = (kind: ConsentKind, column: AnyColumn): SQL =>
  sql`exists (select 1 from ${consent} where ${and(eq(consent.memberId, column), eq(consent.kind, kind), isNull(consent.withdrawnAt))})`

/** Of these members, those who take part in matching: they have not switched it off, and their health data may be used. */
export async function matchedMembers(db: Reader, memberIds: readonly string[]): Promise<string[]> {
  if (memberIds.length === 0) return []
  const rows = await db
    .select({ id: member.id })
    .from(member)
    .where(and(inArray(member.id, [...memberIds]), member.isMatched, hasConsented('healthData', member.id)))
  return rows.map(({ id }) => id)
}

/** Of these members, those who still are and share no block with `otherId`. */
export async function presentMembers(db: Reader, memberIds: readonly string[], otherId: string): Promise<string[]> {
  if (memberIds.length === 0) return []
  const rows = await db
    .select({ id: member.id })
    .from(member)
    .where(and(inArray(member.id, [...memberIds]), notBlocked(otherId, member.id)))
  return rows.map(({ id }) => id)
}

/** Whether this member has matching switched on. */
export async function isMatched(db: Reader, memberId: string): Promise<boolean> {
  const [row] = await db.select({ isMatched: member.isMatched }).from(member).where(eq(member.id, memberId))
  return row?.isMatched ?? false
}

/** Every consent a member gave, latest first, those withdrawn too. */
export const consentsOf = (db: Reader, memberId: string): Promise<ConsentRecord[]> =>
  db
    .select({
      kind: consent.kind,
      version: consent.version,
      givenAt: consent.givenAt,
      withdrawnAt: consent.withdrawnAt,
    })
    .from(consent)
    .where(eq(consent.memberId, memberId))
    .orderBy(desc(consent.givenAt), desc(consent.id))

/** Where a member is signed in, used last first. */
export const sessionsOf = (db: Reader, memberId: string) =>
  db
    .select({
      id: session.id,
      userAgent: session.userAgent,
      createdAt: session.createdAt,
      lastUsedAt: session.updatedAt,
    })
    .from(session)
    .where(and(eq(session.userId, memberId), gt(session.expiresAt, sql`now()`)))
    .orderBy(desc(session.updatedAt), desc(session.id))

/** How many members have confirmed their address. */
export const countMembers = (db: Reader): Promise<number> => db.$count(user, eq(user.emailVerified, true))
