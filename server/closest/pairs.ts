import { eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import {
  CLOSENESS,
  CLOSENESS_ADDED_MAX,
  MATCHES_BEFORE_NEW_ACCOUNTS,
  MATCHES_OF_NEW_ACCOUNTS,
  MATCHES_PER_AUTHOR,
  READINGS_LEAST,
} from '#contract/closest/limits.ts'
import { closenessOf } from '#lexicon/readers/closeness.ts'
import type { Near, Part } from '#lexicon/readers/closest-index.ts'
import { type ComparedStory, expectedRight, sharedReadings, type TrustedStory } from '#lexicon/readers/explain.ts'
import { isAdded } from '#lexicon/readers/read-story.ts'
import { takesPartInMatching } from '#server/accounts/participation-queries.ts'
import type { OwnerPlace } from '#server/foundation/pairs/columns.ts'
import {
  type FindInput,
  type Finding,
  type FoundPair,
  idArray,
  type PairKind,
  type PlaceLimits,
  type Search,
  type SearchedRow,
} from '#server/foundation/pairs/kind.ts'
import { fewOfEach } from '#server/foundation/pairs/places.ts'
import { noticedMembers, noticedSubjects, wasNotifiedOf } from '#server/notifications/queries.ts'
import {
  type ClosenessCriteria,
  cappedBelow,
  ceilingOf,
  closenessIn,
  THOUSAND,
  turnedCriteria,
} from './closeness-criteria.ts'
import { dismissals } from './dismissal-queries.ts'
import type { ClosestQuestion } from './known-readings-service.ts'
import { askClosest, forgetReadings, lexiconFacts, weighFeatures } from './reader-queries.ts'
import { comparedStory, contentOfRow, type StoredReading } from './reading-queries.ts'
import { closePair, storyReading } from './tables.ts'
import { newestVersionOf } from './version-queries.ts'

export const AUTHOR_PLACES: PlaceLimits = {
  perOwner: MATCHES_PER_AUTHOR,
  beforeNew: MATCHES_BEFORE_NEW_ACCOUNTS,
  ofNew: MATCHES_OF_NEW_ACCOUNTS,
}

/** Stories are compared wherever and whenever they began (ruling 48). */
export const closePairs: PairKind<ClosenessCriteria, typeof storyReading> = {
  keys: { table: storyReading, key: storyReading.key, subject: storyReading.postId, owner: storyReading.authorId },
  pairs: closePair,
  dismissals,
  find: closestStories,
  compare: (one, other) => other.criteria.closeness - one.criteria.closeness,
  rank: (criteria) => sql`${closenessIn(criteria)} desc`,
  sides: {
    turned: turnedCriteria,
    score: (criteria) => sql`floor(${closenessIn(criteria)} * ${THOUSAND})::int`,
  },
  takesPart: takesPartInMatching,
  places: {
    ...AUTHOR_PLACES,
    placeKey: storyReading.placeKey,
    isEstablished: storyReading.isEstablished,
    // A new `written_tx` makes the reader's thread read the row again.
    onPlaceChange: sql`written_tx = pg_current_xact_id()::text::bigint`,
    isKept: wasNotifiedOf('match', sql`own.owner_id`, sql`other.subject_id`),
  },
}

/**
 * Returns the closest stories, exactly, best first, two of one place key at most: of established authors, and of new ones in the places left and
 * MATCHES_OF_NEW_ACCOUNTS more. Close stories that an author was already told of stay. The thread proposes stories, and the database decides: a reading that
 * changed meanwhile is compared again, one that is gone is left out. All are weighed by the newest version, so that stories which wait to be read again are
 * still found.
 */
async function closestStories(
  services: Finding,
  { subjectId, excludedOwnerIds, kept }: FindInput,
): Promise<Search<ClosenessCriteria> | undefined> {
  const asked = await ownAndTold(services, { subjectId, excludedOwnerIds })
  if (!asked) return undefined
  const { version } = asked
  const weighedWhere = async (condition: SQL | undefined) =>
    weighedBy(services, version, await readingsWhere(services, condition))
  const [own, ...told] = (await weighedBy(services, version, [asked.own, ...asked.told])) as [
    StoredReading,
    ...StoredReading[],
  ]
  const mine = comparedStory(own)
  const withoutAuthors = [own.authorId, ...asked.excluded]
  const close = [
    ...(await closestOf(services, { own, mine }, { version, weighedWhere, withoutAuthors, kept })),
    ...told
      .filter(({ authorId }) => !withoutAuthors.includes(authorId))
      .flatMap((other) => foundOf({ own, mine }, other) ?? []),
  ]
  const once = new Map(close.map((each) => [each.key, each]))
  return { ...asked.searched, found: [...once.values()].sort(byCloseness) }
}

type Wanted = {
  version: number
  weighedWhere: (condition: SQL | undefined) => Promise<StoredReading[]>
  withoutAuthors: readonly string[]
  kept: number
}

async function closestOf(
  services: Finding,
  { own, mine }: OwnReading,
  { version, weighedWhere, withoutAuthors, kept }: Wanted,
): Promise<Close[]> {
  const { limits, perPlace } = firstAsked(kept)
  for (;;) {
    const near = await askClosest(services, version, {
      told: contentOfRow(own),
      withoutAuthors,
      limits,
      perPlace,
      floor: CLOSENESS.common,
    })
    const ids = [...near.established, ...near.added].map(({ id }) => id)
    const others = ids.length > 0 ? await weighedWhere(inArray(storyReading.postId, ids)) : []
    const standing = new Map(others.map((other) => [other.postId, other]))
    const gone = ids.filter((id) => !standing.has(id))
    if (gone.length > 0) {
      await forgetReadings(services, gone)
      continue
    }
    const closeAmong = (part: readonly Near[]) =>
      fewOfEach(
        part
          .flatMap(({ id }) => foundOf({ own, mine }, standing.get(id)!) ?? [])
          .sort(byCloseness)
          .map((found) => ({ found, ...placeIn(standing.get(found.subjectId)!) })),
        MATCHES_PER_AUTHOR,
      ).map(({ found }) => found)
    const [established, added] = [closeAmong(near.established), closeAmong(near.added)]
    const left = kept - Math.min(established.length, kept) + MATCHES_OF_NEW_ACCOUNTS
    const isEnough = (part: Part, close: readonly Close[], places: number) =>
      near[part].length < limits[part] || isNoneCloserLeft(near[part].at(-1), close[places - 1])
    const isAll = { established: isEnough('established', established, kept), added: isEnough('added', added, left) }
    if (isAll.established && isAll.added) return [...established.slice(0, kept), ...added.slice(0, left)]
    if (!isAll.established) limits.established *= 2
    if (!isAll.added) limits.added *= 2
  }
}

type Close = FoundPair<ClosenessCriteria>

/** The index knows no ceilings, so it is asked for this many times the stories of a place that are kept. */
const PLACE_TIMES = 4

export const firstAsked = (kept: number): Pick<ClosestQuestion, 'limits' | 'perPlace'> => ({
  // New authors have the most places where there are no established ones.
  limits: { established: 2 * kept, added: 2 * (kept + MATCHES_OF_NEW_ACCOUNTS) },
  perPlace: PLACE_TIMES * MATCHES_PER_AUTHOR,
})

const placeIn = ({ placeKey, isEstablished }: StoredReading): OwnerPlace => ({ placeKey, isEstablished })

/** A story that was not looked at is no closer than the last one looked at, whose real closeness may be less than the index said. */
const isNoneCloserLeft = (lastLookedAt: Near | undefined, lastKept: Close | undefined): boolean =>
  lastKept !== undefined && (!lastLookedAt || lastKept.criteria.closeness >= lastLookedAt.closeness)

type OwnReading = { own: StoredReading; mine: TrustedStory }

function foundOf({ own, mine }: OwnReading, other: StoredReading): Close | undefined {
  const theirs = comparedStory(other)
  const [there, back] = [closenessOf(mine.profile, theirs.profile), closenessOf(theirs.profile, mine.profile)]
  const shared = sharedReadings(mine, theirs, READINGS_LEAST)
  if (Math.max(there, back) < CLOSENESS.common || shared.length < READINGS_LEAST) return undefined
  const isInWords = shared.some((feature) => isSaid(mine, feature) && isSaid(theirs, feature))
  const below = isInWords ? ceilingOf([own, other], expectedRight(shared, mine, theirs)) : CLOSENESS_ADDED_MAX
  const criteria = { closeness: cappedBelow(below, there), back: cappedBelow(below, back) }
  return {
    key: String(other.key),
    subjectId: other.postId,
    ownerId: other.authorId,
    ver: other.ver,
    score: Math.floor(Math.max(criteria.closeness, criteria.back) * THOUSAND),
    criteria,
  }
}

const isSaid = ({ spans }: ComparedStory, feature: string): boolean => !isAdded(spans.get(feature)!)

const byCloseness = (one: Close, other: Close): number =>
  other.criteria.closeness - one.criteria.closeness || (one.subjectId < other.subjectId ? 1 : -1)

const readingsWhere = ({ db }: Finding, condition: SQL | undefined): Promise<StoredReading[]> =>
  db.select().from(storyReading).where(condition)

async function weighedBy(services: Finding, version: number, readings: StoredReading[]): Promise<StoredReading[]> {
  const others = readings.filter(({ readingVersion }) => readingVersion !== version)
  if (others.length === 0) return readings
  const weights = await weighFeatures(services, version, others.map(contentOfRow))
  const weightsOf = new Map(others.map(({ postId }, place) => [postId, weights[place]!]))
  return readings.map((reading) => ({ ...reading, weights: weightsOf.get(reading.postId) ?? reading.weights }))
}

type OwnAndTold = {
  own: StoredReading
  searched: SearchedRow
  told: StoredReading[]
  version: number
  excluded: string[]
}

/** Only a search from the other side may have found these pairs; they stay while they are close. */
const outdatedWith = (subject: SQL): SQL => sql`
  select case when ${closePair.a} = own.key then ${closePair.b} else ${closePair.a} end
  from ${storyReading} own join ${closePair} on own.key in (${closePair.a}, ${closePair.b})
  where own.post_id = ${subject} and ${closePair.isOutdated}`

async function ownAndTold(
  services: Finding,
  { subjectId, excludedOwnerIds }: Pick<FindInput, 'subjectId' | 'excludedOwnerIds'>,
): Promise<OwnAndTold | undefined> {
  const { digest } = await lexiconFacts(services)
  const subject = sql`${subjectId}::uuid`
  const author = sql`(select author_id from ${storyReading} own where own.post_id = ${subject})`
  const rows = await services.db
    .select({
      reading: getTableColumns(storyReading),
      rowVersion: sql<string>`${storyReading}.xmin::text`,
      newest: sql<number | null>`(${newestVersionOf(digest)})`,
      excluded: sql<string[]>`${idArray(excludedOwnerIds)}`,
    })
    .from(storyReading)
    .where(
      or(
        eq(storyReading.postId, subjectId),
        // An array lets PostgreSQL use the index.
        sql`${storyReading.postId} = any (array(${noticedSubjects('match', author)}))`,
        sql`${storyReading.authorId} = any (array(${noticedMembers('match', subject)}))`,
        sql`${storyReading.key} = any (array(${outdatedWith(subject)}))`,
      ),
    )
  const own = rows.find(({ reading }) => reading.postId === subjectId)
  if (!own) return undefined
  const { key, ver, matchedVer } = own.reading
  return {
    own: own.reading,
    searched: { key: String(key), ver, matchedVer, rowVersion: own.rowVersion },
    told: rows.map(({ reading }) => reading).filter(({ postId }) => postId !== subjectId),
    version: own.newest ?? own.reading.readingVersion,
    excluded: own.excluded,
  }
}
