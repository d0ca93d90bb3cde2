import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#server/foundation/db/database.ts'
import { mediaOf } from '#server/media/queries.ts'
import { hasConsented } from './privacy/consent-queries.ts'
import { isProfessional } from './role-queries.ts'
import { notBlocked } from './settings/block-queries.ts'
import { member } from './tables.ts'

/** How a member is shown beside what they made; without a name where moderation hid their profile. */
export type Person = { username: string | null; isProfessional: boolean } & Portrait

/** The picture that a member chose, as paths of its two sizes; null for one without. */
export type Portrait = { avatar: string | null; largeAvatar: string | null }

const NO_PORTRAIT: Portrait = { avatar: null, largeAvatar: null }

/**
 * Names, badges and pictures by member id, in two queries however many they are; an id that is absent belongs to nobody any more. Nobody's picture is shown
 * while their consent to health data is withdrawn; neither name nor picture of whom moderation hid.
 */
export async function peopleOf(db: Reader, memberIds: Iterable<string>): Promise<Map<string, Person>> {
  const ids = [...new Set(memberIds)]
  if (ids.length === 0) return new Map()
  const [rows, portraits] = await Promise.all([namesOf(db, ids), portraitsOf(db, ids)])
  return new Map(
    rows.map(({ id, username, isProfessional, isShown }) => [
      id,
      { username, isProfessional, ...((isShown && portraits.get(id)) || NO_PORTRAIT) },
    ]),
  )
}

const shownName = sql<string | null>`case when ${member.hiddenAt} is null then ${member.username} end`

/** SQL: id, username and is_professional of every member as they are shown, for a join where no picture is drawn. */
export const shownNames: SQL = sql`
  select ${member.id} as id, ${shownName} as username, ${isProfessional(member.id)} as is_professional from ${member}`

const namesOf = (db: Reader, memberIds: readonly string[]) =>
  db
    .select({
      id: member.id,
      username: shownName,
      isShown: sql<boolean>`(${isNull(member.hiddenAt)} and ${hasConsented('healthData', member.id)})`,
      isProfessional: sql<boolean>`${isProfessional(member.id)}`,
    })
    .from(member)
    .where(inArray(member.id, [...memberIds]))

/** A member's own picture, as they see it themselves. */
export const portraitOf = async (db: Reader, memberId: string): Promise<Portrait> =>
  (await portraitsOf(db, [memberId])).get(memberId) ?? NO_PORTRAIT

async function portraitsOf(db: Reader, memberIds: readonly string[]): Promise<Map<string, Portrait>> {
  const pictures = await mediaOf(db, 'member', memberIds)
  return new Map([...pictures].map(([id, [picture]]) => [id, { avatar: picture!.small, largeAvatar: picture!.large }]))
}

/** Whether this reader may see the picture of a member: they share no block, moderation did not hide it, and the consent to health data is not withdrawn. */
export async function maySeeAvatar(db: Reader, readerId: string, memberId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: member.id })
    .from(member)
    .where(
      and(
        eq(member.id, memberId),
        isNull(member.hiddenAt),
        hasConsented('healthData', member.id),
        notBlocked(readerId, member.id),
      ),
    )
  return row !== undefined
}
