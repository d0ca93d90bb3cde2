import { implement } from '@orpc/server'
import type { Language } from '#contract/foundation/languages.ts'
import { OFFERED_MAX, RESEARCH_MINUTES, TAGS_SUGGESTED_MAX } from '#contract/matching/limits.ts'
import { matching as contract } from '#contract/matching/procedures.ts'
import type { ClosestCase, ClosestCases } from '#contract/matching/schema.ts'
import { NEW_DAYS } from '#contract/posts/limits.ts'
import { matchingOf } from '#server/accounts/participation-queries.ts'
import { peopleOf } from '#server/accounts/people-queries.ts'
import type { Ctx, MemberCtx } from '#server/foundation/context.ts'
import { demandSignedIn, demandWriter } from '#server/foundation/guards.ts'
import { bestOfAll } from '#server/foundation/pairs/lists.ts'
import { searchState } from '#server/foundation/pairs/requests.ts'
import { refusals, signedIn, writing } from '#server/foundation/procedure.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { countShown, newestSymptomsOf, postsById } from '#server/posts/queries.ts'
import { closePairs } from './closest.ts'
import { type ClosePair, closestFacts, closestViews } from './closest-views.ts'
import { correctReading } from './commands/correct.ts'
import { dismiss } from './commands/dismiss.ts'
import { requestSearch } from './commands/request-search.ts'
import { throughMeanings, throughProposals, throughTexts, throughVisitorsDrafts } from './gates.ts'
import { meTooPairs } from './me-too.ts'
import { meaningPage } from './meaning.ts'
import { symptomPairs } from './pairs.ts'
import { proposalsFor } from './proposals.ts'
import { lookUp, suggestedTagsOf } from './reader.ts'
import { shownPairs } from './shown-pairs.ts'
import { toldOf } from './told.ts'
import { understandingOf } from './understood.ts'
import { type BestMatch, matchView } from './views.ts'

/** Posts of one member that the list looks at, newest first. */
const OWN_POSTS_MAX = 200
/** Presses of the search button. */
const SEARCHES = { name: 'match-search', points: 6, seconds: 600 }
/** Far above what anybody types. */
const LOOK_UPS = { name: 'vocabulary', points: 120, seconds: 60 }
/** Of a story of one's own, what was understood, and corrections: each has it read. */
const READINGS = { name: 'understood', points: 60, seconds: 60 }
/** Three rounds for four stories: each takes the reader's thread for longer than a reading does. */
const PROPOSALS = { name: 'proposals', points: 12, seconds: 60 }
/** Pairs that one member says are not relevant, each a row. */
const DISMISSALS = { name: 'dismissals', points: 60, seconds: 60 }
/** Searches by meaning of one member, and drafts that are read to suggest tags: of a member, and of an address of visitors. */
const MEANINGS = { name: 'meaning', points: 60, seconds: 60 }
const DRAFTS = { name: 'tag-suggestions', points: 40, seconds: 60 }
const VISITORS_DRAFTS = { name: 'visitors-tag-suggestions', points: 10, seconds: 60 }
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

  closest: os.closest.use(signedIn).handler(({ context, input }) => closestTo(context, input)),

  closestOfAll: os.closestOfAll.use(signedIn).handler(({ context, input }) => closestTo(context, input)),

  meToos: os.meToos.use(signedIn).handler(async ({ context, input: { postId } }) => {
    await myPosts(context, postId)
    return meTooPairs(context, postId)
  }),

  understood: os.understood.use(signedIn).handler(async ({ context, input }) => {
    await context.limits.takeInMemory(READINGS, context.actor.id)
    return throughTexts(() => understandingOf(context, input))
  }),

  correct: os.correct.use(writing).handler(async ({ context, input }) => {
    await context.limits.takeInMemory(READINGS, context.actor.id)
    return throughTexts(async () => {
      await correctReading(context, input)
      return understandingOf(context, input)
    })
  }),

  proposals: os.proposals.use(signedIn).handler(async ({ context, input }) => {
    await context.limits.takeInMemory(PROPOSALS, context.actor.id)
    return throughProposals(() => proposalsFor(context, input))
  }),

  lookUp: os.lookUp.use(signedIn).handler(async ({ context, input }) => {
    await context.limits.takeInMemory(LOOK_UPS, context.actor.id)
    return { readings: await lookUp(context, { ...input, limit: OFFERED_MAX }) }
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
      queued: await requestSearch(context, {
        postIds: chosen(
          posts.map(({ id }) => id),
          input.postId,
        ),
      }),
    }
  }),

  byMeaning: os.byMeaning.use(signedIn).handler(async ({ context, input }) => {
    await context.limits.takeInMemory(MEANINGS, context.actor.id)
    return throughMeanings(() => meaningPage(context, input))
  }),

  /** Whoever may not publish has no draft to read: a visitor may, and asks for it by a button of its own. */
  suggestTags: os.suggestTags.handler(async ({ context, input: { language, ...draft } }) => {
    const { actor, limits, clientAddress } = context
    if (actor.kind === 'visitor') await limits.takeInMemory(VISITORS_DRAFTS, clientAddress)
    else {
      demandSignedIn(actor)
      demandWriter(actor)
      await limits.takeInMemory(DRAFTS, actor.id)
    }
    const through = actor.kind === 'visitor' ? throughVisitorsDrafts : throughTexts
    const asked = { language, limit: TAGS_SUGGESTED_MAX }
    return { tags: await through(() => suggestedTagsOf(context, draft, asked)) }
  }),

  dismiss: os.dismiss.use(writing).handler(async ({ context, input }) => {
    await context.limits.takeInMemory(DISMISSALS, context.actor.id)
    await dismiss(context, input)
    return input
  }),
}

