import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { notBlocked } from '#server/accounts/settings/block-queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { givenIds, statement } from '#server/foundation/db/statement.ts'
import { chatRequest, conversation, message } from './tables.ts'

export type RequestRow = typeof chatRequest.$inferSelect

export const isPending = (now: Date | SQL) => and(eq(chatRequest.status, 'pending'), gt(chatRequest.expiresAt, now))

export const waitsFor = (memberId: string | SQL, now: Date | SQL) =>
  and(eq(chatRequest.toId, memberId), isPending(now), notBlocked(memberId, chatRequest.fromId))

export const requestsTo = (db: Reader, memberId: string, now: Date): Promise<RequestRow[]> =>
  db.select().from(chatRequest).where(waitsFor(memberId, now)).orderBy(desc(chatRequest.id))

export async function requestsToTell(
  db: Reader,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, RequestToTell>> {
  const rows = await readToTell(db, { ids: [...ids], now: now.toISOString() })
  return new Map(rows.map((row) => [row.id, row]))
}

type RequestToTell = Pick<RequestRow, 'id' | 'conversationId' | 'kind' | 'status'>

const readToTell = statement<{ ids: string[]; now: string }, RequestToTell>(
  'requests_to_tell',
  sql`
    select ${chatRequest.id} as id, ${chatRequest.conversationId} as "conversationId", ${chatRequest.kind} as kind, ${chatRequest.status} as status
    from ${chatRequest} join ${conversation} on ${conversation.id} = ${chatRequest.conversationId}
    where ${and(
      sql`${chatRequest.id} = any (${givenIds('ids')})`,
      or(
        isPending(sql`${sql.placeholder('now')}::timestamptz`),
        and(sql`${chatRequest.status} = 'accepted'`, isNotNull(conversation.activeSince), isNull(conversation.endedAt)),
      ),
    )}`,
)

export async function waitingIn(
  db: Reader,
  conversationIds: readonly string[],
  now: Date,
): Promise<Map<string, RequestRow>> {
  if (conversationIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(chatRequest)
    .where(and(inArray(chatRequest.conversationId, [...conversationIds]), isPending(now)))
    .orderBy(desc(chatRequest.id))
  return new Map(rows.map((row) => [row.conversationId, row]))
}

/**
 * Empty where the author deleted the text or moderation hid it. Nothing else can be written before the request is accepted, so the text is the latest
 * message.
 */
export async function introductionsOf(
  db: Reader,
  requests: readonly Pick<RequestRow, 'id' | 'kind'>[],
): Promise<Map<string, string>> {
  const ids = requests.filter(({ kind }) => kind === 'chat').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const last = db
    .select()
    .from(message)
    .where(eq(message.conversationId, chatRequest.conversationId))
    .orderBy(desc(message.seq))
    .limit(1)
    .as('last')
  const rows = await db
    .select({
      conversationId: chatRequest.conversationId,
      body: sql<string>`case when ${last.hiddenAt} is null then ${last.body} else '' end`,
    })
    .from(chatRequest)
    .innerJoinLateral(last, sql`true`)
    .where(
      and(
        inArray(chatRequest.id, ids),
        eq(last.senderId, chatRequest.fromId),
        gte(last.createdAt, chatRequest.createdAt),
      ),
    )
  return new Map(rows.map(({ conversationId, body }) => [conversationId, body]))
}
