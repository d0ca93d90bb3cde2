import type { MeTooPairs } from '#contract/matching/schema.ts'
import { peopleOf } from '#server/accounts/people-queries.ts'
import { authorView } from '#server/accounts/views.ts'
import { AUTHOR_PLACES } from '#server/closest/pairs.ts'
import { matchedPostView } from '#server/closest/views.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { withinPlaces } from '#server/foundation/pairs/places.ts'
import { type MeTooOf, meToosHeardBy, meToosSaidBy } from '#server/posts/me-too-queries.ts'
import { postsById } from '#server/posts/queries.ts'
import { authorPlaces } from '#server/posts/research-queries.ts'

/** Pairs of all own stories where `postId` is undefined. The matching switch does not matter, because nothing was compared. */
export async function meTooPairs(ctx: MemberCtx, postId: string | undefined): Promise<MeTooPairs> {
  const { db, actor } = ctx
  const said = postId === undefined ? await placed(ctx, await meToosSaidBy(db, actor.id)) : []
  const heard = await placed(ctx, await meToosHeardBy(db, actor.id, postId))
  const [posts, people] = await Promise.all([
    postsById(
      db,
      [...said, ...heard].map((pair) => pair.postId),
    ),
    peopleOf(
      db,
      [...said, ...heard].map(({ memberId }) => memberId),
    ),
  ])
  return {
    said: said.flatMap(({ postId, at }) => {
      const post = posts.get(postId)
      return post ? [{ post: matchedPostView(post, people), at }] : []
    }),
    heard: heard.flatMap(({ postId, memberId, at }) => {
      const own = posts.get(postId)
      return own ? [{ ownPost: { id: own.id, title: own.title }, member: authorView(memberId, people), at }] : []
    }),
  }
}

/** As the lists of others place authors (`AUTHOR_PLACES`), the latest first otherwise. */
async function placed({ db, config, now }: MemberCtx, pairs: readonly MeTooOf[]): Promise<MeTooOf[]> {
  const places = await authorPlaces(
    db,
    pairs.map(({ memberId }) => memberId),
    now(),
  )
  const withPlaces = pairs.map((pair) => ({ ...pair, ...places.get(pair.memberId)! }))
  return withinPlaces(withPlaces, config.matchesKept, AUTHOR_PLACES)
}