/** The cases closest to one of one's own posts, or to all of them. */
async function closestTo(
  context: MemberCtx,
  { id: postId, language }: { id?: string; language: Language },
): Promise<ClosestCases> {
  const posts = await myPosts(context, postId)
  const postIds = posts.map(({ id }) => id)
  await requestSearch(context, {
    postIds: chosen(postIds, postId),
    searchedBefore: minutesAgo(context, RESEARCH_MINUTES),
  })
  const visible = await shownPairs(closePairs, context, postIds)
  const shown =
    postId === undefined
      ? bestOfAll(closePairs, visible, context.config.matchesKept)
      : visible.filter(({ ownId }) => ownId === postId)
  const searched = posts.filter(({ id }) => postId === undefined || id === postId)
  const counts = Map.groupBy(visible, ({ ownId }) => ownId)
  const { isMatched } = await matchingOf(context.db, context.actor.id)
  return {
    posts: posts.map(({ id, title, resolvedAt }) => ({
      id,
      title,
      isResolved: resolvedAt !== null,
      cases: counts.get(id)?.length ?? 0,
    })),
    items: resolvedFirst(await caseViews(context, shown, language)),
    isSearching: (await searchState(closePairs, context.db, { subjects: searched, now: context.now() })) !== 'done',
    takesPart: isMatched,
  }
}

/** What is resolved before what is not, among neighbours of one band; otherwise in the order given. */
function resolvedFirst(items: readonly ClosestCase[]): ClosestCase[] {
  const runs: ClosestCase[][] = []
  for (const item of items) {
    const run = runs.at(-1)
    if (run?.[0]?.band === item.band) run.push(item)
    else runs.push([item])
  }
  return runs.flatMap((run) => run.sort((one, other) => Number(other.resolved) - Number(one.resolved)))
}

async function caseViews(context: MemberCtx, pairs: readonly ClosePair[], language: Language): Promise<ClosestCase[]> {
  return closestViews(context, pairs, { ...(await closestFacts(context.db, pairs)), language })
}

/** @throws Refusal NOT_FOUND when `postId` is given and is none of theirs */
async function myPosts({ db, actor }: MemberCtx, postId: string | undefined) {
  const found = await newestSymptomsOf(db, actor.id, OWN_POSTS_MAX)
  if (postId !== undefined && !found.some(({ id }) => id === postId)) throw new Refusal('NOT_FOUND')
  return found
}

const chosen = (postIds: string[], postId: string | undefined) => (postId === undefined ? postIds : [postId])

const minutesAgo = ({ now }: MemberCtx, minutes: number) => new Date(now().getTime() - minutes * MINUTE_MS)

async function matchViews({ db }: MemberCtx, matches: readonly BestMatch[]) {
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
