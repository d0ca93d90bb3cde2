import { sql } from 'drizzle-orm'
import type { Tally } from '#contract/posts/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { statement } from '#server/foundation/db/statement.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { untilNoDeadlock } from '#server/foundation/transaction.ts'
import { visibleTo } from '../policy.ts'
import { talliesOf } from '../queries.ts'
import { post, postLike } from '../tables.ts'
import { postChange } from './broadcast-post.ts'

type Like = { id: string; isLiked: boolean }
type Liking = { postId: string; memberId: string }
type Liked = { isChanged: boolean; authorId: string; hiddenAt: string | null }

const postId = sql`${sql.placeholder('postId')}::uuid`
const memberId = sql`${sql.placeholder('memberId')}::uuid`
/** SQL: the post, if the member may see it, locked so that it is not removed while the like is written. Twin of `mayRead`. */
const held = sql`select ${post.id} as id, ${post.authorId} as "authorId", ${post.hiddenAt} as "hiddenAt" from ${post} where ${post.id} = ${postId} and ${visibleTo(memberId)} for no key update`

const putLike = statement<Liking & { at: string }, Liked>(
  'put_like',
  sql`
    with held as materialized (${held}),
    written as (
      insert into ${postLike} (post_id, member_id, created_at)
      select held.id, ${memberId}, ${sql.placeholder('at')}::timestamptz from held
      on conflict do nothing
      returning post_id
    )
    select exists (select from written) as "isChanged", "authorId", "hiddenAt" from held`,
)

const takeLike = statement<Liking, Liked>(
  'take_like',
  sql`
    with held as materialized (${held}),
    written as (
      delete from ${postLike} using held where ${postLike.postId} = held.id and ${postLike.memberId} = ${memberId}
      returning ${postLike.postId}
    )
    select exists (select from written) as "isChanged", "authorId", "hiddenAt" from held`,
)

/**
 * Likes a post, or withdraws the like, and returns the new numbers. A repeated call changes nothing, and is not broadcast.
 * @throws Refusal NOT_FOUND for a post that the member may not see
 */
export async function likePost({ db, actor, now, live }: MemberCtx, { id, isLiked }: Like): Promise<Tally> {
  const liking = { postId: id, memberId: actor.id }
  const [found] = await untilNoDeadlock(() =>
    isLiked ? putLike(db, { ...liking, at: now().toISOString() }) : takeLike(db, liking),
  )
  if (!found) throw new Refusal('NOT_FOUND')
  if (found.isChanged) live.broadcast([postChange({ post: { ...found, id }, by: actor.id })])
  const [tally] = await talliesOf(db, actor.id, [id])
  // A block was made meanwhile, so the member may no longer see the post.
  if (!tally) throw new Refusal('NOT_FOUND')
  return tally
}
