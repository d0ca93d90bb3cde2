import { and, asc, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { CallLine } from '#contract/chat/schema.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { statement } from '#server/foundation/db/statement.ts'
import { type MediaJson, mediaJson } from '#server/media/queries.ts'
import { isTheirs, type Side, sideColumns, sideOf } from './queries.ts'
import { call, conversation, hiddenMessage, message, sealedMessage } from './tables.ts'

export type MessageRow = typeof message.$inferSelect

/** SQL: this member has not deleted the message for themselves, and it is not one of the other side that moderation hid. */
export const isNotHidden = (memberId: string | SQL): SQL =>
  sql`((${message.hiddenAt} is null or ${message.senderId} = ${memberId}) and not exists (
    select from ${hiddenMessage} where ${hiddenMessage.messageId} = ${message.id} and ${hiddenMessage.memberId} = ${memberId}
  ))`

type MessagePage = { conversationId: string; before?: number | undefined; after?: number | undefined; limit: number }

/** Messages that this member sees, one more than asked where there are more: latest first, or after a number oldest first. */
export const messagePage = (
  db: Reader,
  memberId: string,
  { conversationId, before, after, limit }: MessagePage,
): Promise<MessageRow[]> =>
  db
    .select()
    .from(message)
    .where(
      and(
        eq(message.conversationId, conversationId),
        before === undefined ? undefined : lt(message.seq, before),
        after === undefined ? undefined : gt(message.seq, after),
        isNotHidden(memberId),
      ),
    )
    .orderBy(after === undefined ? desc(message.seq) : asc(message.seq))
    .limit(limit + 1)

export async function messagesById(db: Reader, ids: Iterable<string>): Promise<Map<string, MessageRow>> {
  const asked = [...new Set(ids)]
  if (asked.length === 0) return new Map()
  const rows = await db.select().from(message).where(inArray(message.id, asked))
  return new Map(rows.map((row) => [row.id, row]))
}

/** A message in one of this member's conversations that they have not deleted for themselves. */
export async function messageFor(
  db: Reader,
  memberId: string,
  id: string,
): Promise<{ row: MessageRow; side: Side } | undefined> {
  const [found] = await db
    .select({ message, ...sideColumns(memberId) })
    .from(message)
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .where(and(eq(message.id, id), isTheirs(memberId), isNotHidden(memberId)))
  return found && { row: found.message, side: sideOf(found) }
}

export type Quoted = Pick<MessageRow, 'id' | 'senderId' | 'body' | 'hasImage' | 'deletedAt' | 'hiddenAt'>
type CallTold = { outcome: CallLine['outcome']; seconds: number }

/** The data that a message is shown with, beside its own row. */
export type MessageFacts = { quoted: Quoted | null; images: MediaJson; call: CallTold | null; isSealed: boolean }

const quote = alias(message, 'quote')

const readFacts = statement<{ ids: string[]; now: string }, MessageFacts & { id: string }>(
  'message_facts',
  sql`
    select ${message.id} as id, ${mediaJson('message', sql`${message.id}`)} as images,
      case when ${quote.id} is not null then json_build_object(
        'id', ${quote.id}, 'senderId', ${quote.senderId}, 'body', ${quote.body}, 'hasImage', ${quote.hasImage},
        'deletedAt', ${quote.deletedAt}, 'hiddenAt', ${quote.hiddenAt}
      ) end as quoted,
      case when ${call.outcome} is not null then json_build_object(
        'outcome', ${call.outcome},
        'seconds', coalesce(greatest(0, round(extract(epoch from ${call.endedAt} - ${call.answeredAt})::numeric)), 0)
      ) end as call,
      exists (
        select from ${sealedMessage}
        where ${sealedMessage.messageId} = ${message.id} and ${sealedMessage.sealedUntil} > ${sql.placeholder('now')}::timestamptz
      ) as "isSealed"
    from ${message}
    left join ${message} as "quote" on ${quote.id} = ${message.quoteId}
    left join ${call} on ${call.id} = ${message.callId}
    where ${message.id} = any (${sql.placeholder('ids')}::uuid[])`,
)

/** Returns pictures, what is quoted, how a call ended, and whether what was taken back is sealed still, by the message's id. */
export async function messageFacts(
  db: Reader,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, MessageFacts>> {
  if (ids.length === 0) return new Map()
  const rows = await readFacts(db, { ids: [...ids], now: now.toISOString() })
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}
