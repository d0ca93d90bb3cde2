import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { PAGE_MAX, PAGE_SIZE } from '#contract/foundation/limits.ts'
import { UNREAD_NOTICES_MAX } from '#contract/notifications/limits.ts'
import type { NoticeKind } from '#contract/notifications/schema.ts'
import { notBlocked } from '#server/accounts/settings/block-queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { LAST_ID } from '#server/foundation/db/ids.ts'
import { keptByKey, namedColumns, rowOf, statement } from '#server/foundation/db/statement.ts'
import { notice, recoveryReach } from './tables.ts'

export type NoticeFacts = {
  id: string
  kind: NoticeKind
  recipientId: string
  senderId: string | null
  subjectId: string
  createdAt: Date
  isRead: boolean
}

export type NoticesAsked = {
  memberId: string
  kind?: NoticeKind | undefined
  kinds?: readonly NoticeKind[] | undefined
  isUnread?: boolean
  cursor?: string | undefined
  limit: number
}

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

/**
 * The numbers of rows that may be read at once. They are literals in the statement, as in the feed: for one notice, a page, the largest page, and the largest
 * count.
 */
const ROWS = [2, PAGE_SIZE + 1, PAGE_MAX + 1, UNREAD_NOTICES_MAX + 1]

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

/** As recorded at each notice: a new count would fall when a member blocks, leaves or withdraws consent, and so reveal it. */
export async function membersToldBy(db: Reader, memberId: string): Promise<number> {
  const [row] = await db.select().from(recoveryReach).where(eq(recoveryReach.memberId, memberId))
  return row?.members ?? 0
}

export const noticedSubjects = (kind: NoticeKind, recipientId: SQL): SQL =>
  sql`select told.subject_id from ${notice} told where told.recipient_id = ${recipientId} and told.kind = ${kind}`

export const noticedMembers = (kind: NoticeKind, subjectId: SQL): SQL =>
  sql`select told.recipient_id from ${notice} told where told.subject_id = ${subjectId} and told.kind = ${kind}`

export const wasNotifiedOf = (kind: NoticeKind, recipientId: SQL, subjectId: SQL): SQL =>
  sql`exists (
    select from ${notice} told where told.recipient_id = ${recipientId} and told.kind = ${kind} and told.subject_id = ${subjectId}
  )`
