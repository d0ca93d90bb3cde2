import { and, asc, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { TOPICS_SHOWN } from '#contract/conferences/limits.ts'
import type { ConferenceTab } from '#contract/conferences/rules.ts'
import type { ConferenceScope } from '#contract/conferences/schema.ts'
import { MINUTE_MS } from '#contract/foundation/durations.ts'
import { foldText } from '#contract/foundation/fold.ts'
import { holdsRole } from '#server/accounts/role-queries.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { instantOf } from '#server/foundation/db/instant.ts'
import { givenIds, namedColumns, rowOf, statement } from '#server/foundation/db/statement.ts'
import type { TimeCursor } from '#server/foundation/page.ts'
import { conference, conferenceModerator, registration } from './tables.ts'

export type ConferenceRow = typeof conference.$inferSelect

export async function conferenceById(db: Reader, id: string): Promise<ConferenceRow | undefined> {
  const [row] = await db.select().from(conference).where(eq(conference.id, id))
  return row
}

export async function conferencesById(db: Reader, ids: readonly string[]): Promise<Map<string, ConferenceRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(conference)
    .where(inArray(conference.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

type ConferenceToTell = Pick<ConferenceRow, 'id' | 'title' | 'scheduledAt' | 'cancelledAt'>

const toldColumns = {
  id: conference.id,
  title: conference.title,
  scheduledAt: conference.scheduledAt,
  cancelledAt: conference.cancelledAt,
}

const readToTell = statement<{ memberId: string; ids: string[] }, Record<keyof ConferenceToTell, unknown>>(
  'conferences_to_tell',
  sql`
    select ${namedColumns(toldColumns)} from ${conference}
    where ${conference.id} = any (${givenIds('ids')}) and (
      ${conference.expertId} = ${sql.placeholder('memberId')}::uuid
      or exists (
        select from ${registration}
        where ${registration.conferenceId} = ${conference.id} and ${registration.memberId} = ${sql.placeholder('memberId')}::uuid
      )
    )`,
)

export async function conferencesToTell(
  db: Reader,
  memberId: string,
  ids: readonly string[],
): Promise<Map<string, ConferenceToTell>> {
  const rows = await readToTell(db, { memberId, ids: [...ids] })
  return new Map(rows.map((row) => rowOf<ConferenceToTell>(toldColumns, row)).map((row) => [row.id, row]))
}

/** The lock serializes changes of the conference's registrations, room and hours. */
export async function lockConference(tx: Tx, id: string): Promise<ConferenceRow | undefined> {
  const [row] = await tx.select().from(conference).where(eq(conference.id, id)).for('no key update')
  return row
}

/** SQL twin of `tabOf(statusOf(…))`. */
function isInTab(tab: ConferenceTab, now: Date): SQL {
  const isOpen = sql`${conference.cancelledAt} is null and ${conference.endedAt} is null and ${conference.endsAt} > ${instantOf(now)}`
  if (tab === 'past') return sql`not (${isOpen})`
  return tab === 'live'
    ? sql`(${isOpen} and ${conference.startedAt} is not null)`
    : sql`(${isOpen} and ${conference.startedAt} is null)`
}

const fits = ({ search, tag, language }: ConferenceScope): SQL | undefined =>
  and(
    search ? sql`strpos(${conference.search}, ${foldText(search)}) > 0` : undefined,
    tag ? sql`${tag} = any (${conference.tags})` : undefined,
    language ? eq(conference.language, language) : undefined,
  )

type ListInput = {
  scope: ConferenceScope
  tab: ConferenceTab
  now: Date
  cursor: TimeCursor | undefined
  limit: number
}

export function conferencesIn(db: Reader, { scope, tab, now, cursor, limit }: ListInput): Promise<ConferenceRow[]> {
  const isPast = tab === 'past'
  const place = cursor && sql`(${instantOf(cursor.at)}, ${cursor.id}::uuid)`
  const here = sql`(${conference.scheduledAt}, ${conference.id})`
  return db
    .select()
    .from(conference)
    .where(and(isInTab(tab, now), fits(scope), place && (isPast ? sql`${here} < ${place}` : sql`${here} > ${place}`)))
    .orderBy(
      ...(isPast
        ? [desc(conference.scheduledAt), desc(conference.id)]
        : [asc(conference.scheduledAt), asc(conference.id)]),
    )
    .limit(limit + 1)
}

export async function tabCounts(db: Reader, scope: ConferenceScope, now: Date): Promise<Record<ConferenceTab, number>> {
  const countOf = (tab: ConferenceTab) => sql<number>`count(*) filter (where ${isInTab(tab, now)})`.mapWith(Number)
  const [row] = await db
    .select({ upcoming: countOf('upcoming'), live: countOf('live'), past: countOf('past') })
    .from(conference)
    .where(fits(scope))
  return row!
}

export async function topicsOf(db: Reader): Promise<string[]> {
  const { rows } = await db.execute<{ tag: string }>(sql`
    select tag from ${conference}, unnest(${conference.tags}) tag
    where ${conference.cancelledAt} is null
    group by tag order by count(*) desc, tag limit ${TOPICS_SHOWN}`)
  return rows.map(({ tag }) => tag)
}

export const conferencesOf = (db: Reader, memberId: string, limit: number): Promise<ConferenceRow[]> =>
  db
    .select({ conference })
    .from(conference)
    .innerJoin(registration, and(eq(registration.conferenceId, conference.id), eq(registration.memberId, memberId)))
    .orderBy(desc(conference.scheduledAt), desc(conference.id))
    .limit(limit)
    .then((rows) => rows.map((row) => row.conference).reverse())

export async function registrationCounts(db: Reader, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: registration.conferenceId, count: sql<number>`count(*)`.mapWith(Number) })
    .from(registration)
    .where(inArray(registration.conferenceId, [...ids]))
    .groupBy(registration.conferenceId)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

export async function partsOf(
  db: Reader,
  memberId: string,
  ids: readonly string[],
): Promise<{ registered: Set<string>; moderated: Set<string> }> {
  if (ids.length === 0) return { registered: new Set(), moderated: new Set() }
  const registered = await db
    .select({ id: registration.conferenceId })
    .from(registration)
    .where(and(eq(registration.memberId, memberId), inArray(registration.conferenceId, [...ids])))
  const moderated = await db
    .select({ id: conferenceModerator.conferenceId })
    .from(conferenceModerator)
    .where(and(eq(conferenceModerator.memberId, memberId), inArray(conferenceModerator.conferenceId, [...ids])))
  return { registered: new Set(registered.map(({ id }) => id)), moderated: new Set(moderated.map(({ id }) => id)) }
}

export const registrantsOf = async (db: Reader, conferenceId: string): Promise<string[]> =>
  (
    await db
      .select({ id: registration.memberId })
      .from(registration)
      .where(eq(registration.conferenceId, conferenceId))
      .orderBy(registration.memberId)
  ).map(({ id }) => id)

export const moderatorsOf = async (db: Reader, conferenceId: string): Promise<string[]> =>
  (
    await db
      .select({ id: conferenceModerator.memberId })
      .from(conferenceModerator)
      .where(eq(conferenceModerator.conferenceId, conferenceId))
      .orderBy(conferenceModerator.memberId)
  ).map(({ id }) => id)

export const dueToChange = (db: Reader, now: Date, limit: number): Promise<ConferenceRow[]> =>
  db
    .select()
    .from(conference)
    .where(
      and(
        isNull(conference.endedAt),
        isNull(conference.cancelledAt),
        or(lte(conference.endsAt, now), and(isNull(conference.startedAt), lte(conference.scheduledAt, now))),
      ),
    )
    .orderBy(asc(conference.endsAt))
    .limit(limit)

/** Includes a conference whose room was opened early, because its audience comes at the announced hour. */
export const soonToBegin = (db: Reader, now: Date, minutes: number): Promise<ConferenceRow[]> =>
  db
    .select()
    .from(conference)
    .where(
      and(
        isNull(conference.endedAt),
        isNull(conference.cancelledAt),
        gt(conference.scheduledAt, now),
        lte(conference.scheduledAt, new Date(now.getTime() + minutes * MINUTE_MS)),
      ),
    )

export async function readableRooms(db: Reader, memberId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: conference.id })
    .from(conference)
    .where(
      and(
        inArray(conference.id, [...ids]),
        or(
          and(eq(conference.expertId, memberId), holdsRole(memberId, 'medical_professional')),
          sql`exists (select from ${registration} where ${registration.conferenceId} = ${conference.id} and ${registration.memberId} = ${memberId})`,
          sql`exists (select from ${conferenceModerator} where ${conferenceModerator.conferenceId} = ${conference.id} and ${conferenceModerator.memberId} = ${memberId})`,
          holdsRole(memberId, 'moderator'),
          holdsRole(memberId, 'admin'),
        ),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
