import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { CONVERSATIONS_PER_PAGE } from '#contract/chat/limits.ts'
import type { ChatPreferences } from '#contract/chat/schema.ts'
import { type PersonJson, personJson } from '#server/accounts/people-queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { LAST_ID } from '#server/foundation/db/ids.ts'
import { namedColumns, rowOf, statement } from '#server/foundation/db/statement.ts'
import type { TimeCursor } from '#server/foundation/page.ts'
import { isNotHidden, type MessageRow } from './message-queries.ts'
import { type ParticipationFacts, participationsJson } from './participation-queries.ts'
import { preferencesJson } from './preference-queries.ts'
import { isOnline } from './presence-service.ts'
import { type ConversationRow, isTheirs, otherOf, type Side } from './queries.ts'
import { isPending, type RequestRow } from './request-queries.ts'
import { chatRequest, conversation, message } from './tables.ts'

export type ShownSide = Side & {
  me: PersonJson
  other: PersonJson | null
  /** The preferences of each side; null where they never chose any. */
  mine: ChatPreferences | null
  theirs: ChatPreferences | null
  isOnline: boolean
  participations: ParticipationFacts[]
  last: MessageRow | null
  waiting: RequestRow | null
  introduction: string | null
}

const asking = sql`${sql.placeholder('memberId')}::uuid`
const now = sql`${sql.placeholder('now')}::timestamptz`
const otherId = sql`page."otherId"`
const columns = getTableColumns(conversation)
const messageColumns = getTableColumns(message)
const requestColumns = getTableColumns(chatRequest)

type Row = Record<keyof ConversationRow, unknown> &
  Omit<ShownSide, keyof ConversationRow | 'participations' | 'last' | 'waiting'> & {
    participations: ParticipationFacts[] | null
    last: Record<keyof MessageRow, unknown> | null
    waiting: Record<keyof RequestRow, unknown> | null
  }

const shownStatement = <Values extends { memberId: string; now: string }>(name: string, page: SQL) =>
  statement<Values, Row>(
    name,
    sql`
      with page as materialized (
        select ${namedColumns(columns)}, ${otherOf(asking)} as "otherId" from ${conversation} where ${isTheirs(asking)} and ${page}
      ),
      me as materialized (select ${personJson(asking)} as person, ${preferencesJson(asking)} as shows)
      select page.*, me.person as me, me.shows as mine, ${personJson(otherId)} as other, ${preferencesJson(otherId)} as theirs,
        ${isOnline(otherId)} as "isOnline", ${participationsJson(asking, sql`page.id`)} as participations,
        case when last.id is not null then to_json(last) end as last, case when waiting.id is not null then to_json(waiting) end as waiting,
        introduction.body as introduction
      from page cross join me
      left join lateral (
        select ${namedColumns(messageColumns)} from ${message}
        where ${message.conversationId} = page.id and ${isNotHidden(asking)} order by ${message.seq} desc limit 1
      ) last on true
      left join lateral (
        select ${namedColumns(requestColumns)} from ${chatRequest}
        where ${chatRequest.conversationId} = page.id and ${isPending(now)} order by ${chatRequest.id} limit 1
      ) waiting on true
      left join lateral (
        select case when said.hidden_at is null then said.body else '' end as body
        from (select * from ${message} where ${message.conversationId} = page.id order by ${message.seq} desc limit 1) said
        where said.sender_id = waiting."fromId" and said.created_at >= waiting."createdAt"
      ) introduction on waiting.kind = 'chat'
      order by page."lastMessageAt" desc, page.id desc`,
  )

const shownSide = ({ participations, last, waiting, ...row }: Row): ShownSide => ({
  ...row,
  ...rowOf<ConversationRow>(columns, row),
  participations: participations ?? [],
  last: last && rowOf<MessageRow>(messageColumns, last),
  waiting: waiting && rowOf<RequestRow>(requestColumns, waiting),
})

const isAsked = sql`exists (select from ${chatRequest} where ${chatRequest.conversationId} = ${conversation.id} and ${chatRequest.fromId} = ${asking} and ${isPending(now)})`

const LATEST = { at: 'infinity', id: LAST_ID }

const readPage = shownStatement<{ memberId: string; now: string; at: string; id: string }>(
  'conversation_page',
  sql`(${conversation.activeSince} is not null or ${isAsked})
    and (${conversation.lastMessageAt}, ${conversation.id}) < (${sql.placeholder('at')}::timestamptz, ${sql.placeholder('id')}::uuid)
    order by ${conversation.lastMessageAt} desc, ${conversation.id} desc limit ${sql.raw(String(CONVERSATIONS_PER_PAGE + 1))}`,
)

export async function conversationPage(
  db: Reader,
  { memberId, now, cursor }: { memberId: string; now: Date; cursor: TimeCursor | undefined },
): Promise<ShownSide[]> {
  const before = cursor ? { at: cursor.at.toISOString(), id: cursor.id } : LATEST
  return (await readPage(db, { memberId, now: now.toISOString(), ...before })).map(shownSide)
}

const readOne = shownStatement<{ memberId: string; now: string; id: string }>(
  'shown_conversation',
  sql`${conversation.id} = ${sql.placeholder('id')}::uuid`,
)

export async function shownConversation(
  db: Reader,
  { memberId, now, id }: { memberId: string; now: Date; id: string },
): Promise<ShownSide | undefined> {
  const [row] = await readOne(db, { memberId, now: now.toISOString(), id })
  return row && shownSide(row)
}
