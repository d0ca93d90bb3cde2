import { type AnyColumn, and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#server/foundation/db/database.ts'
import { givenIds, statement } from '#server/foundation/db/statement.ts'
import { type MediaJson, mediaFrom, mediaJson } from '#server/media/queries.ts'
import { hasConsented } from './privacy/consent-queries.ts'
import { isProfessional } from './role-queries.ts'
import { notBlocked } from './settings/block-queries.ts'
import { member } from './tables.ts'

export type Person = { username: string | null; isProfessional: boolean } & Portrait

export type Portrait = { avatar: string | null; largeAvatar: string | null }

const NO_PORTRAIT: Portrait = { avatar: null, largeAvatar: null }

const shownName = sql<string | null>`case when ${member.hiddenAt} is null then ${member.username} end`

const isPictured = sql<boolean>`(${isNull(member.hiddenAt)} and ${hasConsented('healthData', member.id)})`

export const personJson = (memberId: SQL): SQL => sql`(
  select json_build_object(
    'username', ${shownName}, 'isProfessional', ${isProfessional(member.id)},
    'pictures', case when ${isPictured} then ${mediaJson('member', sql`${member.id}`)} end
  )
  from ${member} where ${member.id} = ${memberId})`

export type PersonJson = Pick<Person, 'username' | 'isProfessional'> & { pictures: MediaJson }

export const personFrom = ({ pictures, ...person }: PersonJson): Person => ({
  ...person,
  ...portraitFrom(pictures),
})

const readPeople = statement<{ ids: string[] }, { id: string; person: PersonJson | null }>(
  'people',
  sql`select asked.id, ${personJson(sql`asked.id`)} as person from unnest(${givenIds('ids')}) as asked (id)`,
)

/**
 * An id without an entry belongs to no member any more. Leaves out the picture of a member whose consent to health data is withdrawn, and the name and
 * picture of
 * a member whom moderation hid.
 */
export async function peopleOf(db: Reader, memberIds: Iterable<string>): Promise<Map<string, Person>> {
  const ids = [...new Set(memberIds)]
  if (ids.length === 0) return new Map()
  const rows = await readPeople(db, { ids })
  return new Map(rows.flatMap(({ id, person }) => (person ? [[id, personFrom(person)]] : [])))
}

export const shownNames: SQL = sql`
  select ${member.id} as id, ${shownName} as username, ${isProfessional(member.id)} as is_professional from ${member}`

export const ownPictures = (memberId: AnyColumn): SQL<MediaJson> => sql`${mediaJson('member', sql`${memberId}`)}`

export function portraitFrom(pictures: MediaJson): Portrait {
  const [picture] = mediaFrom(pictures)
  return picture ? { avatar: picture.small, largeAvatar: picture.large } : NO_PORTRAIT
}

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
