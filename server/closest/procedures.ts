import { implement } from '@orpc/server'
import {
  CLOSEST_SHOWN_MAX,
  OFFERED_MAX,
  OWN_POSTS_MAX,
  RESEARCH_MINUTES,
  TAGS_SUGGESTED_MAX,
} from '#contract/closest/limits.ts'
import { closest as contract } from '#contract/closest/procedures.ts'
import type { ClosestCases } from '#contract/closest/schema.ts'
import type { Language } from '#contract/foundation/languages.ts'
import type { Ctx, MemberCtx } from '#server/foundation/context.ts'
import { demandSignedIn, demandWriter } from '#server/foundation/guards.ts'
import type { PairKind } from '#server/foundation/pairs/kind.ts'
import { bestOfAll } from '#server/foundation/pairs/lists.ts'
import { searchState } from '#server/foundation/pairs/requests.ts'
import { mayBeOld, refusals, signedIn, writing } from '#server/foundation/procedure.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { ownStoriesOf } from '#server/posts/own-story-queries.ts'
import { closestFacts, closestViews } from './closest-views.ts'
import { correctReading } from './commands/correct-reading.ts'
import { dismissCloseCase } from './commands/dismiss-close-case.ts'
import { requestSearch } from './commands/request-search.ts'
import { limitMeaningSearches, limitProposals, limitTexts, limitVisitorDrafts } from './concurrency-limits.ts'
import {
  DISMISSAL_FLOOD,
  DRAFT_FLOOD,
  LIST_FLOOD,
  LOOK_UP_FLOOD,
  MEANING_FLOOD,
  PROPOSAL_FLOOD,
  READING_FLOOD,
  VISITOR_DRAFT_FLOOD,
} from './flood-limits.ts'
import { meaningPage } from './meaning-queries.ts'
import { minutesAgo } from './own-post-queries.ts'
import { closePairs } from './pairs.ts'
import { proposalsFor } from './proposal-queries.ts'
import { lookUp, suggestedTagsOf } from './reader-queries.ts'
import { awaitsCorrection } from './reading-queries.ts'
import { listedPairs, shownClosest } from './shown-pair-queries.ts'
import { understandingOf } from './understanding-queries.ts'

const os = implement(contract).$context<Ctx>().use(refusals)

/** @param searched  its keys tell when a post was last searched; one search makes both lists, and is asked for once an hour whichever is opened */
export function closestWith<Criteria>(searched: PairKind<Criteria>) {
  const ownStories = ownStoriesOf(searched, OWN_POSTS_MAX)
  return {
    list: os.list.use(signedIn).handler(({ context, input }) => closestTo(context, input, { searched, ownStories })),

    ofAll: os.ofAll.use(signedIn).handler(({ context, input }) => closestTo(context, input, { searched, ownStories })),

    understood: os.understood.use(signedIn).handler(async ({ context, input }) => {
      await context.limits.takeInMemory(READING_FLOOD, context.actor.id)
      return limitTexts(() => understandingOf(context, input))
    }),

    correct: os.correct.use(writing).handler(async ({ context, input }) => {
      await context.limits.takeInMemory(READING_FLOOD, context.actor.id)
      return limitTexts(async () => {
        await correctReading(context, input)
        return understandingOf(context, input)
      })
    }),

    proposals: os.proposals.use(signedIn).handler(async ({ context, input }) => {
      await context.limits.takeInMemory(PROPOSAL_FLOOD, context.actor.id)
      return limitProposals(() => proposalsFor(context, input))
    }),

    lookUp: os.lookUp.use(signedIn).handler(async ({ context, input }) => {
      await context.limits.takeInMemory(LOOK_UP_FLOOD, context.actor.id)
      return { readings: await lookUp(context, { ...input, limit: OFFERED_MAX }) }
    }),

    byMeaning: os.byMeaning
      .use(signedIn)
      .use(mayBeOld)
      .handler(async ({ context, input }) => {
        await context.limits.takeInMemory(MEANING_FLOOD, context.actor.id)
        return limitMeaningSearches(() => meaningPage(context, input))
      }),

    /** Members who may not publish have no draft to read. Visitors have one, and ask for its reading by a button of its own. */
    suggestTags: os.suggestTags.handler(async ({ context, input: { language, ...draft } }) => {
      const { actor, limits, clientAddress } = context
      if (actor.kind === 'visitor') await limits.takeInMemory(VISITOR_DRAFT_FLOOD, clientAddress)
      else {
        demandSignedIn(actor)
        demandWriter(actor)
        await limits.takeInMemory(DRAFT_FLOOD, actor.id)
      }
      const through = actor.kind === 'visitor' ? limitVisitorDrafts : limitTexts
      const asked = { language, limit: TAGS_SUGGESTED_MAX }
      return { tags: await through(() => suggestedTagsOf(context, draft, asked)) }
    }),

    dismiss: os.dismiss.use(writing).handler(async ({ context, input }) => {
      await context.limits.takeInMemory(DISMISSAL_FLOOD, context.actor.id)
      await dismissCloseCase(context, input)
      return input
    }),
  }
}

