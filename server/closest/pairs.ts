import { eq, or, type SQL, sql } from 'drizzle-orm'
import {
  CLOSENESS,
  CLOSENESS_ADDED_MAX,
  MATCHES_BEFORE_NEW_ACCOUNTS,
  MATCHES_OF_NEW_ACCOUNTS,
  MATCHES_PER_AUTHOR,
  READINGS_LEAST,
} from '#contract/closest/limits.ts'
import { closenessOf } from '#lexicon/readers/closeness.ts'
import type { Limits, Near, NearByPart, Part } from '#lexicon/readers/closest-index.ts'
import { type ComparedStory, expectedRight, sharedReadings, type TrustedStory } from '#lexicon/readers/explain.ts'
import { isAdded } from '#lexicon/readers/read-story.ts'
import { takesPartInMatching } from '#server/accounts/participation-queries.ts'
import { askBuilt } from '#server/foundation/db/batched-reads.ts'
import { namedColumns } from '#server/foundation/db/statement.ts'
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
  mostWhenCapped,
  THOUSAND,
  turnedCriteria,
} from './closeness-criteria.ts'
import { dismissals } from './dismissal-queries.ts'
import type { ClosestQuestion } from './known-readings-service.ts'
import { askClosest, forgetReadings, lexiconFacts, weighFeatures } from './reader-queries.ts'
import {
  COMPARED_COLUMNS,
  type ComparedReading,
  comparedReadings,
  comparedStory,
  contentOfRow,
} from './reading-queries.ts'
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
  const readingsOf = async (ids: readonly string[]) =>
    weighedBy(services, version, await comparedReadings(services.db, ids))
  const [own, ...told] = (await weighedBy(services, version, [asked.own, ...asked.told])) as [
    ComparedReading,
    ...ComparedReading[],
  ]
  const mine = comparedStory(own)
  const withoutAuthors = [own.authorId, ...asked.excluded]
  const close = [
    ...(await closestOf(services, { own, mine }, { version, readingsOf, withoutAuthors, kept })),
    ...told
      .filter(({ authorId }) => !withoutAuthors.includes(authorId))
      .flatMap((other) => foundOf({ own, mine }, other) ?? []),
  ]
  const once = new Map(close.map((each) => [each.key, each]))
  return { ...asked.searched, found: [...once.values()].sort(byCloseness) }
}

type Wanted = {
  version: number
  readingsOf: (ids: readonly string[]) => Promise<ComparedReading[]>
  withoutAuthors: readonly string[]
  kept: number
}

async function closestOf(
  services: Finding,
  { own, mine }: OwnReading,
  { version, readingsOf, withoutAuthors, kept }: Wanted,
): Promise<Close[]> {
  const { limits, perPlace } = firstAsked(kept)
  const compared: Compared = new Map()
  for (;;) {
    const near = await askClosest(services, version, {
      told: contentOfRow(own),
      withoutAuthors,
      limits,
      perPlace,
      floor: CLOSENESS.common,
    })
    const nearest = await closestAmong(near, {
      limits,
      kept,
      readingsOf,
      compared,
      compare: (other) => foundOf({ own, mine }, other),
    })
    if (nearest.gone.length > 0) await forgetReadings(services, nearest.gone)
    else if (nearest.undecided.length === 0) return nearest.close
    for (const part of nearest.undecided) limits[part] *= 2
  }
}

type Compared = Map<string, (OwnerPlace & { found: Close })[]>

type Comparing = Pick<Wanted, 'kept' | 'readingsOf'> & {
  limits: Limits
  compared: Compared
  compare: (other: ComparedReading) => Close | undefined
}

type Nearest = { close: Close[]; undecided: Part[]; gone: string[] }

/**
 * Compares the stories that are near, the nearest first, and no more of them than decide which are the closest. `gone` are those that are stored no more, and
 * `undecided` the parts of which more must be known.
 */
