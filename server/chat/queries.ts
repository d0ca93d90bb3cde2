import { and, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { notBlocked } from '#server/accounts/settings/block-queries.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { statement } from '#server/foundation/db/statement.ts'
import { conversation } from './tables.ts'

export type ConversationRow = typeof conversation.$inferSelect

/** A conversation from one side. `otherId` is null where the other account is gone. */
export type Side = ConversationRow & { otherId: string | null }

/** SQL: this member is one of the two. */
export const isSideOf = (memberId: string | SQL): SQL =>
  sql`(${or(eq(conversation.lowId, memberId), eq(conversation.highId, memberId))})`

/** SQL: the id of the other member of the conversation. */
export const otherOf = (memberId: string | SQL): SQL<string | null> =>
  sql`case when ${conversation.lowId} = ${memberId} then ${conversation.highId} else ${conversation.lowId} end`

/** SQL condition: this member takes part in the conversation, and neither of its members has blocked the other. */
export const isTheirs = (memberId: string | SQL) => and(isSideOf(memberId), notBlocked(memberId, otherOf(memberId)))

/** The columns from which `sideOf` makes a conversation as this member's side has it. */
export const sideColumns = (memberId: string) => ({ row: conversation, otherId: otherOf(memberId) })
/** Makes a side from the columns of `sideColumns`. */
export const sideOf = ({ row, otherId }: { row: ConversationRow; otherId: string | null }): Side => ({
  ...row,
  otherId,
})

/** One of this member's conversations; undefined where it is not theirs or the two have blocked each other. */
export async function sideFor(db: Reader, memberId: string, id: string): Promise<Side | undefined> {
  const [found] = await db
    .select(sideColumns(memberId))
    .from(conversation)
    .where(and(eq(conversation.id, id), isTheirs(memberId)))
  return found && sideOf(found)
}

/** Returns the conversation of these two, if one was ever asked for; undefined where they have blocked each other. */
export async function sideWith(db: Reader, memberId: string, otherId: string): Promise<Side | undefined> {
  const [lowId, highId] = [memberId, otherId].sort() as [string, string]
  const [found] = await db
    .select(sideColumns(memberId))
    .from(conversation)
    .where(and(eq(conversation.lowId, lowId), eq(conversation.highId, highId), isTheirs(memberId)))
  return found && sideOf(found)
}

/** A side with its instants as PostgreSQL writes them. */
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

/** Returns the same as `sideFor`, with the row locked until the transaction ends, so that writers wait for each other. */
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

/** Locks a conversation until the transaction ends, without checking who may see it. */
export async function lockConversation(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: conversation.id }).from(conversation).where(eq(conversation.id, id)).for('no key update')
}

/** Conversations in which this member talks now. */
export const countConversations = (db: Reader, memberId: string): Promise<number> =>
  db.$count(conversation, and(isTheirs(memberId), isNotNull(conversation.activeSince), isNull(conversation.endedAt)))

/** The most conversations whose other side is told that a member came or left: the latest ones. */
const TOLD_MAX = 50

/** The latest conversations in which this member talks, with the other side. */
export async function latestConversations(db: Reader, memberId: string): Promise<{ id: string; otherId: string }[]> {
  const found = await db
    .select(sideColumns(memberId))
    .from(conversation)
    .where(and(isTheirs(memberId), isNotNull(conversation.activeSince), isNull(conversation.endedAt)))
    .orderBy(desc(conversation.lastMessageAt))
    .limit(TOLD_MAX)
  return found.flatMap(({ row, otherId }) => (otherId ? [{ id: row.id, otherId }] : []))
}

/** Returns those of these conversations that this member may look at. */
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

/** Maps the id of each of these other members to this member's conversation with them. */
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
