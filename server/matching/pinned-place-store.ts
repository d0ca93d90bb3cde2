import { and, eq, getTableColumns, lt, not, type SQL, sql } from 'drizzle-orm'
import { daysAfter, daysFrom } from '#contract/foundation/days.ts'
import { DAY_MS } from '#contract/foundation/durations.ts'
import { PINNED_PLACE_DAYS, TRAVEL_DAYS_COUNTED } from '#contract/matching/limits.ts'
import type { Db, Tx } from '#server/foundation/db/database.ts'
import { namedColumns, rowOf } from '#server/foundation/db/statement.ts'
import { digestOf } from '#server/foundation/digest.ts'
import { symptomFactsById, symptomIdsOf, tellsPlace, tellsTravels } from '#server/posts/queries.ts'
import { departmentKeyOf, matchTravelsOf, type PostFacts } from './match-key.ts'
import type { Trip } from './score.ts'
import { pinnedPlace } from './tables.ts'

/**
 * Returns a post for matching, with its postal code and travels only if they are the ones pinned for its author. A match reveals that two places or travels are
 * the same, so an account may use one place and one set of travels within PINNED_PLACE_DAYS, and may pin only one of the two a day. Deleting a post unpins
 * nothing. A pinned value is replaced only if no newer post of the author has it, because two posts from two places would otherwise alternate.
 * @param written  the row of `placePinned` as JSON, where this transaction has written it
 */
export async function withPinnedPlace(tx: Tx, post: PostFacts, now: Date, written?: unknown): Promise<PostFacts> {
  const travels = countedTrips(post.travels)
  const said = answersOf({ ...post, travels })
  const pinning = placePinned(post, now)
  if (!pinning) return { ...post, travels }
  const row = written ?? (await tx.execute(pinning)).rows[0]
  const known = rowOf<Pinned & { isFirst: boolean }>(
    PINNED_COLUMNS,
    row as Record<keyof typeof PINNED_COLUMNS, unknown>,
  )
  const pinned = known.isFirst ? known : await pinAgain(tx, { post, said, known, now })
  return {
    ...post,
    postalCode: said.zone === pinned.zone ? post.postalCode : null,
    travels: said.travels === pinned.travels ? travels : [],
  }
}

const { memberId: _, ...PINS } = getTableColumns(pinnedPlace)
const PINNED_COLUMNS = { ...PINS, isFirst: sql<boolean>`${pinnedPlace}.xmax = 0` }

/**
 * SQL: pins what a post says where its author has nothing pinned. An existing row is locked and returned. Undefined for a post that says nothing of place and
 * travels.
 */
export function placePinned(post: PostFacts, now: Date): SQL | undefined {
  const said = answersOf({ ...post, travels: countedTrips(post.travels) })
  if (said.zone === '' && said.travels === '') return undefined
  const { row } = pinAnswers({ said, known: NOTHING_PINNED, later: [], now })
  return sql`
    insert into ${pinnedPlace} (member_id, zone, zone_since, travels, travels_since)
    values (
      ${post.authorId}, ${row.zone}, ${sql.param(row.zoneSince, pinnedPlace.zoneSince)},
      ${row.travels}, ${sql.param(row.travelsSince, pinnedPlace.travelsSince)}
    )
    on conflict (member_id) do update set member_id = excluded.member_id
    returning ${namedColumns(PINNED_COLUMNS)}`
}

type Answers = { zone: string; travels: string }
type Pinned = Omit<typeof pinnedPlace.$inferSelect, 'memberId'>
type Pinning = { said: Answers; known: Pinned; now: Date }

const NOTHING_PINNED: Pinned = { zone: '', zoneSince: null, travels: '', travelsSince: null }

/** Pins the answers of a post where they may replace those that are known, whose row this transaction has locked. */
async function pinAgain(tx: Tx, { post, said, known, now }: Pinning & { post: PostFacts }): Promise<Pinned> {
  const isOther = (own: string, pinned: string) => own !== '' && pinned !== '' && own !== pinned
  const later =
    isOther(said.zone, known.zone) || isOther(said.travels, known.travels) ? await laterAnswers(tx, post) : []
  const pinned = pinAnswers({ said, known, later, now })
  if (pinned.isNew) await tx.update(pinnedPlace).set(pinned.row).where(eq(pinnedPlace.memberId, post.authorId))
  return pinned.row
}

