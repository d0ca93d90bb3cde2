import { implement } from '@orpc/server'
import { RESEARCH_MINUTES } from '#contract/matching/limits.ts'
import { matching as contract } from '#contract/matching/procedures.ts'
import { NEW_DAYS } from '#contract/posts/limits.ts'
import { blockedWith } from '#server/accounts/block-queries.ts'
import { peopleOf } from '#server/accounts/people-queries.ts'
import type { Ctx, MemberCtx } from '#server/foundation/context.ts'
import { bestOfAll, bestPairsOf } from '#server/foundation/pairs/lists.ts'
import { searchState } from '#server/foundation/pairs/requests.ts'
import { refusals, signedIn, writing } from '#server/foundation/procedure.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { countShown, hiddenPosts, newestSymptomsOf, postsById } from '#server/posts/queries.ts'
import { dismiss } from './commands/dismiss.ts'
import { requestSearch } from './commands/request-search.ts'
import { newSince } from './new-authors.ts'
import { symptomPairs } from './pairs.ts'
import { toldOf } from './told.ts'
import { type BestMatch, matchView } from './views.ts'

/** Posts of one member that the list looks at, newest first. */
const OWN_POSTS_MAX = 200
/** Presses of the search button. */
const SEARCHES = { name: 'match-search', points: 6, seconds: 600 }
const MINUTE_MS = 60_000
const DAY_MINUTES = 1_440

const os = implement(contract).$context<Ctx>().use(refusals)

export const matching = {
  list: os.list.use(signedIn).handler(async ({ context, input }) => {
    const posts = await myPosts(context, input.postId)
    const postIds = posts.map(({ id }) => id)
    await requestSearch(context, {
      postIds: chosen(postIds, input.postId),
      searchedBefore: minutesAgo(context, RESEARCH_MINUTES),
    })
    const visible = await shownMatches(context, postIds)
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
      matches: await views(context, shown),
      isSearching: (await searchState(symptomPairs, context.db, { subjects: searched, now: context.now() })) !== 'done',
    }
  }),

  figures: os.figures.use(signedIn).handler(async ({ context }) => {
    const own = await newestSymptomsOf(context.db, context.actor.id, OWN_POSTS_MAX)
    const shown = await shownMatches(
      context,
      own.map(({ id }) => id),
    )
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
      queued: await requestSearch(context, {
        postIds: chosen(
          posts.map(({ id }) => id),
          input.postId,
        ),
      }),
    }
  }),

  dismiss: os.dismiss.use(writing).handler(async ({ context, input }) => {
    await dismiss(context, input)
    return input
  }),
}

/** The best of each of one's own posts. A post that was hidden since its search is not even counted. */
async function shownMatches({ db, actor, config, now }: MemberCtx, postIds: readonly string[]): Promise<BestMatch[]> {
  const best = await bestPairsOf(symptomPairs, db, {
    subjectIds: postIds,
    limit: config.matchesKept,
    excludedOwnerIds: await blockedWith(db, actor.id),
    newSince: newSince({ config, now }),
  })
  const hidden = await hiddenPosts(
    db,
    best.map(({ otherId }) => otherId),
  )
  return best.filter(({ otherId }) => !hidden.has(otherId))
}

/** @throws Refusal NOT_FOUND when `postId` is given and is none of theirs */
async function myPosts({ db, actor }: MemberCtx, postId: string | undefined) {
  const found = await newestSymptomsOf(db, actor.id, OWN_POSTS_MAX)
  if (postId !== undefined && !found.some(({ id }) => id === postId)) throw new Refusal('NOT_FOUND')
  return found
}

const chosen = (postIds: string[], postId: string | undefined) => (postId === undefined ? postIds : [postId])

const minutesAgo = ({ now }: MemberCtx, minutes: number) => new Date(now().getTime() - minutes * MINUTE_MS)

async function views({ db }: MemberCtx, matches: readonly BestMatch[]) {
  const [posts, people, told] = await Promise.all([
    postsById(
      db,
      matches.flatMap(({ ownId, otherId }) => [ownId, otherId]),
    ),
    peopleOf(
      db,
      matches.map(({ ownerId }) => ownerId),
    ),
    toldOf(db, matches),
  ])
  return matches.flatMap((match) => matchView(match, { posts, people, told }) ?? [])
}
