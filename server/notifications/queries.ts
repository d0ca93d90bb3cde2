import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { PAGE_MAX, PAGE_SIZE } from '#contract/foundation/page.ts'
import type { NoticeKind } from '#contract/notifications/schema.ts'
import { notBlocked } from '#server/accounts/settings/block-queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { keptByKey, namedColumns, rowOf, statement } from '#server/foundation/db/statement.ts'
import { notice, recoveryReach } from './tables.ts'

/** A notice without its words. */
export type NoticeFacts = {
  id: string
  kind: NoticeKind
  recipientId: string
  /** Null for what Vécu itself reminds of. */
  senderId: string | null
  subjectId: string
  createdAt: Date
  isRead: boolean
}

/** Unread notices are counted no further: the badge says 9+. */
export const UNREAD_MAX = 100

/** Which of a member's notices are asked for. */
export type NoticesAsked = {
  memberId: string
  kind?: NoticeKind | undefined
  /** Any of these. */
  kinds?: readonly NoticeKind[] | undefined
  isUnread?: boolean
  cursor?: string | undefined
  limit: number
}

/** A member's notices, newest first, one more than asked where there are more. None from members blocked either way. */
export async function noticesOf(
  db: Reader,
  { memberId, kind, kinds, isUnread = false, cursor, limit }: NoticesAsked,
): Promise<NoticeFacts[]> {
  const rowsAtMost = ROWS.find((rows) => rows > limit)!
  const ofKinds = kind ? [kind].filter((each) => kinds?.includes(each) ?? true) : kinds
  const ask = pageStatement({ isOfKinds: ofKinds !== undefined, isUnread, rowsAtMost })
  const rows = await ask(db, { memberId, cursor: cursor ?? LAST_ID, ...(ofKinds && { kinds: [...ofKinds] }) })
  return rows.slice(0, limit + 1).map((row) => rowOf<NoticeFacts>(factColumns, row))
}

const factColumns = {
  id: notice.id,
  kind: notice.kind,
  recipientId: notice.recipientId,
  senderId: notice.senderId,
  subjectId: notice.subjectId,
  createdAt: notice.createdAt,
  isRead: sql`${isNotNull(notice.readAt)}`,
}

/** Beyond the id of every notice. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
/** Rows that a page is read with, written in as those of the feed are: for one notice, a page, as many as may be asked for, and as many as are counted. */
const ROWS = [2, PAGE_SIZE + 1, PAGE_MAX + 1, UNREAD_MAX + 1]

type Variant = { isOfKinds: boolean; isUnread: boolean; rowsAtMost: number }

const pageStatement = keptByKey(({ isOfKinds, isUnread, rowsAtMost }: Variant) => {
  const memberId = sql`${sql.placeholder('memberId')}::uuid`
  const isAsked = and(
    sql`${notice.recipientId} = ${memberId}`,
    isOfKinds ? sql`${notice.kind} = any (${sql.placeholder('kinds')}::text[])` : undefined,
    isUnread ? isNull(notice.readAt) : undefined,
    sql`${notice.id} < ${sql.placeholder('cursor')}::uuid`,
    notBlocked(memberId, notice.senderId),
  )
  return statement<{ memberId: string; cursor: string; kinds?: string[] }, Record<keyof NoticeFacts, unknown>>(
    ['notice_page', isOfKinds && 'of_kinds', isUnread && 'unread', rowsAtMost]
      .filter((part) => part !== false)
      .join('_'),
    sql`
      select ${namedColumns(factColumns)} from ${notice} where ${isAsked}
      order by ${notice.id} desc limit ${sql.raw(String(rowsAtMost))}`,
  )
})

/**
 * How many members were told of this one's recoveries, as kept when they were told. Counted anew, it would fall as one of them blocks, leaves or withdraws
 * consent, and tell that somebody did.
 */
export async function membersToldBy(db: Reader, memberId: string): Promise<number> {
  const [row] = await db.select().from(recoveryReach).where(eq(recoveryReach.memberId, memberId))
  return row?.members ?? 0
}

/** SQL: the subjects of all notices of a kind that this member was given. */
export const subjectsTold = (kind: NoticeKind, recipientId: SQL): SQL =>
  sql`select told.subject_id from ${notice} told where told.recipient_id = ${recipientId} and told.kind = ${kind}`

/** SQL: all members who were given a notice of a kind of this subject. */
export const membersTold = (kind: NoticeKind, subjectId: SQL): SQL =>
  sql`select told.recipient_id from ${notice} told where told.subject_id = ${subjectId} and told.kind = ${kind}`

/** SQL: the member of this column was told something of this kind of the subject in that one. */
export const wasToldOf = (kind: NoticeKind, recipientId: SQL, subjectId: SQL): SQL =>
  sql`exists (
    select from ${notice} told where told.recipient_id = ${recipientId} and told.kind = ${kind} and told.subject_id = ${subjectId}
  )`
