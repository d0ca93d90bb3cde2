import { and, eq, inArray, sql } from 'drizzle-orm'
import { CLINICAL_SIMILARITY, NOTICE_RANK, POINTS, SCORE_MAX, SCORE_THRESHOLD } from '#contract/matching/limits.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { transact } from '#server/foundation/transaction.ts'
import { amongBestOf } from './best-matches.ts'
import type { MatchCriteria } from './score.ts'
import { matchKey, symptomMatch } from './tables.ts'

type SearchInput = {
  postId: string
  /** Whose posts are left out: whom a block stands between. The author's own are never found. */
  excludedAuthorIds: readonly string[]
  /** How many matches a search keeps. */
  kept: number
}

/** `excluded` is asked again, in the transaction that stores: a block may have been made meanwhile. */
type StoreInput = Omit<SearchInput, 'excludedAuthorIds'> & { excluded: (reader: Reader) => Promise<readonly string[]> }

/** A post found, and the version in which it was. */
export type FoundPost = {
  key: number
  postId: string
  authorId: string
  ver: number
  score: number
  criteria: MatchCriteria
}

/** What a search of version `ver` of the post behind `key` found, best first. */
export type Search = { key: number; ver: number; found: FoundPost[] }

/** A pair that was not stored before, seen from the post that was searched. */
export type NewMatch = {
  postId: string
  authorId: string
  score: number
  /** The post that was searched is among the best that this one shows. */
  isAmongBest: boolean
}

/**
 * Searches the best matches of a post, stores the pairs that are new, and answers them. To be called when the transaction that wrote
 * the post has been committed; calling it again changes nothing. Nothing is found of a post that is not, or no longer, indexed.
 * @param tell  called in the transaction that stores the new pairs, so that what must follow is written with them or not at all
 */
export async function searchAndStore(
  services: Pick<Services, 'db' | 'jobs' | 'live' | 'now'>,
  { postId, kept, excluded }: StoreInput,
  tell: (tx: Tx, matches: NewMatch[]) => Promise<void>,
): Promise<NewMatch[]> {
  for (let attempt = 1; ; attempt++) {
    const search = await topMatches(services.db, { postId, kept, excludedAuthorIds: await excluded(services.db) })
    if (!search) return []
    const stored = await transact(services, async (tx) => {
      const held = await holdUnchanged(tx, search)
      // Only now: a block that is made later finds the pairs, for which it waits, and deletes them.
      const blocked = new Set(await excluded(tx))
      const unchanged = held.filter(({ authorId }) => !blocked.has(authorId))
      const isCurrent = unchanged.length === search.found.length
      if (!isCurrent && attempt < ATTEMPTS) return undefined
      const matches = await storePairs(tx, { key: search.key, found: unchanged, at: services.now() })
      if (matches.length > 0) await tell(tx, matches)
      return { matches, isCurrent }
    })
    if (!stored) continue
    if (stored.isCurrent) await markSearched(services, search)
    return stored.matches
  }
}

/** A search whose findings are edited or removed before they are stored begins again; after so many times the rest is left to the sweep. */
const ATTEMPTS = 5

/** What `match_top` finds, best first; undefined when the post is not indexed. */
export async function topMatches(
  reader: Reader,
  { postId, excludedAuthorIds, kept }: SearchInput,
): Promise<Search | undefined> {
  const { rows } = await reader.execute<FoundRow>(sql`
    select own.key as own_key, own.ver as own_ver, best.*
    from match_key own
    left join lateral match_top(own.key, ${sql.param([...excludedAuthorIds])}::uuid[], ${kept}, ${RULES}::jsonb) best on true
    where own.post_id = ${postId}`)
  const [first] = rows
  return first && { key: Number(first.own_key), ver: first.own_ver, found: rows.filter(isFound).map(foundPost) }
}

/** What `match_top` is to go by. */
const RULES = JSON.stringify({
  points: POINTS,
  scoreMax: SCORE_MAX,
  scoreThreshold: SCORE_THRESHOLD,
  clinicalSimilarity: CLINICAL_SIMILARITY,
})

type FoundRow = { own_key: string; own_ver: number } & (FoundColumns | { key: null })

type FoundColumns = {
  key: string
  post_id: string
  author_id: string
  ver: number
  score: number
  shared_tags: number
  similarity: number
  location_match: boolean
  postal_proximity: boolean
  temporal_proximity: number | null
  travel_overlap: boolean
}

const isFound = (row: FoundRow): row is FoundRow & FoundColumns => row.key !== null

const foundPost = (row: FoundColumns): FoundPost => ({
  key: Number(row.key),
  postId: row.post_id,
  authorId: row.author_id,
  ver: row.ver,
  score: row.score,
  criteria: {
    locationMatch: row.location_match,
    postalProximity: row.postal_proximity,
    temporalProximity: row.temporal_proximity,
    travelOverlap: row.travel_overlap,
    symptomSimilarity: row.similarity,
    sharedTags: row.shared_tags,
  },
})

/**
 * The found posts that are still what they were, held so until the transaction ends: an edit then waits, and deletes what is stored of it.
 * None when the searched post itself is another, whose own search follows. Locked in one order everywhere, so that none waits in a circle.
 */
async function holdUnchanged(tx: Tx, { key, ver, found }: Search): Promise<FoundPost[]> {
  const held = await tx
    .select({ key: matchKey.key, ver: matchKey.ver })
    .from(matchKey)
    .where(inArray(matchKey.key, [key, ...found.map((post) => post.key)]))
    .orderBy(matchKey.key)
    .for('share')
  const versions = new Map(held.map((row) => [row.key, row.ver]))
  return versions.get(key) === ver ? found.filter((post) => versions.get(post.key) === post.ver) : []
}

type StorePairs = { key: number; found: FoundPost[]; at: Date }

/** Both sides may store the same pairs at once: inserted in one order, each lands once. A pair that is there already has the same score. */
async function storePairs(tx: Tx, { key, found, at }: StorePairs): Promise<NewMatch[]> {
  if (found.length === 0) return []
  const pairs = found
    .map((post) => ({
      a: Math.min(key, post.key),
      b: Math.max(key, post.key),
      score: post.score,
      criteria: post.criteria,
      createdAt: at,
    }))
    .sort((one, other) => one.a - other.a || one.b - other.b)
  const inserted = await tx
    .insert(symptomMatch)
    .values(pairs)
    .onConflictDoNothing()
    .returning({ a: symptomMatch.a, b: symptomMatch.b })
  const newKeys = new Set(inserted.map(({ a, b }) => (a === key ? b : a)))
  if (newKeys.size === 0) return []
  const amongBest = await amongBestOf(tx, { key, otherKeys: [...newKeys], limit: NOTICE_RANK })
  return found
    .filter((post) => newKeys.has(post.key))
    .map(({ key: otherKey, postId, authorId, score }) => ({
      postId,
      authorId,
      score,
      isAmongBest: amongBest.has(otherKey),
    }))
}

/**
 * In a transaction of its own: two searches that hold each other's post for share could not both go on to change their own.
 * Lost to a crash, the search is only done again.
 */
async function markSearched({ db, now }: Pick<Services, 'db' | 'now'>, { key, ver }: Search): Promise<void> {
  await db
    .update(matchKey)
    .set({ matchedVer: ver, searchedAt: now() })
    .where(and(eq(matchKey.key, key), eq(matchKey.ver, ver)))
}
