import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { MESSAGES_MAX, MESSAGES_PER_PAGE } from '#contract/chat/limits.ts'
import type { CallLine } from '#contract/chat/schema.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { givenIds, keptByKey, namedColumns, rowOf, statement } from '#server/foundation/db/statement.ts'
import { type MediaJson, mediaJson } from '#server/media/queries.ts'
import { isTheirs, type Side, sideColumns, sideOf } from './queries.ts'
import { call, conversation, hiddenMessage, message, sealedMessage } from './tables.ts'

export type MessageRow = typeof message.$inferSelect

export const isNotHidden = (memberId: string | SQL): SQL =>
  sql`((${message.hiddenAt} is null or ${message.senderId} = ${memberId}) and not exists (
    select from ${hiddenMessage} where ${hiddenMessage.messageId} = ${message.id} and ${hiddenMessage.memberId} = ${memberId}
  ))`

export const latestMessages = (
  db: Reader,
  memberId: string,
  { conversationId, limit }: { conversationId: string; limit: number },
): Promise<MessageRow[]> =>
  db
    .select()
    .from(message)
    .where(and(eq(message.conversationId, conversationId), isNotHidden(memberId)))
    .orderBy(desc(message.seq))
    .limit(limit)

type MessagePage = { conversationId: string; before?: number | undefined; after?: number | undefined; limit: number }

const columns = getTableColumns(message)
type PageValues = { memberId: string; conversationId: string; after: number; before: number }

/** Row limits of the prepared statements: one more than is shown at once, and one more than may be asked for. */
const ROWS = [MESSAGES_PER_PAGE + 1, MESSAGES_MAX + 1]
const LAST_SEQ = 2_147_483_647

const pageStatement = keptByKey(({ isAfter, most }: { isAfter: boolean; most: number }) => {
  const memberId = sql`${sql.placeholder('memberId')}::uuid`
  const order = isAfter ? sql`asc` : sql`desc`
  return statement<PageValues, Record<keyof MessageRow, unknown>>(
    ['message_page', isAfter ? 'after' : 'before', most].join('_'),
    sql`
      select said.* from ${conversation} left join lateral (
        select ${namedColumns(columns)} from ${message}
        where ${message.conversationId} = ${conversation.id} and ${message.seq} > ${sql.placeholder('after')}::int
          and ${message.seq} < ${sql.placeholder('before')}::int and ${isNotHidden(memberId)}
        order by ${message.seq} ${order} limit ${sql.raw(String(most))}
      ) said on true
      where ${conversation.id} = ${sql.placeholder('conversationId')}::uuid and ${isTheirs(memberId)}
      order by said.seq ${order}`,
  )
})

export async function messagePage(
  db: Reader,
  memberId: string,
  { conversationId, before = LAST_SEQ, after, limit }: MessagePage,
): Promise<MessageRow[] | undefined> {
  const most = ROWS.find((rows) => rows > limit)!
  const ask = pageStatement({ isAfter: after !== undefined, most })
  const found = await ask(db, { memberId, conversationId, after: after ?? 0, before })
  if (found.length === 0) return undefined
  const shown = found.filter(({ id }) => id !== null).slice(0, limit + 1)
  return shown.map((row) => rowOf<MessageRow>(columns, row))
}

export async function messagesById(db: Reader, ids: Iterable<string>): Promise<Map<string, MessageRow>> {
  const asked = [...new Set(ids)]
  if (asked.length === 0) return new Map()
  const rows = await db.select().from(message).where(inArray(message.id, asked))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Returns a message of this member's conversations, unless they deleted it for themselves. */
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
type CallOutcomeFacts = { outcome: CallLine['outcome']; seconds: number }

export type MessageFacts = {
  quoted: Quoted | null
  images: MediaJson
  call: CallOutcomeFacts | null
  isSealed: boolean
}

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
    where ${message.id} = any (${givenIds('ids')})`,
)

export async function messageFacts(
  db: Reader,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, MessageFacts>> {
  if (ids.length === 0) return new Map()
  const rows = await readFacts(db, { ids: [...ids], now: now.toISOString() })
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}
