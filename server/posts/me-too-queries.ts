import { and, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { hasConsented } from '#server/accounts/privacy/consent-queries.ts'
import { isSuspended } from '#server/accounts/sanction-queries.ts'
import { notBlocked } from '#server/accounts/settings/block-queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { givenIds, statement } from '#server/foundation/db/statement.ts'
import { visibleTo } from './policy.ts'
import { meToo, post } from './tables.ts'

/** SQL: a "me too" in force at an instant: not withdrawn, and of a member whose health data may be used and who is not suspended. */
export const meTooInForce = (at: SQL): SQL =>
  sql`(${isNull(meToo.takenBackAt)} and ${hasConsented('healthData', meToo.memberId)} and not ${isSuspended(meToo.memberId, at)})`

const now = sql`now()`

const LOOKED_AT = 500

export type MeTooOf = { postId: string; memberId: string; at: Date }

export const meToosSaidBy = (db: Reader, memberId: string): Promise<MeTooOf[]> =>
  db
    .select({ postId: meToo.postId, memberId: post.authorId, at: meToo.createdAt })
    .from(meToo)
    .innerJoin(post, eq(post.id, meToo.postId))
    .where(
      and(eq(meToo.memberId, memberId), isNull(meToo.takenBackAt), ne(post.authorId, memberId), visibleTo(memberId)),
    )
    .orderBy(desc(meToo.createdAt), desc(meToo.postId))
    .limit(LOOKED_AT)

/** Only members whom the author sees, latest first. */
export const meToosHeardBy = (db: Reader, authorId: string, postId?: string): Promise<MeTooOf[]> =>
  db
    .select({ postId: meToo.postId, memberId: meToo.memberId, at: meToo.createdAt })
    .from(meToo)
    .innerJoin(post, eq(post.id, meToo.postId))
    .where(
      and(
        eq(post.authorId, authorId),
        postId === undefined ? undefined : eq(post.id, postId),
        meTooInForce(now),
        notBlocked(authorId, meToo.memberId),
      ),
    )
    .orderBy(desc(meToo.createdAt), desc(meToo.memberId))
    .limit(LOOKED_AT)

const readSaid = statement<{ memberId: string; ids: string[] }, { id: string }>(
  'me_too_among',
  sql`
    select ${meToo.postId} as id from ${meToo}
    where ${meToo.memberId} = ${sql.placeholder('memberId')}::uuid and ${meToo.postId} = any (${givenIds('ids')}) and ${isNull(meToo.takenBackAt)}`,
)

export async function meTooAmong(db: Reader, memberId: string, postIds: readonly string[]): Promise<Set<string>> {
  if (postIds.length === 0) return new Set()
  const rows = await readSaid(db, { memberId, ids: [...postIds] })
  return new Set(rows.map(({ id }) => id))
}

/** Returns the members who are notified of a story's outcome because they said "me too" to it. */
export async function meTooMembersOf(db: Reader, postId: string): Promise<string[]> {
  const rows = await db
    .select({ id: meToo.memberId })
    .from(meToo)
    .where(and(eq(meToo.postId, postId), meTooInForce(now)))
  return rows.map(({ id }) => id)
}

/** Members paired with this one by "me too", in either direction. The caller must leave out members with whom there is a block. */
export async function membersByMeToo(db: Reader, memberId: string): Promise<string[]> {
  const [said, heard] = [await meToosSaidBy(db, memberId), await meToosHeardBy(db, memberId)]
  return [...new Set([...heard, ...said].map((pair) => pair.memberId))]
}

const asking = sql`${sql.placeholder('authorId')}::uuid`

export type MeTooFacts = { postId: string; postTitle: string; memberIds: string[] }

/**
 * Returns, by the subject of a notice, the story and the members that the notice reports, latest first. A notice is absent where no member is left, or the
 * story is hidden.
 */
export async function meToosTold(
  db: Reader,
  authorId: string,
  subjectIds: readonly string[],
): Promise<Map<string, MeTooFacts>> {
  const rows = await readTold(db, { authorId, subjectIds: [...subjectIds] })
  return new Map(rows.map(({ subjectId, ...told }) => [subjectId, told]))
}

const readTold = statement<{ authorId: string; subjectIds: string[] }, MeTooFacts & { subjectId: string }>(
  'me_toos_told',
  sql`
    select ${meToo.toldIn} as "subjectId", ${post.id} as "postId", ${post.title} as "postTitle",
      array_agg(${meToo.memberId} order by ${meToo.createdAt} desc, ${meToo.memberId} desc) as "memberIds"
    from ${meToo} join ${post} on ${post.id} = ${meToo.postId}
    where ${and(
      sql`${meToo.toldIn} = any (${givenIds('subjectIds')})`,
      eq(post.authorId, asking),
      isNull(post.hiddenAt),
      meTooInForce(now),
      notBlocked(asking, meToo.memberId),
    )}
    group by ${meToo.toldIn}, ${post.id}`,
)
