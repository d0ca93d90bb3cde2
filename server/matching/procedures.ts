import { implement } from '@orpc/server'
import { OWN_POSTS_MAX, RESEARCH_MINUTES } from '#contract/closest/limits.ts'
import { DAY_MINUTES } from '#contract/foundation/durations.ts'
import { matching as contract } from '#contract/matching/procedures.ts'
import { NEW_DAYS } from '#contract/posts/limits.ts'
import { requestSearch } from '#server/closest/commands/request-search.ts'
import { restoreCloseCase } from '#server/closest/commands/restore-close-case.ts'
import { chosen, minutesAgo, myPosts } from '#server/closest/own-post-queries.ts'
import { closePairs } from '#server/closest/pairs.ts'
import { listedAmong, shownClosest, shownPairsOf } from '#server/closest/shown-pair-queries.ts'
import type { Ctx } from '#server/foundation/context.ts'
import { bestOfAll } from '#server/foundation/pairs/lists.ts'
import { stateOfSearches } from '#server/foundation/pairs/requests.ts'
import { refusals, signedIn, writing } from '#server/foundation/procedure.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { ownStoriesOf } from '#server/posts/own-story-queries.ts'
import { countShown } from '#server/posts/queries.ts'
import { LIST_FLOOD, RESTORING_FLOOD, SEARCH_FLOOD } from './flood-limits.ts'
import { matchViews } from './match-queries.ts'
import { meTooPairs } from './me-too-queries.ts'
import { symptomPairs } from './pairs.ts'

const ownStories = ownStoriesOf(symptomPairs, OWN_POSTS_MAX)
const shownByScore = shownPairsOf(symptomPairs)

const os = implement(contract).$context<Ctx>().use(refusals)

export const matching = {
  list: os.list.use(signedIn).handler(async ({ context, input }) => {
    await context.limits.takeInMemory(LIST_FLOOD, context.actor.id)
    const { postId } = input
    const { stories, isMatched } = await ownStories(context, minutesAgo(context, RESEARCH_MINUTES))
    if (postId !== undefined && !stories.some(({ id }) => id === postId)) throw new Refusal('NOT_FOUND')
    const searched = stories.filter(({ id }) => postId === undefined || id === postId)
    const due = searched.filter(({ isDue }) => isDue).map(({ id }) => id)
    const requested = await requestSearch(symptomPairs, context, {
      postIds: due,
      searchedBefore: minutesAgo(context, RESEARCH_MINUTES),
    })
    const visible = await shownByScore(
      context,
      stories.map(({ id }) => id),
    )
    const shown =
      postId === undefined
        ? bestOfAll(symptomPairs, visible, context.config.matchesKept)
        : visible.filter(({ ownId }) => ownId === postId)
    const counts = Map.groupBy(visible, ({ ownId }) => ownId)
    const compared = searched.map((story) => ({ ...story, isCompared: isMatched && story.hiddenAt === null }))
    return {
      posts: stories.map(({ id, title, resolvedAt }) => ({
        id,
        title,
        isResolved: resolvedAt !== null,
        matches: counts.get(id)?.length ?? 0,
      })),
      matches: await matchViews(context.db, shown, stories),
      isSearching: requested > 0 || stateOfSearches(compared, context.now()) !== 'done',
      takesPart: isMatched,
    }
  }),

  meToos: os.meToos.use(signedIn).handler(async ({ context, input: { postId } }) => {
    await myPosts(context, postId)
    return meTooPairs(context, postId)
  }),

  figures: os.figures.use(signedIn).handler(async ({ context }) => {
    const { stories } = await ownStories(context, context.now())
    const ownIds = stories.map(({ id }) => id)
    const best = bestOfAll(closePairs, await shownClosest(context, ownIds), context.config.matchesKept)
    const shown = await listedAmong(context.db, best)
    const { total, recent, resolved } = await countShown(
      context.db,
      shown.map(({ otherId }) => otherId),
      minutesAgo(context, NEW_DAYS * DAY_MINUTES),
    )
    return { cases: total, recent, resolved }
  }),

  search: os.search.use(writing).handler(async ({ context, input }) => {
    const posts = await myPosts(context, input.postId)
    await context.limits.take(SEARCH_FLOOD, context.actor.id)
    return {
      queued: await requestSearch(symptomPairs, context, {
        postIds: chosen(
          posts.map(({ id }) => id),
          input.postId,
        ),
      }),
    }
  }),

  restore: os.restore.use(writing).handler(async ({ context, input }) => {
    await context.limits.takeInMemory(RESTORING_FLOOD, context.actor.id)
    await restoreCloseCase(context, input)
    return { postId: input.postId }
  }),
}
