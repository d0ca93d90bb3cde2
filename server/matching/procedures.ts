import { implement } from '@orpc/server'
import { RESEARCH_MINUTES } from '#contract/closest/limits.ts'
import { matching as contract } from '#contract/matching/procedures.ts'
import { NEW_DAYS } from '#contract/posts/limits.ts'
import { matchingOf } from '#server/accounts/participation-queries.ts'
import { peopleOf } from '#server/accounts/people-queries.ts'
import { closeBandsOf } from '#server/closest/band-queries.ts'
import { closePairs } from '#server/closest/closest.ts'
import { requestSearch } from '#server/closest/commands/request-search.ts'
import { chosen, minutesAgo, myPosts, OWN_POSTS_MAX } from '#server/closest/own-posts.ts'
import { shownPairs } from '#server/closest/shown-pairs.ts'
import type { Ctx, MemberCtx } from '#server/foundation/context.ts'
import { bestOfAll } from '#server/foundation/pairs/lists.ts'
import { searchState } from '#server/foundation/pairs/requests.ts'
import { refusals, signedIn, writing } from '#server/foundation/procedure.ts'
import { countShown, newestSymptomsOf, postsById } from '#server/posts/queries.ts'
import { disclosuresOf } from './match-disclosure.ts'
import { meTooPairs } from './me-too.ts'
import { symptomPairs } from './pairs.ts'
import { type BestMatch, matchView } from './views.ts'

/** Presses of the search button. */
const SEARCHES = { name: 'match-search', points: 6, seconds: 600 }
const DAY_MINUTES = 1_440

const os = implement(contract).$context<Ctx>().use(refusals)

export const matching = {
  list: os.list.use(signedIn).handler(async ({ context, input }) => {
    const posts = await myPosts(context, input.postId)
    const postIds = posts.map(({ id }) => id)
    await requestSearch(symptomPairs, context, {
      postIds: chosen(postIds, input.postId),
      searchedBefore: minutesAgo(context, RESEARCH_MINUTES),
    })
    const visible = await shownPairs(symptomPairs, context, postIds)
    const shown =
      input.postId === undefined
        ? bestOfAll(symptomPairs, visible, context.config.matchesKept)
        : visible.filter(({ ownId }) => ownId === input.postId)
    const searched = posts.filter(({ id }) => input.postId === undefined || id === input.postId)
    const counts = Map.groupBy(visible, ({ ownId }) => ownId)
    return {
      posts: posts.map(({ id, title, resolvedAt }) => ({
        id,
        title,
        isResolved: resolvedAt !== null,
        matches: counts.get(id)?.length ?? 0,
      })),
      matches: await matchViews(context, shown),
      isSearching: (await searchState(symptomPairs, context.db, { subjects: searched, now: context.now() })) !== 'done',
      takesPart: (await matchingOf(context.db, context.actor.id)).isMatched,
    }
  }),

  meToos: os.meToos.use(signedIn).handler(async ({ context, input: { postId } }) => {
    await myPosts(context, postId)
    return meTooPairs(context, postId)
  }),

  figures: os.figures.use(signedIn).handler(async ({ context }) => {
    const own = await newestSymptomsOf(context.db, context.actor.id, OWN_POSTS_MAX)
    const ownIds = own.map(({ id }) => id)
    const shown = [
      ...(await shownPairs(symptomPairs, context, ownIds)),
      ...(await shownPairs(closePairs, context, ownIds)),
    ]
    const { total, recent, resolved } = await countShown(
      context.db,
      shown.map(({ otherId }) => otherId),
      minutesAgo(context, NEW_DAYS * DAY_MINUTES),
    )
    return { cases: total, recent, resolved }
  }),

  search: os.search.use(writing).handler(async ({ context, input }) => {
    const posts = await myPosts(context, input.postId)
    await context.limits.take(SEARCHES, context.actor.id)
    return {
      queued: await requestSearch(symptomPairs, context, {
        postIds: chosen(
          posts.map(({ id }) => id),
          input.postId,
        ),
      }),
    }
  }),
}

async function matchViews({ db }: MemberCtx, matches: readonly BestMatch[]) {
  const [posts, people, told, closeness] = await Promise.all([
    postsById(
      db,
      matches.flatMap(({ ownId, otherId }) => [ownId, otherId]),
    ),
    peopleOf(
      db,
      matches.map(({ ownerId }) => ownerId),
    ),
    disclosuresOf(db, matches),
    closeBandsOf(db, matches),
  ])
  return matches.flatMap((match) => matchView(match, { posts, people, told, closeness }) ?? [])
}
