import { sql } from 'drizzle-orm'
import type { Tally } from '#contract/posts/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { statement } from '#server/foundation/db/statement.ts'
import { demand, Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { mayReact, mayRead } from '../policy.ts'
import { lockPostFor, talliesOf } from '../queries.ts'
import { postLike } from '../tables.ts'
import { broadcastPost } from './broadcast-post.ts'

type Like = { id: string; isLiked: boolean }

/**
 * Likes a post, or takes the like back, and returns the numbers as they are then. Where it is so already, nothing changes and nobody hears of it.
 * @throws Refusal NOT_FOUND for what one may not see, READ_ONLY_ACCOUNT
 */
export async function likePost(ctx: MemberCtx, { id, isLiked }: Like): Promise<Tally> {
  return transact(ctx, async (tx) => {
    const post = await lockPostFor(tx, ctx.actor.id, id)
    demand(isLiked ? mayReact(ctx.actor, post) : mayRead(ctx.actor, post))
    const changed = isLiked ? await put(tx, ctx, id) : await takeBack(tx, ctx, id)
    if (changed) await broadcastPost(tx, { postId: id, by: ctx.actor.id })
    const [tally] = await talliesOf(tx, ctx.actor.id, [id])
    // A block was made meanwhile: the refusal undoes the like.
    if (!tally) throw new Refusal('NOT_FOUND')
    return tally
  })
}

type Liked = { postId: string; memberId: string }

const putLike = statement<Liked & { at: string }, { postId: string }>(
  'put_like',
  sql`
    insert into ${postLike} (post_id, member_id, created_at)
    values (${sql.placeholder('postId')}, ${sql.placeholder('memberId')}, ${sql.placeholder('at')})
    on conflict do nothing
    returning post_id as "postId"`,
)

const takeLike = statement<Liked, { postId: string }>(
  'take_like',
  sql`
    delete from ${postLike}
    where ${postLike.postId} = ${sql.placeholder('postId')} and ${postLike.memberId} = ${sql.placeholder('memberId')}
    returning post_id as "postId"`,
)

const put = async (tx: Tx, { actor, now }: MemberCtx, postId: string): Promise<boolean> =>
  (await putLike(tx, { postId, memberId: actor.id, at: now().toISOString() })).length > 0

const takeBack = async (tx: Tx, { actor }: MemberCtx, postId: string): Promise<boolean> =>
  (await takeLike(tx, { postId, memberId: actor.id })).length > 0
