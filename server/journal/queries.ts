import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  max,
  min,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { CurveDay, Measured, MeasureStats } from '#contract/journal/schema.ts'
import { hasConsented } from '#server/accounts/privacy/consent-queries.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { givenIds, statement } from '#server/foundation/db/statement.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { journal, journalEntry } from './tables.ts'

export type JournalRow = typeof journal.$inferSelect
export type EntryRow = typeof journalEntry.$inferSelect

export const journalsOf = (db: Reader, memberId: string): Promise<JournalRow[]> =>
  db.select().from(journal).where(eq(journal.memberId, memberId)).orderBy(desc(journal.id))

/** @throws Refusal NOT_FOUND, also for another member's journal */
export async function ownJournal(db: Reader, memberId: string, id: string): Promise<JournalRow> {
  const [row] = await db
    .select()
    .from(journal)
    .where(and(eq(journal.id, id), eq(journal.memberId, memberId)))
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/**
 * Locks the journal until the transaction ends, so that its days are written one after the other.
 * @throws Refusal NOT_FOUND
 */
export async function lockJournal(tx: Tx, memberId: string, id: string): Promise<JournalRow> {
  const [row] = await tx
    .select()
    .from(journal)
    .where(and(eq(journal.id, id), eq(journal.memberId, memberId)))
    .for('no key update')
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

export type JournalExtent = { days: number; firstDay: string; lastEntry: CurveDay; lastMeasured: Measured[] }

export async function writtenIn(db: Reader, journalIds: readonly string[]): Promise<Map<string, JournalExtent>> {
  if (journalIds.length === 0) return new Map()
  const rows = await db
    .select({
      id: journalEntry.journalId,
      days: count(),
      firstDay: min(journalEntry.day),
      lastDay: max(journalEntry.day),
      lastIntensity: sql<number>`(array_agg(${journalEntry.intensity} order by ${journalEntry.day} desc))[1]`,
      lastMeasured: sql<Measured[]>`(array_agg(${journalEntry.measured} order by ${journalEntry.day} desc))[1]`,
    })
    .from(journalEntry)
    .where(inArray(journalEntry.journalId, [...journalIds]))
    .groupBy(journalEntry.journalId)
  return new Map(
    rows.map(({ id, days, firstDay, lastDay, lastIntensity, lastMeasured }) => [
      id,
      { days, firstDay: firstDay!, lastEntry: { day: lastDay!, intensity: lastIntensity }, lastMeasured },
    ]),
  )
}

type JournalReminded = Pick<JournalRow, 'title' | 'remindedFor'>

export async function journalsReminded(
  db: Reader,
  memberId: string,
  ids: readonly string[],
): Promise<Map<string, JournalReminded>> {
  const rows = await readReminded(db, { memberId, ids: [...ids] })
  return new Map(rows.map(({ id, ...told }) => [id, told]))
}

const readReminded = statement<{ memberId: string; ids: string[] }, JournalReminded & { id: string }>(
  'journals_reminded',
  sql`
    select ${journal.id}, ${journal.title}, ${journal.remindedFor} as "remindedFor" from ${journal}
    where ${journal.id} = any (${givenIds('ids')}) and ${journal.memberId} = ${sql.placeholder('memberId')}::uuid`,
)

export type Range = { from: string; to: string }

const within = (journalId: string, { from, to }: Range) =>
  and(eq(journalEntry.journalId, journalId), gte(journalEntry.day, from), lte(journalEntry.day, to))

export async function curveOf(db: Reader, journalId: string, range: Range, limit: number): Promise<CurveDay[]> {
  const rows = await db
    .select({ day: journalEntry.day, intensity: journalEntry.intensity })
    .from(journalEntry)
    .where(within(journalId, range))
    .orderBy(desc(journalEntry.day))
    .limit(limit)
  return rows.reverse()
}

export const entriesOf = (
  db: Reader,
  journalId: string,
  { cursor, limit, ...range }: Range & { cursor?: string | undefined; limit: number },
): Promise<EntryRow[]> =>
  db
    .select()
    .from(journalEntry)
    .where(and(within(journalId, range), cursor === undefined ? undefined : lt(journalEntry.day, cursor)))
    .orderBy(desc(journalEntry.day))
    .limit(limit + 1)

export async function entryOf(db: Reader, journalId: string, day: string): Promise<EntryRow | undefined> {
  const [row] = await db
    .select()
    .from(journalEntry)
    .where(and(eq(journalEntry.journalId, journalId), eq(journalEntry.day, day)))
  return row
}

type Noted = { range: Range; order: 'highest' | 'latest'; limit: number }

export const notedDays = (db: Reader, journalId: string, { range, order, limit }: Noted): Promise<EntryRow[]> =>
  db
    .select()
    .from(journalEntry)
    .where(and(within(journalId, range), ne(journalEntry.note, '')))
    .orderBy(...(order === 'highest' ? [desc(journalEntry.intensity)] : []), desc(journalEntry.day))
    .limit(limit)

/** Measures of most days first. Names that differ only in capitals are one measure, under the name of its last day. */
export async function measuredIn(db: Reader, journalId: string, range: Range, limit: number): Promise<MeasureStats[]> {
  const { rows } = await db.execute<MeasureStats>(sql`
    select (array_agg(said.name order by ${journalEntry.day} desc))[1] as name, said.scale, count(*)::int as days,
      (case said.scale when 'five' then percentile_disc(0.5) within group (order by said.value)
        else round(avg(said.value), 1) end)::float8 as typical,
      min(said.value) as lowest, max(said.value) as highest
    from ${journalEntry}, jsonb_to_recordset(${journalEntry.measured}) as said(name text, scale text, value int)
    where ${within(journalId, range)}
    group by lower(said.name), said.scale
    order by days desc, lower(said.name), said.scale
    limit ${limit}`)
  return rows
}

export const countNoted = (db: Reader, journalId: string, range: Range): Promise<number> =>
  db.$count(journalEntry, and(within(journalId, range), ne(journalEntry.note, '')))

export async function writtenOn(tx: Reader, days: ReadonlyMap<string, string>): Promise<Set<string>> {
  if (days.size === 0) return new Set()
  const asked = sql.join(
    [...days].map(([id, day]) => sql`(${id}::uuid, ${day}::date)`),
    sql`, `,
  )
  const rows = await tx
    .select({ id: journalEntry.journalId })
    .from(journalEntry)
    .where(sql`(${journalEntry.journalId}, ${journalEntry.day}) in (${asked})`)
  return new Set(rows.map(({ id }) => id))
}

export type Due = JournalRow & { mayWrite: boolean }

export const lockDue = (tx: Tx, now: Date, limit: number): Promise<Due[]> =>
  tx
    .select({
      ...getTableColumns(journal),
      mayWrite: sql<boolean>`${hasConsented('healthData', journal.memberId)}`,
    })
    .from(journal)
    .where(and(isNotNull(journal.nextReminderAt), lte(journal.nextReminderAt, now)))
    .orderBy(journal.nextReminderAt)
    .limit(limit)
    .for('no key update', { skipLocked: true })

/** Rows (post_id, last), the day in UTC. For counting only, because journals are private. */
export const lastWritten: SQL = sql`
  select ${journal.postId} as post_id, ${max(sql`(${journalEntry.updatedAt} at time zone 'UTC')::date`)} as last
  from ${journal} join ${journalEntry} on ${eq(journalEntry.journalId, journal.id)}
  where ${isNotNull(journal.postId)} group by ${journal.postId}`
