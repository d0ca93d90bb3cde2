import { and, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { NoticeKind } from '#contract/notifications/schema.ts'
import { notBlocked } from '#server/accounts/settings/block-queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
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

type Page = {
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
  { memberId, kind, kinds, isUnread, cursor, limit }: Page,
): Promise<NoticeFacts[]> {
  const rows = await db
    .select()
    .from(notice)
    .where(
      and(
        eq(notice.recipientId, memberId),
        kind && eq(notice.kind, kind),
        kinds && inArray(notice.kind, [...kinds]),
        isUnread ? isNull(notice.readAt) : undefined,
        cursor ? lt(notice.id, cursor) : undefined,
        notBlocked(memberId, notice.senderId),
      ),
    )
    .orderBy(desc(notice.id))
    .limit(limit + 1)
  return rows.map(({ readAt, ...facts }) => ({ ...facts, isRead: readAt !== null }))
}

/**
 * How many members were told of this one's recoveries, as kept when they were told. Counted anew, it would fall as one of them blocks, leaves or withdraws
 * consent, and tell that somebody did.
 */
export async function membersToldBy(db: Reader, memberId: string): Promise<number> {
  const [row] = await db.select().from(recoveryReach).where(eq(recoveryReach.memberId, memberId))
  return row?.members ?? 0
}

/** SQL: the member of this column was told something of this kind of the subject in that one. */
export const wasToldOf = (kind: NoticeKind, recipientId: SQL, subjectId: SQL): SQL =>
  sql`exists (
    select from ${notice} told where told.recipient_id = ${recipientId} and told.kind = ${kind} and told.subject_id = ${subjectId}
  )`
