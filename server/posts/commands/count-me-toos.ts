import { type SQL, sql } from 'drizzle-orm'
import { signUpOrigin } from '#server/accounts/sign-in/sign-up-queries.ts'
import type { Services } from '#server/foundation/context.ts'
import { instantOf } from '#server/foundation/db/instant.ts'
import { transact } from '#server/foundation/transaction.ts'
import { meTooInForce } from '../me-too-queries.ts'
import { meToo, post } from '../tables.ts'

const POSTS_AT_ONCE = 500

/**
 * Counts the "me too" of each story once an hour: the number is constant in between, so that nobody can see when somebody said it.
 * Accounts opened in one household on one day count once; members who withdrew their consent, are suspended or gone do not count.
 */
export async function countMeToos(services: Services): Promise<void> {
  const at = instantOf(services.now())
  const { rows } = await services.db.execute<{ id: string }>(sql`
    with counted as (${countedNow(at, sql`true`)})
    select distinct ${meToo.postId} as id from ${meToo} where ${meToo.isCounted} <> ${isIn(sql`counted`)}
    union
    select ${post.id} from (select ${meToo.postId} as post_id, count(*) as number from ${meToo} where ${meToo.isCounted} group by 1) standing
    join ${post} on ${post.id} = standing.post_id where ${post.meToos} <> standing.number
    union
    select ${post.id} from ${post}
    where ${post.meToos} <> 0 and not exists (select from ${meToo} where ${meToo.postId} = ${post.id} and ${meToo.isCounted})
    order by id`)
  const ids = rows.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += POSTS_AT_ONCE)
    await countOf(services, ids.slice(from, from + POSTS_AT_ONCE), at)
}

async function countOf(services: Services, ids: readonly string[], at: SQL): Promise<void> {
  const these = sql`any (${sql.param(ids)}::uuid[])`
  await transact(services, async (tx) => {
    // The posts are locked first, in the order in which `setMeToo` locks them.
    await tx.execute(sql`select from ${post} where ${post.id} = ${these} order by ${post.id} for no key update`)
    await tx.execute(sql`
      with counted as (${countedNow(at, sql`${meToo.postId} = ${these}`)})
      update ${meToo} set is_counted = not is_counted where ${meToo.postId} = ${these} and ${meToo.isCounted} <> ${isIn(sql`counted`)}`)
    await tx.execute(sql`
      update ${post} set me_toos = (select count(*) from ${meToo} where ${meToo.postId} = ${post.id} and ${meToo.isCounted})
      where ${post.id} = ${these}`)
  })
}

/** SQL: the rows that count, as (post_id, member_id): for each story, the first "me too" among the accounts of one sign-up origin. */
const countedNow = (at: SQL, which: SQL): SQL => sql`
  select distinct on (${meToo.postId}, origin) ${meToo.postId} as post_id, ${meToo.memberId} as member_id
  from ${meToo} cross join lateral (select coalesce(${signUpOrigin(meToo.memberId)}, ${meToo.memberId}::text) as origin) opened
  where ${which} and ${meTooInForce(at)}
  order by ${meToo.postId}, origin, ${meToo.createdAt}, ${meToo.memberId}`

const isIn = (counted: SQL): SQL =>
  sql`exists (select from ${counted} where ${counted}.post_id = ${meToo.postId} and ${counted}.member_id = ${meToo.memberId})`
