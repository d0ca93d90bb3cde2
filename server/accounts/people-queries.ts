import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Media } from '#contract/media/schema.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { type MediaJson, mediaFrom, mediaJson, mediaOf } from '#server/media/queries.ts'
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

const isPictured = sql<boolean>`(${isNull(member.hiddenAt)} and ${hasConsented('healthData', member.id)})`

/** SQL: a member as JSON, for `personFrom`: for a statement that reads them beside what they made. */
export const personJson = (memberId: SQL): SQL => sql`(
  select json_build_object(
    'username', ${shownName}, 'isProfessional', ${isProfessional(member.id)},
    'pictures', case when ${isPictured} then ${mediaJson('member', sql`${member.id}`)} end
  )
  from ${member} where ${member.id} = ${memberId})`

/** A member in the shape of `personJson`. */
export type PersonJson = Pick<Person, 'username' | 'isProfessional'> & { pictures: MediaJson }

/** Returns a member whom a statement read by `personJson`, as `peopleOf` does. */
export const personFrom = ({ pictures, ...person }: PersonJson): Person => ({
  ...person,
  ...portraitIn(mediaFrom(pictures)),
})

const portraitIn = ([picture]: readonly Media[]): Portrait =>
  picture ? { avatar: picture.small, largeAvatar: picture.large } : NO_PORTRAIT

/** SQL: id, username and is_professional of every member as they are shown, for a join where no picture is drawn. */
export const shownNames: SQL = sql`
  select ${member.id} as id, ${shownName} as username, ${isProfessional(member.id)} as is_professional from ${member}`

const namesOf = (db: Reader, memberIds: readonly string[]) =>
  db
    .select({
      id: member.id,
      username: shownName,
      isShown: isPictured,
      isProfessional: sql<boolean>`${isProfessional(member.id)}`,
    })
    .from(member)
    .where(inArray(member.id, [...memberIds]))

/** A member's own picture, as they see it themselves. */
export const portraitOf = async (db: Reader, memberId: string): Promise<Portrait> =>
  (await portraitsOf(db, [memberId])).get(memberId) ?? NO_PORTRAIT

async function portraitsOf(db: Reader, memberIds: readonly string[]): Promise<Map<string, Portrait>> {
  const pictures = await mediaOf(db, 'member', memberIds)
  return new Map([...pictures].map(([id, own]) => [id, portraitIn(own)]))
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
