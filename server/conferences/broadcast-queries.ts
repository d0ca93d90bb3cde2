import { and, eq, inArray } from 'drizzle-orm'
import { holdersAmong } from '#server/accounts/role-queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { type ConferenceRow, moderatorsOf } from './queries.ts'
import { conference, registration } from './tables.ts'

export const sendingConferences = async (db: Reader): Promise<string[]> =>
  (await db.select({ id: conference.id }).from(conference).where(eq(conference.isSending, true))).map(({ id }) => id)

/**
 * Returns the members among these who may be in the room of a conference: registered, or its staff with a role in force. `readableRooms` answers the same for
 * one member.
 */
export async function insidersAmong(
  db: Reader,
  { id, expertId }: ConferenceRow,
  memberIds: readonly string[],
): Promise<Set<string>> {
  if (memberIds.length === 0) return new Set()
  const [registered, moderators, experts, ofHouse, admins] = await Promise.all([
    db
      .select({ memberId: registration.memberId })
      .from(registration)
      .where(and(eq(registration.conferenceId, id), inArray(registration.memberId, [...memberIds]))),
    moderatorsOf(db, id),
    holdersAmong(db, ['medical_professional'], expertId ? [expertId] : []),
    holdersAmong(db, ['moderator'], memberIds),
    holdersAmong(db, ['admin'], memberIds),
  ])
  return new Set([...registered.map(({ memberId }) => memberId), ...moderators, ...experts, ...ofHouse, ...admins])
}
