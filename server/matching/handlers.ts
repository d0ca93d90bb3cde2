import type { SQL } from 'drizzle-orm'
import { HOUR_MS } from '#contract/foundation/durations.ts'
import { NOTICE_SCORE, OUTCOME_NOTICES } from '#contract/matching/limits.ts'
import { blockedIds } from '#server/accounts/settings/block-queries.ts'
import { lockedToTell } from '#server/closest/candidate-queries.ts'
import { forgetLaterWriters } from '#server/closest/commands/forget-later-writers.ts'
import { indexReading } from '#server/closest/commands/index-reading.ts'
import { keepCandidates } from '#server/closest/commands/keep-candidates.ts'
import { renewedVersion } from '#server/closest/commands/renew-version.ts'
import { type ComparedPost, comparedPost } from '#server/closest/compared-post-queries.ts'
import { closenessRules } from '#server/closest/followed-pairs.ts'
import { closePairs } from '#server/closest/pairs.ts'
import { comparedStory, readingsOf, type TellingReading } from '#server/closest/reading-queries.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Db, Tx } from '#server/foundation/db/database.ts'
import {
  type NewPairs,
  type PairRules,
  pairHandlers,
  pushToOwner,
  searchIndexed,
} from '#server/foundation/pairs/follow.ts'
import { dropKeys, isSearched, isSearchOwed, lockSubject } from '#server/foundation/pairs/keys.ts'
import { refreshPlaces } from '#server/foundation/pairs/places.ts'
import { markTogether } from '#server/foundation/pairs/search.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { postsById, symptomIdsOf } from '#server/posts/queries.ts'
import { authorPlace, authorPlaces } from '#server/posts/research-queries.ts'
import { indexPost } from './commands/index-post.ts'
import {
  forgetPendingOutcomes,
  keepOutcomes,
  type PendingOutcome,
  tellableOutcomes,
  tellOutcome,
} from './commands/tell-outcome.ts'
import { decideDisclosure, disclosedPoints, discloseWholeScore, disclosuresOf } from './match-disclosure-store.ts'
import { symptomPairs } from './pairs.ts'
import { placePinned, withPinnedPlace } from './pinned-place-store.ts'
import { readBefore } from './queries.ts'
import { type MatchCriteria, scoreOf } from './score.ts'

async function index(tx: Tx, postId: string, services: Services): Promise<string | undefined> {
  const post = await comparedPost(tx, services, postId)
  if (post) await indexRead(tx, services, post, (await readingsOf(tx, [postId])).get(postId))
  else await dropKeys(symptomPairs, tx, [postId])
  return post?.facts.authorId
}

async function indexRead(
  tx: Tx,
  { now }: Services,
  { facts, place }: ComparedPost,
  reading: TellingReading | undefined,
  pinned?: unknown,
): Promise<void> {
  const compared = reading ? comparedStory(reading).profile : { weights: new Map(), wordings: new Map() }
  await indexPost(tx, await withPinnedPlace(tx, facts, now(), pinned), compared, place)
}

async function tellMatches(tx: Tx, services: Services, news: NewPairs<MatchCriteria>): Promise<void> {
  await decide(tx, services, news)
  const { subjectId, ownerId } = news
  const isEstablished = (await authorPlaces(tx, [ownerId], services.now())).get(ownerId)!.isEstablished
  const close = await lockedToTell(symptomPairs, tx, news, ({ score }) => score >= NOTICE_SCORE && isEstablished)
  const disclosureOf = await disclosuresOf(
    tx,
    close.map((match) => ({ ownId: subjectId, otherId: match.subjectId })),
  )
  const pointsOf = (match: (typeof close)[number]) =>
    scoreOf(disclosedPoints(match.criteria, disclosureOf({ ownId: subjectId, otherId: match.subjectId })))
  await keepCandidates(tx, services, {
    subjectId,
    ownerId,
    close: close.map((match) => ({ ...match, points: pointsOf(match) })),
  })
}

const decide = (tx: Tx, { now }: Services, { subjectId, found }: NewPairs<MatchCriteria>): Promise<void> =>
  decideDisclosure(tx, { subjectId, found, at: now() })

