import { MATCHES_BEFORE_NEW_ACCOUNTS, MATCHES_PER_AUTHOR } from '#contract/closest/limits.ts'
import type { MeTooPairs } from '#contract/matching/schema.ts'
import { membersSignedUpAfter } from '#server/accounts/participation-queries.ts'
import { peopleOf } from '#server/accounts/people-queries.ts'
import { authorView } from '#server/accounts/views.ts'
import { newSince } from '#server/closest/new-authors.ts'
import { matchedPostView } from '#server/closest/views.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { type MeTooOf, meToosHeardBy, meToosSaidBy } from '#server/posts/me-too.ts'
import { postsById } from '#server/posts/queries.ts'

/**
 * The pairs that a member and others made by saying "me too", with all of the member's stories or with one: of which they say it, and who says it of theirs.
 * Whether matching is switched on has no part in it: nothing was compared.
 */
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

/** As ruling 43 places authors: so many of one member at most, and whoever came lately only after so many others; the latest first otherwise. */
async function placed({ db, config, now }: MemberCtx, pairs: readonly MeTooOf[]): Promise<MeTooOf[]> {
  const counts = new Map<string, number>()
  const few = pairs.filter(({ memberId }) => {
    const count = (counts.get(memberId) ?? 0) + 1
    counts.set(memberId, count)
    return count <= MATCHES_PER_AUTHOR
  })
  const newcomers = new Set(await membersSignedUpAfter(db, [...counts.keys()], newSince({ config, now })))
  const first = few.filter(({ memberId }) => !newcomers.has(memberId)).slice(0, MATCHES_BEFORE_NEW_ACCOUNTS)
  return [...first, ...few.filter((pair) => !first.includes(pair))].slice(0, config.matchesKept)
}
