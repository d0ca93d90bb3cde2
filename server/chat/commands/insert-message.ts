import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { statement } from '#server/foundation/db/statement.ts'
import { hidingValues } from '#server/foundation/hiding.ts'
import { invalidInput } from '#server/foundation/refusal.ts'
import { pushEvent } from '#server/foundation/transaction.ts'
import { claimMedia } from '#server/media/commands/claim-media.ts'
import type { MessageRow } from '../message-queries.ts'
import type { Side } from '../queries.ts'
import { conversation, message, seat } from '../tables.ts'

export type NewMessage = {
  /** Held by this transaction. */
  side: Side
  requestId: string
  body: string
  mediaId: string | null
  quoteId: string | null
}

type MessagePlace = { conversationId: unknown; memberId: unknown; seq: unknown }

/** SQL: one's own marks go on to this message, each unless there are others before it that it has not come to. */
function marksGoOn({ conversationId, memberId, seq }: MessagePlace): SQL {
  const past = (mark: typeof seat.readSeq | typeof seat.deliveredSeq) => sql`
    case when exists (
      select from ${message} where ${message.conversationId} = ${conversationId} and ${message.seq} > ${mark}
        and ${message.senderId} <> ${memberId} and ${message.deletedAt} is null
    ) then ${mark} else ${seq} end`
  return sql`delivered_seq = ${past(seat.deliveredSeq)}, read_seq = ${past(seat.readSeq)}`
}

/** SQL: the seat of this member. */
const seatOf = ({ conversationId, memberId }: Pick<MessagePlace, 'conversationId' | 'memberId'>): SQL =>
  sql`${seat.conversationId} = ${conversationId} and ${seat.memberId} = ${memberId}`

type InsertedMessage = Pick<
  MessageRow,
  'id' | 'conversationId' | 'seq' | 'requestId' | 'body' | 'hasImage' | 'createdAt'
> & {
  senderId: string
}
const insertedValues = {
  conversationId: sql`${sql.placeholder('conversationId')}::uuid`,
  memberId: sql`${sql.placeholder('senderId')}::uuid`,
  seq: sql`${sql.placeholder('seq')}::int`,
  at: sql`${sql.placeholder('createdAt')}::timestamptz`,
}

/** The message, the conversation's latest and the writer's own marks; nothing where the writer said the same request before. */
const writeMessage = statement<InsertedMessage & { quoteId: string | null }, { seq: number }>(
  'write_message',
  sql`
    with said as (
      insert into ${message} (id, conversation_id, seq, sender_id, request_id, body, quote_id, has_image, created_at)
      values (
        ${sql.placeholder('id')}, ${insertedValues.conversationId}, ${insertedValues.seq}, ${insertedValues.memberId}, ${sql.placeholder('requestId')},
        ${sql.placeholder('body')}, ${sql.placeholder('quoteId')}, ${sql.placeholder('hasImage')}, ${insertedValues.at}
      )
      on conflict (sender_id, request_id) do nothing
      returning seq
    ), latest as (
      update ${conversation} set last_seq = said.seq, last_message_at = ${insertedValues.at} from said
      where ${conversation.id} = ${insertedValues.conversationId}
    ), marks as (
      update ${seat} set ${marksGoOn(insertedValues)} from said where ${seatOf(insertedValues)}
    )
    select seq from said`,
)

/**
 * Inserts the next message of a conversation and tells both sides; undefined where the writer said something of the same request before.
 * @throws Refusal INVALID_INPUT for a picture that is gone, or a quoted message of another conversation
 */
export async function insertMessage(
  tx: Tx,
  ctx: MemberCtx,
  { side, requestId, body, mediaId, quoteId }: NewMessage,
): Promise<MessageRow | undefined> {
  const { id: senderId } = ctx.actor
  if (quoteId) await demandQuotable(tx, side.id, quoteId)
  const row = {
    id: ctx.newId(),
    conversationId: side.id,
    seq: side.lastSeq + 1,
    senderId,
    requestId,
    body,
    quoteId,
    hasImage: mediaId !== null,
    createdAt: ctx.now(),
  }
  const [said] = await writeMessage(tx, row)
  if (!said) return undefined
  if (mediaId)
    await claimMedia(tx, { ownerId: senderId, mediaIds: [mediaId], subject: { kind: 'message', id: row.id } })
  pushEvent(tx, side.otherId ? [senderId, side.otherId] : [senderId], { kind: 'message', id: side.id })
  return { ...row, ...hidingValues(null), callId: null, deletedAt: null }
}

/**
 * One's own message is received and read, unless there are others before it that are not: what was written without a network leaves once it is back,
 * before anybody has seen what came meanwhile.
 */
export async function moveOn(tx: Tx, place: { conversationId: string; memberId: string; seq: number }): Promise<void> {
  await tx.execute(sql`update ${seat} set ${marksGoOn(place)} where ${seatOf(place)}`)
}

async function demandQuotable(tx: Tx, conversationId: string, quoteId: string): Promise<void> {
  const [quoted] = await tx
    .select({ id: message.id })
    .from(message)
    .where(and(eq(message.id, quoteId), eq(message.conversationId, conversationId), isNull(message.deletedAt)))
  if (!quoted) throw invalidInput({ path: 'quoteId', code: 'invalid' })
}
