import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { LiveEvent } from '#contract/foundation/live.ts'
import { LIVE_REPLAY_MAX, type LiveKind } from '#contract/foundation/live-kinds.ts'
import type { Reader, Tx } from './db/database.ts'
import { memberEvent, memberStream } from './tables.ts'

export type Nudge = { kind: LiveKind; id: string }

/**
 * Adds events for members, numbered 1, 2, 3… for each without a gap, in the order in which transactions commit. To be called last in the
 * transaction: it holds each member's counter until the commit. Members in one order everywhere, or two writers would deadlock.
 */
export async function writeEvents(tx: Tx, nudges: ReadonlyMap<string, readonly Nudge[]>): Promise<void> {
  const members = [...nudges].sort(([a], [b]) => (a < b ? -1 : 1))
  if (members.length === 0) return
  const counters = await tx
    .insert(memberStream)
    .values(members.map(([memberId, events]) => ({ memberId, lastSeq: events.length })))
    .onConflictDoUpdate({
      target: memberStream.memberId,
      set: { lastSeq: sql`${memberStream.lastSeq} + excluded.last_seq` },
    })
    .returning()
  const lastSeqOf = new Map(counters.map(({ memberId, lastSeq }) => [memberId, lastSeq]))
  await tx.insert(memberEvent).values(
    members.flatMap(([memberId, events]) =>
      events.map(({ kind, id }, i) => ({
        memberId,
        kind,
        subjectId: id,
        seq: lastSeqOf.get(memberId)! - events.length + 1 + i,
      })),
    ),
  )
}

/** The number of a member's latest event; 0 before the first. */
export async function lastSeqOf(db: Reader, memberId: string): Promise<number> {
  const [stream] = await db.select().from(memberStream).where(eq(memberStream.memberId, memberId))
  return stream?.lastSeq ?? 0
}

export type Missed = { events: LiveEvent[]; seq: number; resync: boolean }

/** Each member's events after the number given, oldest first; `resync` where too many were missed or some are no longer kept. */
export async function eventsAfter(db: Reader, since: ReadonlyMap<string, number>): Promise<Map<string, Missed>> {
  const ids = [...since.keys()]
  if (ids.length === 0) return new Map()
  const streams = await db.select().from(memberStream).where(inArray(memberStream.memberId, ids))
  const answers = new Map<string, Missed>(ids.map((id) => [id, { events: [], seq: 0, resync: since.get(id)! > 0 }]))
  const behind: { memberId: string; after: number }[] = []
  for (const { memberId, lastSeq } of streams) {
    const after = since.get(memberId)!
    const resync = after > lastSeq || lastSeq - after > LIVE_REPLAY_MAX
    answers.set(memberId, { events: [], seq: lastSeq, resync })
    if (!resync && after < lastSeq) behind.push({ memberId, after })
  }
  if (behind.length === 0) return answers
  const asked = sql.join(
    behind.map(({ memberId, after }) => sql`(${memberId}::uuid, ${after}::bigint)`),
    sql`, `,
  )
  const rows = await db
    .select({ memberId: memberEvent.memberId, seq: memberEvent.seq, kind: memberEvent.kind, id: memberEvent.subjectId })
    .from(sql`(values ${asked}) as asked(member_id, after)`)
    .innerJoin(memberEvent, and(eq(memberEvent.memberId, sql`asked.member_id`), gt(memberEvent.seq, sql`asked.after`)))
    .orderBy(asc(memberEvent.memberId), asc(memberEvent.seq))
  for (const { memberId, ...event } of rows) answers.get(memberId)!.events.push(event as LiveEvent)
  for (const { memberId, after } of behind) {
    const answer = answers.get(memberId)!
    answer.seq = answer.events.at(-1)?.seq ?? answer.seq
    if (answer.events[0]?.seq !== after + 1) answers.set(memberId, { events: [], seq: answer.seq, resync: true })
  }
  return answers
}

/** Forgets events older than `before`; whoever was away longer fetches everything again. */
export const forgetEvents = (db: Reader, before: Date) => db.delete(memberEvent).where(lt(memberEvent.at, before))
