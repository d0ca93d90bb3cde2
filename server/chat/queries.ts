import { and, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { notBlocked } from '#server/accounts/settings/block-queries.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { statement } from '#server/foundation/db/statement.ts'
import { conversation } from './tables.ts'

export type ConversationRow = typeof conversation.$inferSelect

export type Side = ConversationRow & { otherId: string | null }

export const isSideOf = (memberId: string | SQL): SQL =>
  sql`(${or(eq(conversation.lowId, memberId), eq(conversation.highId, memberId))})`

export const otherOf = (memberId: string | SQL): SQL<string | null> =>
  sql`case when ${conversation.lowId} = ${memberId} then ${conversation.highId} else ${conversation.lowId} end`

export const isTheirs = (memberId: string | SQL) => and(isSideOf(memberId), notBlocked(memberId, otherOf(memberId)))

export const sideColumns = (memberId: string) => ({ row: conversation, otherId: otherOf(memberId) })
export const sideOf = ({ row, otherId }: { row: ConversationRow; otherId: string | null }): Side => ({
  ...row,
  otherId,
})

export async function sideFor(db: Reader, memberId: string, id: string): Promise<Side | undefined> {
  const [found] = await db
    .select(sideColumns(memberId))
    .from(conversation)
    .where(and(eq(conversation.id, id), isTheirs(memberId)))
  return found && sideOf(found)
}

export async function sideWith(db: Reader, memberId: string, otherId: string): Promise<Side | undefined> {
  const [lowId, highId] = [memberId, otherId].sort() as [string, string]
  const [found] = await db
    .select(sideColumns(memberId))
    .from(conversation)
    .where(and(eq(conversation.lowId, lowId), eq(conversation.highId, highId), isTheirs(memberId)))
  return found && sideOf(found)
}

type Held = Omit<Side, 'createdAt' | 'lastMessageAt' | 'activeSince' | 'endedAt' | 'videoSince'> & {
  createdAt: string
  lastMessageAt: string
  activeSince: string | null
  endedAt: string | null
  videoSince: string | null
}
const parameters = { memberId: sql`${sql.placeholder('memberId')}::uuid`, id: sql.placeholder('id') }

const holdSide = statement<{ memberId: string; id: string }, Held>(
  'hold_side',
  sql`
    select ${conversation.id}, ${conversation.lowId} as "lowId", ${conversation.highId} as "highId",
      ${conversation.createdAt} as "createdAt", ${conversation.activeSince} as "activeSince",
      ${conversation.endedAt} as "endedAt", ${conversation.videoSince} as "videoSince", ${conversation.lastSeq} as "lastSeq",
      ${conversation.lastMessageAt} as "lastMessageAt", ${otherOf(parameters.memberId)} as "otherId"
    from ${conversation} where ${conversation.id} = ${parameters.id} and ${isTheirs(parameters.memberId)}
    for no key update`,
)

/** The row is locked until the transaction ends, so that writers wait for each other. */
export async function lockSide(tx: Tx, memberId: string, id: string): Promise<Side | undefined> {
  const [held] = await holdSide(tx, { memberId, id })
  if (!held) return undefined
  const at = (text: string | null) => (text === null ? null : new Date(text))
  return {
    ...held,
    createdAt: new Date(held.createdAt),
    lastMessageAt: new Date(held.lastMessageAt),
    activeSince: at(held.activeSince),
    endedAt: at(held.endedAt),
    videoSince: at(held.videoSince),
  }
}

/** Does not check who may see the conversation. */
export async function lockConversation(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: conversation.id }).from(conversation).where(eq(conversation.id, id)).for('no key update')
}

export const countConversations = (db: Reader, memberId: string): Promise<number> =>
  db.$count(conversation, and(isTheirs(memberId), isNotNull(conversation.activeSince), isNull(conversation.endedAt)))

const TOLD_MAX = 50

export async function latestConversations(db: Reader, memberId: string): Promise<{ id: string; otherId: string }[]> {
  const found = await db
    .select(sideColumns(memberId))
    .from(conversation)
    .where(and(isTheirs(memberId), isNotNull(conversation.activeSince), isNull(conversation.endedAt)))
    .orderBy(desc(conversation.lastMessageAt))
    .limit(TOLD_MAX)
  return found.flatMap(({ row, otherId }) => (otherId ? [{ id: row.id, otherId }] : []))
}

export async function readableConversations(
  db: Reader,
  memberId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: conversation.id })
    .from(conversation)
    .where(and(inArray(conversation.id, [...ids]), isTheirs(memberId)))
  return new Set(rows.map(({ id }) => id))
}

export async function conversationsWith(
  db: Reader,
  memberId: string,
  otherIds: readonly string[],
): Promise<Map<string, string>> {
  if (otherIds.length === 0) return new Map()
  const other = otherOf(memberId)
  const rows = await db
    .select({ id: conversation.id, otherId: other })
    .from(conversation)
    .where(and(isSideOf(memberId), isNotNull(conversation.activeSince), inArray(other, [...otherIds])))
  return new Map(rows.flatMap(({ id, otherId }) => (otherId ? [[otherId, id] as const] : [])))
}