const common = { kind: symptomPairs, excluded: blockedIds, subjectsOf: symptomIdsOf, index }

const scoreRules: Record<keyof typeof closenessRules, PairRules<MatchCriteria>> = {
  aloud: { ...common, event: 'matches', tell: tellMatches },
  amongThem: { ...common, event: 'matches', tell: decide },
  quietly: { ...common, tell: decide },
}

/** The post is read before it is compared, because its reading decides whether a score counts. */
export const searchFor = (services: Services, { postId }: { postId: string }): Promise<void> =>
  searchBoth('aloud', services, postId)

/**
 * Follows an author's correction of a reading: the post is read and compared again, and nobody is told of the result. If the search after a publication or edit
 * is still to be done, this does that search.
 */
export async function followCorrection(services: Services, { postId }: { postId: string }): Promise<void> {
  await searchBoth((await isSearchedBoth(services, postId)) ? 'amongThem' : 'aloud', services, postId)
}

async function isSearchedBoth({ db }: Services, postId: string): Promise<boolean> {
  const version = (await postsById(db, [postId])).get(postId)?.version ?? 0
  const search = { subjectId: postId, version }
  return (await isSearched(symptomPairs, db, search)) && (await isSearched(closePairs, db, search))
}

/** `aloud` where the story's own search is still to be done: that search would find the pairs stored, and tell nobody of them. */
async function hearingOfReread({ db }: Services, postId: string): Promise<keyof typeof scoreRules> {
  const isOwed = await isSearchOwed(closePairs, db, postId)
  // A story without a reading is from before readings existed, and was searched long ago.
  if (isOwed === undefined) return 'quietly'
  return isOwed || (await isSearchOwed(symptomPairs, db, postId)) ? 'aloud' : 'quietly'
}

async function searchBoth(hearing: keyof typeof scoreRules, services: Services, postId: string): Promise<void> {
  const ownerId = await transact(services, async (tx) => {
    await lockSubject(tx, postId, closePairs, symptomPairs)
    const post = await comparedPost(tx, services, postId)
    if (post) {
      const pinning = placePinned(post.facts, services.now())
      const { reading, beside: pinned } = await indexReading(tx, services, post, pinning)
      await indexRead(tx, services, post, reading, pinned)
    } else {
      await dropKeys(closePairs, tx, [postId])
      await dropKeys(symptomPairs, tx, [postId])
    }
    return post?.facts.authorId
  })
  if (ownerId === undefined) return
  const marks = markTogether(services.db)
  const searched = { subjectId: postId, ownerId, marks }
  try {
    await searchIndexed(closenessRules[hearing], services, searched)
    await searchIndexed(scoreRules[hearing], services, searched)
  } catch (error) {
    // A search that was stored is marked, even where the other one failed: repeated, it would tell of its pairs again.
    await marks.rest()
    throw error
  }
  await pushToOwner(scoreRules[hearing], services, { ownerId, id: postId, marks })
}

const closeness = pairHandlers(closenessRules.aloud)
const score = pairHandlers(scoreRules.aloud)

export async function endMatchesBetween(
  services: Services,
  block: { blockerId: string; blockedId: string },
): Promise<void> {
  await closeness.part(services, block)
  await score.part(services, block)
}

export async function followParticipation(services: Services, member: { memberId: string }): Promise<void> {
  await closeness.followParticipation(services, member)
  await score.followParticipation(services, member)
}

export async function sweepSearches(services: Services): Promise<void> {
  await closeness.sweep(services)
  await score.sweep(services)
}

export const refreshAuthorPlaces = (services: Services): Promise<void> => refreshPlacesOf(services)

async function refreshPlacesOf(services: Services, ownerId?: string): Promise<void> {
  const placeOf = (author: SQL) => authorPlace(author, services.now())
  await refreshPlaces(closePairs, services, { placeOf, ownerId })
  await refreshPlaces(symptomPairs, services, { placeOf, ownerId })
}

const REREAD_AT_ONCE = 100
/** When more stories than this cannot be read, the reader is at fault, not the stories. */
const UNREADABLE_MOST = 20
/** The job runs each minute, and stops early enough to end before the next run. */
const REREAD_MS = 40_000

