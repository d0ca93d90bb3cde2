import { os as base, implement } from '@orpc/server'
import { posts as contract } from '#contract/posts/procedures.ts'
import { memberFor } from '#server/accounts/queries.ts'
import type { Ctx, MemberCtx } from '#server/foundation/context.ts'
import { demandWriter } from '#server/foundation/guards.ts'
import { pageFrom } from '#server/foundation/page.ts'
import { mayBeOld, refusals, signedIn, writing } from '#server/foundation/procedure.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { editSymptom } from './commands/edit-symptom.ts'
import { likePost } from './commands/like-post.ts'
import { setMeToo } from './commands/me-too.ts'
import { publishCommunity } from './commands/publish-community.ts'
import { publishSymptom } from './commands/publish-symptom.ts'
import { recordOngoing } from './commands/record-ongoing.ts'
import { removePost } from './commands/remove-post.ts'
import { resolveSymptom } from './commands/resolve-symptom.ts'
import { setOutcome } from './commands/set-outcome.ts'
import { feedCounts } from './feed-count-queries.ts'
import { newerCount, shownFeed } from './feed-queries.ts'
import { totalsChanged } from './feed-total-queries.ts'
import { LIKE_FLOOD, ME_TOO_FLOOD } from './flood-limits.ts'
import { ownCounts, ownStats, shownOwnPosts } from './own-post-queries.ts'
import { type PostRow, postsOf, talliesOf } from './queries.ts'
import { readablePost, shownPost, shownPosts } from './shown-post-queries.ts'

const os = implement(contract).$context<Ctx>().use(refusals)

/** Notes a member's own change, so that it is counted when they look at the feed again. */
const counting = base.$context<MemberCtx>().middleware(async ({ context, next }) => {
  const result = await next()
  totalsChanged(context.db, context.actor.id)
  return result
})

export const posts = {
  publishSymptom: os.publishSymptom
    .use(writing)
    .use(counting)
    .handler(async ({ context, input }) => shownPost(context, await publishSymptom(context, input))),

  publishCommunity: os.publishCommunity
    .use(writing)
    .use(counting)
    .handler(async ({ context, input }) => shownPost(context, await publishCommunity(context, input))),

  editSymptom: os.editSymptom
    .use(writing)
    .use(counting)
    .handler(async ({ context, input }) => shownPost(context, await editSymptom(context, input))),

  get: os.get.use(signedIn).handler(async ({ context, input }) => {
    const found = await readablePost(context, input.id)
    if (!found) throw new Refusal('NOT_FOUND')
    return found
  }),

  remove: os.remove
    .use(signedIn)
    .use(counting)
    .handler(async ({ context, input }) => {
      await removePost(context, input.id)
      return input
    }),

  resolve: os.resolve
    .use(writing)
    .use(counting)
    .handler(async ({ context, input }) => shownPost(context, await resolveSymptom(context, input))),

  setOutcome: os.setOutcome
    .use(writing)
    .use(counting)
    .handler(async ({ context, input }) => shownPost(context, await setOutcome(context, input))),

  sayStill: os.sayStill.use(writing).handler(async ({ context, input }) => {
    await recordOngoing(context, input.id)
    return input
  }),

  like: os.like.use(signedIn).handler(async ({ context, input }) => {
    if (input.isLiked) demandWriter(context.actor)
    await context.limits.takeInMemory(LIKE_FLOOD, context.actor.id)
    return likePost(context, input)
  }),

  meToo: os.meToo.use(signedIn).handler(async ({ context, input }) => {
    if (input.isMeToo) demandWriter(context.actor)
    await context.limits.takeInMemory(ME_TOO_FLOOD, context.actor.id)
    return setMeToo(context, input)
  }),

  tallies: os.tallies
    .use(signedIn)
    .handler(async ({ context, input }) => ({ tallies: await talliesOf(context.db, context.actor.id, input.ids) })),

  mine: os.mine.use(signedIn).handler(({ context, input }) => shownOwnPosts(context, input)),

  mineCounts: os.mineCounts
    .use(signedIn)
    .handler(({ context, input }) => ownCounts(context.db, context.actor.id, input)),

  mineFigures: os.mineFigures
    .use(signedIn)
    .handler(({ context }) => ownStats(context.db, context.actor.id, context.now())),

  byMember: os.byMember.use(signedIn).handler(async ({ context, input }) => {
    const member = await memberFor(context.db, context.actor.id, input.memberId)
    if (!member) throw new Refusal('NOT_FOUND')
    return pageOf(context, await postsOf(context.db, context.actor.id, input), input)
  }),

  feed: os.feed
    .use(signedIn)
    .use(mayBeOld)
    .handler(({ context, input }) => shownFeed(context, input)),

  feedCounts: os.feedCounts
    .use(signedIn)
    .handler(({ context, input }) => feedCounts(context.db, context.actor.id, input)),

  newer: os.newer
    .use(signedIn)
    .handler(async ({ context, input }) => ({ count: await newerCount(context.db, context.actor.id, input) })),
}

async function pageOf(ctx: MemberCtx, found: PostRow[], { limit }: { limit: number }) {
  const { rows, nextCursor } = pageFrom(found, limit)
  return { items: await shownPosts(ctx, rows), nextCursor }
}