async function closestTo<Criteria>(
  context: MemberCtx,
  { id: postId, language }: { id?: string; language: Language },
  { searched, ownStories }: { searched: PairKind<Criteria>; ownStories: ReturnType<typeof ownStoriesOf> },
): Promise<ClosestCases> {
  await context.limits.takeInMemory(LIST_FLOOD, context.actor.id)
  const searchedBefore = minutesAgo(context, RESEARCH_MINUTES)
  const { stories: posts, isMatched: takesPart } = await ownStories(context, searchedBefore)
  if (postId !== undefined && !posts.some(({ id }) => id === postId)) throw new Refusal('NOT_FOUND')
  const postIds = posts.map(({ id }) => id)
  const due = posts.filter(({ id, isDue }) => isDue && (postId === undefined || id === postId))
  await requestSearch(searched, context, { postIds: due.map(({ id }) => id), searchedBefore })
  const visible = await shownClosest(context, postIds)
  const shown =
    postId === undefined
      ? bestOfAll(closePairs, visible, context.config.matchesKept)
      : visible.filter(({ ownId }) => ownId === postId)
  const listed = posts.filter(({ id }) => postId === undefined || id === postId)
  const counts = Map.groupBy(visible, ({ ownId }) => ownId)
  const facts = await closestFacts(context.db, shown)
  const items = await closestViews(context, listedPairs(shown, facts.posts), { ...facts, language })
  return {
    posts: posts.map(({ id, title, resolvedAt, hiddenAt }) => ({
      id,
      title,
      isResolved: resolvedAt !== null,
      isCompared: hiddenAt === null,
      // The list leaves out a pair whose posts have changed meanwhile.
      cases: id === postId ? items.length : Math.min(counts.get(id)?.length ?? 0, CLOSEST_SHOWN_MAX),
    })),
    items,
    isSearching: await isBeingSearched(
      context,
      listed.map((post) => ({ ...post, isCompared: takesPart && post.hiddenAt === null })),
      [closePairs, searched],
    ),
    takesPart,
  }
}

/**
 * A press of the button asks for both searches, on the rows of one. A search waits from the moment of an edit, a correction or a return to matching on,
 * although
 * its job has not begun.
 */
async function isBeingSearched(
  { db, now }: MemberCtx,
  subjects: readonly { id: string; createdAt: Date; version: number; isCompared: boolean }[],
  kinds: readonly { keys: PairKind<never>['keys'] }[],
): Promise<boolean> {
  let isSearching = await awaitsCorrection(
    db,
    subjects.map(({ id }) => id),
  )
  for (const kind of kinds) if ((await searchState(kind, db, { subjects, now: now() })) !== 'done') isSearching = true
  return isSearching
}
