import { lt, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { LiveEvent } from '#contract/foundation/live.ts'
import type { LiveKind } from '#contract/foundation/live-kinds.ts'
import { LIVE_REPLAY_MAX } from '#contract/foundation/live-limits.ts'
import { askBuilt } from '../db/batched-reads.ts'
import type { Reader } from '../db/database.ts'
import { givenIds, inOrder, type OrderedWrite, statement } from '../db/statement.ts'
import { memberEvent, memberStream } from '../tables.ts'

export type PushedEvent = { kind: LiveKind; id: string }

type EventValues = {
  members: string[]
  counts: number[]
  owners: string[]
  kinds: string[]
  subjects: string[]
  backs: number[]
}

/** SQL: numbers and writes events after these writes, whose rows are locked before the counters. */
function eventsWritten(value: (name: keyof EventValues) => SQL | Placeholder, first: readonly OrderedWrite[]): SQL {
  const before = inOrder(first)
  return sql`
    with ${first.length > 0 ? sql`${before.writes}, ` : sql``}counter as (
      insert into ${memberStream} as stream (member_id, last_seq)
      select * from unnest(${value('members')}::uuid[], ${value('counts')}::int[])${first.length > 0 ? sql` where ${before.isDone}` : sql``}
      on conflict (member_id) do update set last_seq = stream.last_seq + excluded.last_seq
      returning member_id, last_seq
    )
    insert into ${memberEvent} (member_id, seq, kind, subject_id)
    select event.member_id, counter.last_seq - event.back, event.kind, event.subject_id
    from unnest(
      ${value('owners')}::uuid[], ${value('kinds')}::text[], ${value('subjects')}::uuid[],
      ${value('backs')}::int[]
    ) as event(member_id, kind, subject_id, back)
    join counter using (member_id)`
}

const addEvents = statement<EventValues, never>('add_events', eventsWritten(sql.placeholder, []))

/**
 * Writes events for members, numbered 1, 2, 3… for each without a gap, in the order of commits. Must come last in a transaction, because it locks each member's
 * counter until the commit. Members are locked in one order, so that writers do not deadlock.
 * @param first  writes that are sent with the events, and done before them
 */
export async function writeEvents(
  db: Reader,
  pushed: ReadonlyMap<string, readonly PushedEvent[]>,
  first: readonly OrderedWrite[] = [],
): Promise<void> {
  const members = [...pushed].sort(([a], [b]) => (a < b ? -1 : 1))
  if (members.length === 0) return writeInOrder(db, first)
  const events = members.flatMap(([owner, own]) =>
    own.map(({ kind, id }, i) => ({ owner, kind, id, back: own.length - 1 - i })),
  )
  const values: EventValues = {
    members: members.map(([id]) => id),
    counts: members.map(([, own]) => own.length),
    owners: events.map(({ owner }) => owner),
    kinds: events.map(({ kind }) => kind),
    subjects: events.map(({ id }) => id),
    backs: events.map(({ back }) => back),
  }
  if (first.length === 0) await addEvents(db, values)
  else
    await askBuilt(
      db,
      'add_events_after',
      eventsWritten((name) => sql`${sql.param(values[name])}`, first),
    )
}

export async function writeInOrder(db: Reader, writes: readonly OrderedWrite[]): Promise<void> {
  if (writes.length > 0) await askBuilt(db, 'in_order', sql`with ${inOrder(writes).writes} select`)
}

const readLastSeq = statement<{ memberId: string }, { lastSeq: number }>(
  'last_seq',
  sql`
    select ${memberStream.lastSeq}::float8 as "lastSeq" from ${memberStream}
    where ${memberStream.memberId} = ${sql.placeholder('memberId')}`,
)

export const lastSeqOf = async (db: Reader, memberId: string): Promise<number> =>
  (await readLastSeq(db, { memberId }))[0]?.lastSeq ?? 0

export type Missed = { events: LiveEvent[]; seq: number; resync: boolean }

type EventRow = { memberId: string; lastSeq: number; seq: number | null; kind: LiveKind | null; id: string | null }

/** Returns no row for a member who has all events; only the last number for a member who is too far behind, or ahead. */
const readEvents = statement<{ members: string[]; afters: number[] }, EventRow>(
  'read_events',
  sql`
    select asked.member_id as "memberId", coalesce(stream.last_seq, 0)::float8 as "lastSeq",
      event.seq::float8 as "seq", event.kind as "kind", event.subject_id as "id"
    from unnest(
      ${givenIds('members')}, array(select unnest(${sql.placeholder('afters')}::bigint[]))
    ) as asked(member_id, after)
    left join ${memberStream} as stream on stream.member_id = asked.member_id
    left join ${memberEvent} as event
      on event.member_id = asked.member_id and event.seq > asked.after
      and stream.last_seq - asked.after <= ${sql.raw(String(LIVE_REPLAY_MAX))}
    where coalesce(stream.last_seq, 0) <> asked.after
    order by asked.member_id, event.seq`,
)

export async function eventsAfter(db: Reader, since: ReadonlyMap<string, number>): Promise<Map<string, Missed>> {
  if (since.size === 0) return new Map()
  const told = await readEvents(db, { members: [...since.keys()], afters: [...since.values()] })
  const rowsOf = Map.groupBy(told, ({ memberId }) => memberId)
  return new Map([...since].map(([id, after]) => [id, missedIn(rowsOf.get(id) ?? [], after)]))
}

function missedIn(rows: readonly EventRow[], after: number): Missed {
  const seq = rows[0]?.lastSeq ?? after
  const events = rows.flatMap(({ seq, kind, id }) => (seq && kind && id ? [{ seq, kind, id }] : []))
  if (after === seq) return { events: [], seq, resync: false }
  const isWhole = events[0]?.seq === after + 1
  return { events: isWhole ? events : [], seq, resync: !isWhole }
}

/** The database's clock dated the events, so it decides their age. Browsers that were away longer fetch everything again. */
export const forgetEvents = (db: Reader, days: number) =>
  db.delete(memberEvent).where(lt(memberEvent.at, sql`now() - ${days} * interval '1 day'`))
