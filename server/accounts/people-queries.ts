import { type AnyColumn, and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#server/foundation/db/database.ts'
import { givenIds, statement } from '#server/foundation/db/statement.ts'
import { type MediaJson, mediaFrom, mediaJson } from '#server/media/queries.ts'
import { hasConsented } from './privacy/consent-queries.ts'
import { isProfessional } from './role-queries.ts'
import { notBlocked } from './settings/block-queries.ts'
import { member } from './tables.ts'

/** How a member is shown beside what they made; without a name where moderation hid their profile. */
export type Person = { username: string | null; isProfessional: boolean } & Portrait

/** The picture that a member chose, as paths of its two sizes; null for one without. */
export type Portrait = { avatar: string | null; largeAvatar: string | null }

const NO_PORTRAIT: Portrait = { avatar: null, largeAvatar: null }

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
  ...portraitFrom(pictures),
})

const readPeople = statement<{ ids: string[] }, { id: string; person: PersonJson | null }>(
  'people',
  sql`select asked.id, ${personJson(sql`asked.id`)} as person from unnest(${givenIds('ids')}) as asked (id)`,
)

/**
 * Returns names, badges and pictures by member id, in one query. An id without an entry belongs to no member any more. Leaves out the picture of a member whose
 * consent to health data is withdrawn, and the name and picture of a member whom moderation hid.
 */
export async function peopleOf(db: Reader, memberIds: Iterable<string>): Promise<Map<string, Person>> {
  const ids = [...new Set(memberIds)]
  if (ids.length === 0) return new Map()
  const rows = await readPeople(db, { ids })
  return new Map(rows.flatMap(({ id, person }) => (person ? [[id, personFrom(person)]] : [])))
}

/** SQL: id, username and is_professional of every member as they are shown, for a join where no picture is drawn. */
export const shownNames: SQL = sql`
  select ${member.id} as id, ${shownName} as username, ${isProfessional(member.id)} as is_professional from ${member}`

/** SQL: a member's own picture as JSON, as they see it themselves, for `portraitFrom`. */
export const ownPictures = (memberId: AnyColumn): SQL<MediaJson> => sql`${mediaJson('member', sql`${memberId}`)}`

/** Returns the picture that a statement read by `ownPictures`. */
export function portraitFrom(pictures: MediaJson): Portrait {
  const [picture] = mediaFrom(pictures)
  return picture ? { avatar: picture.small, largeAvatar: picture.large } : NO_PORTRAIT
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
