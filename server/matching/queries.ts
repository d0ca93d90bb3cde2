import { sql } from 'drizzle-orm'
import { closePairs } from '#server/closest/pairs.ts'
import { readByOlder, wasRead } from '#server/closest/reading-queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { givenIds, statement } from '#server/foundation/db/statement.ts'
import { isDismissed, keysOf, type PairKind, pairsOfOwn } from '#server/foundation/pairs/kind.ts'
import { membersMatchedBy, pairsPerDay, takesPart } from '#server/foundation/pairs/lists.ts'
import { isBesideShown } from '#server/posts/queries.ts'
import { disclosedScore } from './match-disclosure-store.ts'
import { symptomPairs } from './pairs.ts'
import { matchKey } from './tables.ts'

export type BestPair = { ownPostId: string; isClose: boolean }

export async function pairsWith(
  db: Reader,
  memberId: string,
  postIds: readonly string[],
): Promise<Map<string, BestPair>> {
  if (postIds.length === 0) return new Map()
  const asked = { memberId, ids: [...new Set(postIds)] }
  const [byScore, close] = await Promise.all([
    readByScore(db, asked).then(ownByOther),
    readClose(db, asked).then(ownByOther),
  ])
  const ids = [...new Set([...byScore.keys(), ...close.keys()])]
  return new Map(ids.map((id) => [id, { ownPostId: (byScore.get(id) ?? close.get(id))!, isClose: close.has(id) }]))
}

type Paired = { post_id: string; own_post_id: string }

const bestWith = <Criteria>(kind: PairKind<Criteria>, name: string) =>
  statement<{ memberId: string; ids: string[] }, Paired>(
    name,
    sql`
      select distinct on (own.subject_id) own.subject_id as post_id, other.subject_id as own_post_id
      from ${keysOf(kind)} own
      join lateral (${pairsOfOwn(kind)}) pair on true
      join ${keysOf(kind)} other on other.key = pair.key and other.owner_id = ${sql.placeholder('memberId')}::uuid
      where own.subject_id = any (${givenIds('ids')}) and not ${isDismissed(kind, 'other')}
        and ${takesPart(kind, sql`own`)} and ${takesPart(kind, sql`other`)}
      order by own.subject_id, pair.score desc, other.subject_id desc`,
  )
const readByScore = bestWith(symptomPairs, 'pairs_with_by_score')
const readClose = bestWith(closePairs, 'pairs_with_close')

const ownByOther = (rows: readonly Paired[]): Map<string, string> =>
  new Map(rows.map(({ post_id, own_post_id }) => [post_id, own_post_id]))

type MatchedWith = { memberId: string; kept: number; among?: readonly string[] | undefined }

export const membersMatchedWith = (db: Reader, { kept: limit, ...asked }: MatchedWith) =>
  membersMatchedBy(symptomPairs, db, { ...asked, limit, score: disclosedScore, counts: isBesideShown })

export const matchesPerDay = (db: Reader, since: Date) => pairsPerDay(symptomPairs, db, since)

/** Newest first. Posts never read come last and only where asked, because looking for them goes through all posts. */
export async function readBefore(
  db: Reader,
  version: number,
  { limit, isWithUnread }: { limit: number; isWithUnread: boolean },
): Promise<string[]> {
  const unread = sql`
    union all
    (
      select post_id from ${matchKey} found
      where not ${wasRead(sql`found.post_id`)}
      order by found.key desc limit ${limit}
    )
    limit ${limit}`
  const { rows } = await db.execute<{ id: string }>(
    sql`(${readByOlder(version)} limit ${limit}) ${isWithUnread ? unread : sql``}`,
  )
  return rows.map(({ id }) => id)
}