async function closestAmong(
  near: NearByPart,
  { limits, kept, readingsOf, compared, compare }: Comparing,
): Promise<Nearest> {
  const placesLeft = (established: number) => kept - Math.min(established, kept) + MATCHES_OF_NEW_ACCOUNTS
  const looked = { established: kept, added: placesLeft(near.established.length) }
  for (;;) {
    const ids = PARTS.flatMap((part) => near[part].slice(0, looked[part]).map(({ id }) => id))
    const unread = ids.filter((id) => !compared.has(id))
    for (const other of unread.length > 0 ? await readingsOf(unread) : []) {
      const found = compare(other)
      compared.set(other.postId, found ? [{ found, ...placeIn(other) }] : [])
    }
    const gone = unread.filter((id) => !compared.has(id))
    if (gone.length > 0) return { close: [], undecided: [], gone }
    const closeAmong = (part: Part) =>
      fewOfEach(
        near[part]
          .slice(0, looked[part])
          .flatMap(({ id }) => compared.get(id)!)
          .sort((one, other) => byCloseness(one.found, other.found)),
        MATCHES_PER_AUTHOR,
      ).map(({ found }) => found)
    const close = { established: closeAmong('established'), added: closeAmong('added') }
    const places = { established: kept, added: placesLeft(close.established.length) }
    const isOpen = (part: Part, next: Near | undefined) =>
      next !== undefined && !isNoneCloserLeft(next, close[part][places[part] - 1])
    const open = PARTS.filter((part) => isOpen(part, near[part][looked[part]]))
    if (open.length === 0) {
      const isCut = (part: Part) => near[part].length >= limits[part] && looked[part] >= near[part].length
      return {
        close: PARTS.flatMap((part) => close[part].slice(0, places[part])),
        undecided: PARTS.filter((part) => isCut(part) && isOpen(part, near[part].at(-1))),
        gone,
      }
    }
    for (const part of open) {
      const last = close[part][places[part] - 1]
      const enough = near[part].findIndex((next, place) => place >= looked[part] && isNoneCloserLeft(next, last))
      looked[part] = enough < 0 ? near[part].length : enough
    }
  }
}

const PARTS: readonly Part[] = ['established', 'added']

type Close = FoundPair<ClosenessCriteria>

/** The index knows no ceilings, so it is asked for this many times the stories of a place that are kept. */
const PLACE_TIMES = 4

export const firstAsked = (kept: number): Pick<ClosestQuestion, 'limits' | 'perPlace'> => ({
  // New authors have the most places where there are no established ones.
  limits: { established: 2 * kept, added: 2 * (kept + MATCHES_OF_NEW_ACCOUNTS) },
  perPlace: PLACE_TIMES * MATCHES_PER_AUTHOR,
})

const placeIn = ({ placeKey, isEstablished }: ComparedReading): OwnerPlace => ({ placeKey, isEstablished })

/** Stories are no closer than one that is nearer in the index, but for what a ceiling changes. */
const isNoneCloserLeft = (next: Near, lastKept: Close | undefined): boolean =>
  lastKept !== undefined && lastKept.criteria.closeness >= mostWhenCapped(next.closeness)

type OwnReading = { own: ComparedReading; mine: TrustedStory }

function foundOf({ own, mine }: OwnReading, other: ComparedReading): Close | undefined {
  const theirs = comparedStory(other)
  const [there, back] = [closenessOf(mine.profile, theirs.profile), closenessOf(theirs.profile, mine.profile)]
  if (Math.max(there, back) < CLOSENESS.common) return undefined
  const shared = sharedReadings(mine, theirs, READINGS_LEAST)
  if (shared.length < READINGS_LEAST) return undefined
  const isInWords = shared.some((feature) => isSaid(mine, feature) && isSaid(theirs, feature))
  const below = isInWords ? ceilingOf([own, other], expectedRight(shared, mine, theirs)) : CLOSENESS_ADDED_MAX
  const criteria = { closeness: cappedBelow(below, there), back: cappedBelow(below, back) }
  return {
    key: other.key,
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

async function weighedBy(services: Finding, version: number, readings: ComparedReading[]): Promise<ComparedReading[]> {
  const others = readings.filter(({ readingVersion }) => readingVersion !== version)
  if (others.length === 0) return readings
  const weights = await weighFeatures(services, version, others.map(contentOfRow))
  const weightsOf = new Map(others.map(({ postId }, place) => [postId, weights[place]!]))
  return readings.map((reading) => ({ ...reading, weights: weightsOf.get(reading.postId) ?? reading.weights }))
}

type OwnAndTold = {
  own: ComparedReading
  searched: SearchedRow
  told: ComparedReading[]
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
  const rows = await askBuilt<AskedRow>(
    services.db,
    'own_and_told',
    sql`
      select ${namedColumns(COMPARED_COLUMNS)}, ${storyReading.matchedVer} as "matchedVer", ${storyReading}.xmin::text as "rowVersion",
        (${newestVersionOf(digest)}) as newest, ${idArray(excludedOwnerIds)} as excluded
      from ${storyReading}
      where ${or(
        eq(storyReading.postId, subjectId),
        // An array lets PostgreSQL use the index.
        sql`${storyReading.postId} = any (array(${noticedSubjects('match', author)}))`,
        sql`${storyReading.authorId} = any (array(${noticedMembers('match', subject)}))`,
        sql`${storyReading.key} = any (array(${outdatedWith(subject)}))`,
      )}`,
  )
  const own = rows.find(({ postId }) => postId === subjectId)
  if (!own) return undefined
  const { key, ver, matchedVer, rowVersion, newest, excluded } = own
  return {
    own,
    searched: { key, ver, matchedVer, rowVersion },
    told: rows.filter((row) => row !== own),
    version: newest ?? own.readingVersion,
    excluded,
  }
}

type AskedRow = ComparedReading &
  Pick<SearchedRow, 'matchedVer' | 'rowVersion'> & { newest: number | null; excluded: string[] }
