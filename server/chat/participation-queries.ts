import { and, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { UNREAD_MESSAGES_MAX } from '#contract/chat/limits.ts'
import { notBlocked } from '#server/accounts/settings/block-queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { statement } from '#server/foundation/db/statement.ts'
import { isNotHidden } from './message-queries.ts'
import { otherOf } from './queries.ts'
import { isPending, waitsFor } from './request-queries.ts'
import { chatRequest, conversation, message, participation } from './tables.ts'

/**
 * SQL: the other side wrote this message, and the member has neither read nor deleted it. Messages of a member who is gone never count as unread, because their
 * text is erased.
 */
const isUnread = (memberId: string | SQL) =>
  and(
    eq(message.conversationId, participation.conversationId),
    gt(message.seq, participation.readSeq),
    ne(message.senderId, memberId),
    isNull(message.deletedAt),
    isNotHidden(memberId),
  )

export type ParticipationFacts = { memberId: string; deliveredSeq: number; readSeq: number; unread: number }

const asksIn = (memberId: SQL, now: SQL) =>
  and(eq(chatRequest.conversationId, conversation.id), eq(chatRequest.toId, memberId), isPending(now))

export const participationsJson = (memberId: SQL, conversationId: SQL): SQL => sql`(
  select json_agg(json_build_object(
    'memberId', ${participation.memberId}, 'deliveredSeq', ${participation.deliveredSeq}, 'readSeq', ${participation.readSeq}, 'unread', case when ${participation.memberId} = ${memberId} then (
      select count(*) from (select from ${message} where ${isUnread(memberId)} limit ${sql.raw(String(UNREAD_MESSAGES_MAX))}) unread
    ) else 0 end
  ))
  from ${participation} where ${participation.conversationId} = ${conversationId})`

const reader = sql`${sql.placeholder('memberId')}::uuid`
const instant = sql`${sql.placeholder('now')}::timestamptz`

const readUnread = statement<{ memberId: string; now: string }, { conversations: number; requests: number }>(
  'unread_talks',
  sql`
    select (
      select count(*)::int from ${participation} join ${conversation} on ${conversation.id} = ${participation.conversationId}
      where ${participation.memberId} = ${reader} and ${conversation.activeSince} is not null and ${conversation.lastSeq} > ${participation.readSeq}
        and ${notBlocked(reader, otherOf(reader))}
        and (${conversation.endedAt} is null or not exists (select from ${chatRequest} where ${asksIn(reader, instant)}))
        and exists (select from ${message} where ${isUnread(reader)})
    ) as conversations, (select count(*)::int from ${chatRequest} where ${waitsFor(reader, instant)}) as requests`,
)

/** A message that came with a waiting request counts as part of the request. */
export async function countUnread(
  db: Reader,
  memberId: string,
  now: Date,
): Promise<{ conversations: number; requests: number }> {
  const [counts] = await readUnread(db, { memberId, now: now.toISOString() })
  return counts!
}
