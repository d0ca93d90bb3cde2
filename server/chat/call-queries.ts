import { and, asc, eq, getTableColumns, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Call, CallSignal, CallState } from '#contract/chat/call-schema.ts'
import { CALL_ENDED_SECONDS, CALL_GONE_SECONDS, RING_SECONDS, SIGNALS_PER_READ } from '#contract/chat/limits.ts'
import type { Person } from '#server/accounts/people-queries.ts'
import { notBlocked } from '#server/accounts/settings/block-queries.ts'
import { authorView } from '#server/accounts/views.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { instantOf } from '#server/foundation/db/instant.ts'
import { namedColumns, rowOf, statement } from '#server/foundation/db/statement.ts'
import { call, callSignal } from './tables.ts'

export type CallRow = typeof call.$inferSelect

const isOf = (memberId: string | SQL) => or(eq(call.callerId, memberId), eq(call.calleeId, memberId))

const isUnblocked = (memberId: string | SQL) =>
  notBlocked(memberId, sql`case when ${call.callerId} = ${memberId} then ${call.calleeId} else ${call.callerId} end`)

/**
 * SQL: the call is not blocked, or this member made it and it still rings. It rings to its end even if the other member blocks the caller, as if nobody
 * answered.
 */
export const isTheirs = (memberId: string | SQL) =>
  or(isUnblocked(memberId), and(eq(call.callerId, memberId), isNull(call.answeredAt), isNull(call.endedAt)))

export async function callFor(db: Reader, memberId: string, id: string): Promise<CallRow | undefined> {
  const [row] = await db
    .select()
    .from(call)
    .where(and(eq(call.id, id), isOf(memberId), isTheirs(memberId)))
  return row
}

/**
 * Returns a call that this member may read or end. Across a block that is possible only while it is open and for CALL_ENDED_SECONDS after, to learn that it
 * ended. A longer time would reveal when the other account was deleted, because the call is deleted with it.
 */
export async function readableCall(
  db: Reader,
  { memberId, id, now }: { memberId: string; id: string; now: Date },
): Promise<CallRow | undefined> {
  const recently = new Date(now.getTime() - CALL_ENDED_SECONDS * 1_000)
  const [row] = await db
    .select()
    .from(call)
    .where(
      and(eq(call.id, id), isOf(memberId), or(isUnblocked(memberId), isNull(call.endedAt), gt(call.endedAt, recently))),
    )
  return row
}

function isCallOpen(now: Date | SQL) {
  const at = now instanceof Date ? instantOf(now) : now
  const before = (seconds: number) => sql`${at} - interval '${sql.raw(String(seconds))} s'`
  const [rung, gone] = [before(RING_SECONDS), before(CALL_GONE_SECONDS)]
  const isRinging = and(isNull(call.answeredAt), gt(call.startedAt, rung))
  return and(isNull(call.endedAt), or(isRinging, and(gt(call.callerSeenAt, gone), gt(call.calleeSeenAt, gone))))
}

const columns = getTableColumns(call)
const asking = sql`${sql.placeholder('memberId')}::uuid`

const readOpen = statement<{ memberId: string; now: string }, Record<keyof CallRow, unknown>>(
  'open_call',
  sql`
    select ${namedColumns(columns)} from ${call}
    where ${and(isOf(asking), isCallOpen(sql`${sql.placeholder('now')}::timestamptz`), isTheirs(asking))}
    order by ${call.startedAt} desc limit 1`,
)

export async function openCallOf(db: Reader, memberId: string, now: Date): Promise<CallRow | undefined> {
  const [row] = await readOpen(db, { memberId, now: now.toISOString() })
  return row && rowOf<CallRow>(columns, row)
}

export const staleCalls = (db: Reader, now: Date, limit: number): Promise<CallRow[]> =>
  db
    .select()
    .from(call)
    .where(and(isNull(call.endedAt), sql`(${isCallOpen(now)}) is not true`))
    .limit(limit)

export function callStateOf(row: CallRow, now: Date): CallState {
  if (row.endedAt) return 'over'
  if (row.answeredAt) return 'active'
  return now.getTime() < ringsUntil(row).getTime() ? 'ringing' : 'over'
}

export const isLeft = ({ answeredAt, callerSeenAt, calleeSeenAt }: CallRow, now: Date): boolean => {
  const gone = now.getTime() - CALL_GONE_SECONDS * 1000
  return answeredAt !== null && Math.min(callerSeenAt.getTime(), calleeSeenAt?.getTime() ?? 0) <= gone
}

const ringsUntil = ({ startedAt }: Pick<CallRow, 'startedAt'>): Date =>
  new Date(startedAt.getTime() + RING_SECONDS * 1000)

type CallFacts = { memberId: string; people: ReadonlyMap<string, Person>; now: Date }

export function callView(row: CallRow, { memberId, people, now }: CallFacts): Call {
  const isMine = row.callerId === memberId
  const otherId = isMine ? row.calleeId : row.callerId
  return {
    id: row.id,
    conversationId: row.conversationId,
    other: otherId !== null && people.has(otherId) ? authorView(otherId, people) : null,
    isMine,
    state: callStateOf(row, now),
    startedAt: row.startedAt,
    ringsUntil: ringsUntil(row),
    answeredAt: row.answeredAt,
    outcome: row.outcome,
  }
}

export const signalsFor = (
  db: Reader,
  { callId, memberId, after }: { callId: string; memberId: string; after: number },
): Promise<CallSignal[]> =>
  db
    .select({ seq: callSignal.seq, body: callSignal.body })
    .from(callSignal)
    .where(and(eq(callSignal.callId, callId), ne(callSignal.fromId, memberId), gt(callSignal.seq, after)))
    .orderBy(asc(callSignal.seq))
    .limit(SIGNALS_PER_READ)