/** Stories without a reading are from before there were any, because a key and its reading are written together. So this look is rare. */
const UNREAD_MS = HOUR_MS
const allReadAt = new WeakMap<Db, number>()

/**
 * Reads stories again that were read with an older version of the lexicon or its weights, for a while at a time, newest first. Nobody is told of the result,
 * unless the story's own search is still to be done. A story keeps its pairs until it is read again; one that cannot be read is skipped until the next run.
 * @throws the reader's error, where it fails for more than UNREADABLE_MOST stories
 */
export async function rereadStories(services: Services): Promise<void> {
  await forgetLaterWriters(services.db)
  const version = await renewedVersion(services)
  const end = performance.now() + REREAD_MS
  const passedOver = new Set<string>()
  const lookedAt = services.now().getTime()
  const isWithUnread = Math.abs(lookedAt - (allReadAt.get(services.db) ?? Number.NEGATIVE_INFINITY)) >= UNREAD_MS
  while (performance.now() < end) {
    const atOnce = REREAD_AT_ONCE + passedOver.size
    const postIds = await readBefore(services.db, version, { limit: atOnce, isWithUnread })
    for (const postId of postIds) {
      if (performance.now() >= end) return
      if (passedOver.has(postId)) continue
      await rereadStory(services, postId).catch((error: unknown) => {
        if (passedOver.size >= UNREADABLE_MOST) throw error
        passedOver.add(postId)
        services.log.error({ err: error, postId }, 'story not read again, to be tried again')
      })
    }
    if (postIds.length >= atOnce) continue
    if (isWithUnread) allReadAt.set(services.db, lookedAt)
    return
  }
}

const rereadStory = async (services: Services, postId: string): Promise<void> =>
  searchBoth(await hearingOfReread(services, postId), services, postId)

export const showWholeScore = (services: Services, { memberIds }: { memberIds: [string, string] }): Promise<void> =>
  transact(services, async (tx) => {
    await discloseWholeScore(tx, ...memberIds)
    for (const id of memberIds) pushEvent(tx, [id], { kind: 'matches', id })
  })

export const tellRecovery = (services: Services, { postId }: { postId: string }): Promise<void> =>
  followOutcome(services, { postId, kinds: ['recovery'] })

export const tellOutcomeChange = (services: Services, { postId }: { postId: string }): Promise<void> =>
  followOutcome(services, { postId, kinds: ['better', 'diagnosed'] })

async function followOutcome(services: Services, outcome: Parameters<typeof keepOutcomes>[1]): Promise<void> {
  await keepOutcomes(services, outcome)
  const { tellable } = await tellableOutcomes(services, { postId: outcome.postId, limit: OUTCOME_NOTICES.length })
  for (const each of tellable) await searchAndTell(services, each)
}

const OUTCOMES_AT_ONCE = 200

export async function tellKeptOutcomes(services: Services): Promise<void> {
  await forgetPendingOutcomes(services)
  for (let after: Parameters<typeof tellableOutcomes>[1]['after']; ; ) {
    const { tellable, next } = await tellableOutcomes(services, { after, limit: OUTCOMES_AT_ONCE })
    for (const each of tellable)
      await searchAndTell(services, each).catch((error: unknown) =>
        services.log.error({ err: error, ...each }, 'outcome not told, to be tried again'),
      )
    if (!next) return
    after = next
  }
}

/**
 * Searches the story, then announces its outcome. Without the search first, an author who heals a story soon after publishing or editing it, and members whose
 * own posts are just being read again, would have no pairs yet.
 */
async function searchAndTell(services: Services, outcome: PendingOutcome): Promise<void> {
  // An author who became established today gets the places of one first, so that everybody concerned is notified.
  const post = (await postsById(services.db, [outcome.postId])).get(outcome.postId)
  if (post) await refreshPlacesOf(services, post.authorId)
  await searchBoth((await isSearchedBoth(services, outcome.postId)) ? 'quietly' : 'aloud', services, outcome.postId)
  await tellOutcome(services, outcome)
}
