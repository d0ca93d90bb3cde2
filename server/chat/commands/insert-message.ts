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
import { conversation, message, participation } from '../tables.ts'

export type NewMessage = {
  side: Side
  requestId: string
  body: string
  mediaId: string | null
  quoteId: string | null
}

type MessagePlace = { conversationId: unknown; memberId: unknown; seq: unknown }

/** SQL: moves the sender's received and read numbers to this message, unless a message before it was not received, or read. */
function readStateAdvances({ conversationId, memberId, seq }: MessagePlace): SQL {
  const past = (mark: typeof participation.readSeq | typeof participation.deliveredSeq) => sql`
    case when exists (
      select from ${message} where ${message.conversationId} = ${conversationId} and ${message.seq} > ${mark}
        and ${message.senderId} <> ${memberId} and ${message.deletedAt} is null
    ) then ${mark} else ${seq} end`
  return sql`delivered_seq = ${past(participation.deliveredSeq)}, read_seq = ${past(participation.readSeq)}`
}

const isParticipation = ({ conversationId, memberId }: Pick<MessagePlace, 'conversationId' | 'memberId'>): SQL =>
  sql`${participation.conversationId} = ${conversationId} and ${participation.memberId} = ${memberId}`

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
      update ${participation} set ${readStateAdvances(insertedValues)} from said where ${isParticipation(insertedValues)}
    )
    select seq from said`,
)

/**
 * Returns undefined where the sender used the request id before.
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
 * Marks the sender's own message as received and read, unless messages before it are not. A message that was written offline is sent once the network is back,
 * when its sender has not yet seen what came meanwhile.
 */
export async function advanceReadState(
  tx: Tx,
  place: { conversationId: string; memberId: string; seq: number },
): Promise<void> {
  await tx.execute(sql`update ${participation} set ${readStateAdvances(place)} where ${isParticipation(place)}`)
}

async function demandQuotable(tx: Tx, conversationId: string, quoteId: string): Promise<void> {
  const [quoted] = await tx
    .select({ id: message.id })
    .from(message)
    .where(and(eq(message.id, quoteId), eq(message.conversationId, conversationId), isNull(message.deletedAt)))
  if (!quoted) throw invalidInput({ path: 'quoteId', code: 'invalid' })
}
