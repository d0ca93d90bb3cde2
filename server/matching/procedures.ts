import { implement } from '@orpc/server'
import { RESEARCH_MINUTES } from '#contract/matching/limits.ts'
import { matching as contract } from '#contract/matching/procedures.ts'
import { NEW_DAYS } from '#contract/posts/limits.ts'
import { blockedWith } from '#server/accounts/block-queries.ts'
import { peopleOf } from '#server/accounts/people-queries.ts'
import type { Ctx, MemberCtx } from '#server/foundation/context.ts'
import { refusals, signedIn, writing } from '#server/foundation/procedure.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { countShown, hiddenPosts, newestSymptomsOf, postsById } from '#server/posts/queries.ts'
import { type BestMatch, bestMatchesOf } from './best-matches.ts'
import { dismiss } from './commands/dismiss.ts'
import { requestSearch } from './commands/request-search.ts'
import { isSearching } from './queries.ts'
import { byRank } from './score.ts'
import { matchView } from './views.ts'

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
        ? bestOfAll(visible, context.config.matchesKept)
        : visible.filter(({ ownPostId }) => ownPostId === input.postId)
    const counts = Map.groupBy(visible, ({ ownPostId }) => ownPostId)
    return {
      posts: posts.map(({ id, title, resolvedAt }) => ({
        id,
        title,
        isResolved: resolvedAt !== null,
        matches: counts.get(id)?.length ?? 0,
      })),
      matches: await views(context, shown),
      isSearching: await isSearching(
        context.db,
        posts.filter(({ id }) => input.postId === undefined || id === input.postId),
        context.now(),
      ),
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
      shown.map(({ postId }) => postId),
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
async function shownMatches({ db, actor, config }: MemberCtx, postIds: readonly string[]): Promise<BestMatch[]> {
  const excludedAuthorIds = await blockedWith(db, actor.id)
  const best = await bestMatchesOf(db, { postIds, limit: config.matchesKept, excludedAuthorIds })
  const hidden = await hiddenPosts(
    db,
    best.map(({ postId }) => postId),
  )
  return best.filter(({ postId }) => !hidden.has(postId))
}

/** @throws Refusal NOT_FOUND when `postId` is given and is none of theirs */
async function myPosts({ db, actor }: MemberCtx, postId: string | undefined) {
  const found = await newestSymptomsOf(db, actor.id, OWN_POSTS_MAX)
  if (postId !== undefined && !found.some(({ id }) => id === postId)) throw new Refusal('NOT_FOUND')
  return found
}

const chosen = (postIds: string[], postId: string | undefined) => (postId === undefined ? postIds : [postId])

const minutesAgo = ({ now }: MemberCtx, minutes: number) => new Date(now().getTime() - minutes * MINUTE_MS)

/** One list of all a member's posts: another's post once, beside the own post it resembles most. */
function bestOfAll(best: readonly BestMatch[], kept: number): BestMatch[] {
  const once = new Map<string, BestMatch>()
  for (const match of best.toSorted(rank)) if (!once.has(match.postId)) once.set(match.postId, match)
  return [...once.values()].slice(0, kept)
}

const rank = (one: BestMatch, other: BestMatch) => byRank({ ...one, id: one.postId }, { ...other, id: other.postId })

async function views({ db }: MemberCtx, matches: readonly BestMatch[]) {
  const [posts, people] = await Promise.all([
    postsById(
      db,
      matches.flatMap(({ ownPostId, postId }) => [ownPostId, postId]),
    ),
    peopleOf(
      db,
      matches.map(({ authorId }) => authorId),
    ),
  ])
  return matches.flatMap((match) => matchView(match, { posts, people }) ?? [])
}