function pinAnswers({ said, known, later, now }: Pinning & { later: readonly Answers[] }): {
  row: Pinned
  isNew: boolean
} {
  const place = pinValue({
    said: said.zone,
    known: known.zone,
    isTold: later.some((other) => other.zone === known.zone),
    since: known.zoneSince,
    otherSince: known.travelsSince,
    now,
  })
  const been = pinValue({
    said: said.travels,
    known: known.travels,
    isTold: later.some((other) => other.travels === known.travels),
    since: known.travelsSince,
    otherSince: place.since,
    now,
  })
  const row = { zone: place.value, zoneSince: place.since, travels: been.value, travelsSince: been.since }
  return { row, isNew: place.isNew || been.isNew }
}

/** '' where the post has none. Destinations are folded, so that the same travel typed again counts as the same. */
function answersOf(post: Pick<PostFacts, 'country' | 'postalCode' | 'travels'>): Answers {
  const journeys = matchTravelsOf({ travels: post.travels })
  return { zone: departmentKeyOf(post), travels: journeys.length > 0 ? digestOf(journeys) : '' }
}

async function laterAnswers(tx: Tx, { id, authorId }: PostFacts): Promise<Answers[]> {
  const later = (await symptomIdsOf(tx, authorId)).filter((otherId) => otherId > id)
  const posts = [...(await symptomFactsById(tx, later)).values()]
  return posts.map((other) => answersOf({ ...other, travels: countedTrips(other.travels) }))
}

/**
 * Deletes a pinned place, or pinned travels, that none of the author's posts holds any more, once another could be pinned. Until then it must stay, because it
 * keeps the author from asking about a second one.
 */
export async function forgetPinned(db: Db, now: Date): Promise<void> {
  const due = daysFrom(now, -PINNED_PLACE_DAYS)
  await db
    .update(pinnedPlace)
    .set({ zone: '', zoneSince: null })
    .where(and(lt(pinnedPlace.zoneSince, due), not(tellsPlace(pinnedPlace.memberId))))
  await db
    .update(pinnedPlace)
    .set({ travels: '', travelsSince: null })
    .where(and(lt(pinnedPlace.travelsSince, due), not(tellsTravels(pinnedPlace.memberId))))
  await db.delete(pinnedPlace).where(and(eq(pinnedPlace.zone, ''), eq(pinnedPlace.travels, '')))
}

type PinQuestion = {
  said: string
  known: string
  isTold: boolean
  since: Date | null
  otherSince: Date | null
  now: Date
}

function pinValue({ said, known, isTold, since, otherSince, now }: PinQuestion) {
  const age = (at: Date | null) => (at ? now.getTime() - at.getTime() : Number.POSITIVE_INFINITY)
  const isNew =
    said !== '' && said !== known && !isTold && age(since) >= PINNED_PLACE_DAYS * DAY_MS && age(otherSince) >= DAY_MS
  return isNew ? { value: said, since: now, isNew } : { value: known, since, isNew }
}

/**
 * Returns the trips that count: a day in two places belongs to the trip told first, and at most TRAVEL_DAYS_COUNTED days count. Otherwise a member who names
 * ten places, or one for a whole year, could ask about many at once.
 */
export function countedTrips(trips: readonly Trip[]): Trip[] {
  const kept: Trip[] = []
  let left = TRAVEL_DAYS_COUNTED
  for (const told of trips) {
    const trip = shortened(kept.reduce<Trip | undefined>(without, told), left)
    if (!trip) continue
    kept.push(trip)
    left -= daysOf(trip)
  }
  return kept
}

function shortened(trip: Trip | undefined, days: number): Trip | undefined {
  if (!trip || days <= 0) return undefined
  return daysOf(trip) <= days ? trip : { ...trip, endDate: daysAfter(trip.startDate, days - 1) }
}

const daysOf = ({ startDate, endDate }: Trip): number => (Date.parse(endDate) - Date.parse(startDate)) / DAY_MS + 1

function without(trip: Trip | undefined, taken: Trip): Trip | undefined {
  if (!trip || trip.endDate < taken.startDate || taken.endDate < trip.startDate) return trip
  if (trip.startDate < taken.startDate) return { ...trip, endDate: daysAfter(taken.startDate, -1) }
  return trip.endDate > taken.endDate ? { ...trip, startDate: daysAfter(taken.endDate, 1) } : undefined
}
