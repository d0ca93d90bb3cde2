import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { POINTS, SCORE_MAX, SCORE_THRESHOLD } from '#contract/medication/limits.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { transact } from '#server/foundation/transaction.ts'
import type { MedicationCriteria } from './score.ts'
import { medicationMatch, reportKey } from './tables.ts'

type SearchInput = {
  reportId: string
  /** Whose reports are left out: whom a block stands between. The owner's own are never found. */
  excludedMemberIds: readonly string[]
  /** How many matches a search keeps. */
  kept: number
}

/** `excluded` is asked again, in the transaction that stores: a block may have been made meanwhile. */
type StoreInput = Omit<SearchInput, 'excludedMemberIds'> & { excluded: (reader: Reader) => Promise<readonly string[]> }

/** A report found, and the version in which it was. */
export type FoundReport = {
  reportId: string
  memberId: string
  ver: number
  score: number
  criteria: MedicationCriteria
}

/** What a search of version `ver` of a report found, best first. */
export type Search = { reportId: string; ver: number; found: FoundReport[] }

/**
 * Searches the best matches of a report, stores the pairs that are new, and answers them. To be called when the transaction that wrote the report has
 * been committed; calling it again changes nothing. Nothing is found of a report that is not, or no longer, indexed.
 * @param tell  called in the transaction that stores the new pairs, so that what must follow is written with them or not at all
 */
export async function searchAndStore(
  services: Pick<Services, 'db' | 'jobs' | 'live' | 'now'>,
  { reportId, kept, excluded }: StoreInput,
  tell: (tx: Tx, matches: FoundReport[]) => Promise<void>,
): Promise<FoundReport[]> {
  for (let attempt = 1; ; attempt++) {
    const search = await topMatches(services.db, { reportId, kept, excludedMemberIds: await excluded(services.db) })
    if (!search) return []
    const stored = await transact(services, async (tx) => {
      const held = await holdUnchanged(tx, search)
      // Only now: a block that is made later finds the pairs, for which it waits, and deletes them.
      const blocked = new Set(await excluded(tx))
      const unchanged = held.filter(({ memberId }) => !blocked.has(memberId))
      const isCurrent = unchanged.length === search.found.length
      if (!isCurrent && attempt < ATTEMPTS) return undefined
      const matches = await storePairs(tx, { reportId, found: unchanged, at: services.now() })
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

/**
 * The `kept` best matches of a report, exactly, best first; undefined when it is not indexed. What a match is and which is better: `matchOf` and
 * `byRank` in score.ts, to which tests hold this. Without the name or the substance in common two reports reach 60 points at most, which is no match:
 * so these two look-ups miss none. Lengths alone rule out most texts whose words would have to bring much, before any words are compared.
 */
export async function topMatches(
  reader: Reader,
  { reportId, excludedMemberIds, kept }: SearchInput,
): Promise<Search | undefined> {
  const { rows } = await reader.execute<FoundRow>(sql`
    select own.report_id as own_id, own.ver as own_ver, best.*
    from report_key own
    left join lateral (
      select p.report_id, p.member_id, p.ver, p.same_name, p.same_substance, p.gap, p.days, p.similarity,
        least(${SCORE_MAX}::int, p.base + ${wordPoints(sql`p.similarity`)}) as score
      from (
        select able.*, icount(able.tok & own.tok)::float8 / able.larger as similarity
        from (
          select near.*,
            case when near.same_name then ${POINTS.name}::int else ${POINTS.substance}::int end
              + case near.gap when 0 then ${POINTS.sameSeverity}::int when 1 then ${POINTS.nearSeverity}::int else 0 end
              + case when near.days <= 30 then ${POINTS.month}::int when near.days <= 90 then ${POINTS.quarter}::int else 0 end
              as base
          from (
            select other.report_id, other.member_id, other.ver, other.tok, other.same_name,
              own.substance_key <> '' and other.substance_key = own.substance_key as same_substance,
              abs(other.severity - own.severity) as gap, abs(other.onset - own.onset) as days,
              least(other.ntok, own.ntok)::float8 as smaller, greatest(other.ntok, own.ntok, 1)::float8 as larger
            from (
              select k.*, true as same_name from report_key k where k.name_key <> '' and k.name_key = own.name_key
              union all
              select k.*, false from report_key k
              where k.substance_key <> '' and k.substance_key = own.substance_key
                and (own.name_key = '' or k.name_key <> own.name_key)
            ) other
            where other.member_id <> own.member_id and other.member_id <> all (${sql.param([...excludedMemberIds])}::uuid[])
            offset 0
          ) near
          offset 0
        ) able
        where able.base + ${wordPoints(sql`able.smaller / able.larger`)} > ${SCORE_THRESHOLD}::int
        offset 0
      ) p
      where p.base + ${wordPoints(sql`p.similarity`)} > ${SCORE_THRESHOLD}::int
      order by score desc, p.similarity desc, p.report_id desc
      limit ${kept}
    ) best on true
    where own.report_id = ${reportId}`)
  const [first] = rows
  return first && { reportId, ver: first.own_ver, found: rows.filter(isFound).map(foundReport) }
}

/** The same arithmetic as `pointsOf`, in the same floating point. */
const wordPoints = (similarity: SQL): SQL => sql`floor(${POINTS.words}::float8 * (${similarity}))::int`

type FoundRow = { own_id: string; own_ver: number } & (FoundColumns | { report_id: null })

type FoundColumns = {
  report_id: string
  member_id: string
  ver: number
  score: number
  same_name: boolean
  same_substance: boolean
  gap: number
  days: number | null
  similarity: number
}

const isFound = (row: FoundRow): row is FoundRow & FoundColumns => row.report_id !== null

const foundReport = (row: FoundColumns): FoundReport => ({
  reportId: row.report_id,
  memberId: row.member_id,
  ver: row.ver,
  score: row.score,
  criteria: {
    exactMedicationMatch: row.same_name,
    sameActiveSubstance: row.same_substance,
    severityProximity: row.gap <= 1 ? row.gap : null,
    temporalProximity: row.days !== null && row.days <= 90 ? row.days : null,
    sideEffectSimilarity: row.similarity,
  },
})

/**
 * The found reports that are still what they were, held so until the transaction ends: an edit then waits, and deletes what is stored of it. None when
 * the searched report itself is another, whose own search follows. Locked in one order everywhere, so that none waits in a circle.
 */
async function holdUnchanged(tx: Tx, { reportId, ver, found }: Search): Promise<FoundReport[]> {
  const held = await tx
    .select({ reportId: reportKey.reportId, ver: reportKey.ver })
    .from(reportKey)
    .where(inArray(reportKey.reportId, [reportId, ...found.map((each) => each.reportId)]))
    .orderBy(reportKey.reportId)
    .for('share')
  const versions = new Map(held.map((row) => [row.reportId, row.ver]))
  return versions.get(reportId) === ver ? found.filter((each) => versions.get(each.reportId) === each.ver) : []
}

type StorePairs = { reportId: string; found: FoundReport[]; at: Date }

/** Both sides may store the same pairs at once: inserted in one order, each lands once. A pair that is there already has the same score. */
async function storePairs(tx: Tx, { reportId, found, at }: StorePairs): Promise<FoundReport[]> {
  if (found.length === 0) return []
  const pairs = found
    .map(({ reportId: other, score, criteria }) => ({
      a: reportId < other ? reportId : other,
      b: reportId < other ? other : reportId,
      score,
      criteria,
      createdAt: at,
    }))
    .sort((one, other) => (one.a + one.b < other.a + other.b ? -1 : 1))
  const inserted = await tx
    .insert(medicationMatch)
    .values(pairs)
    .onConflictDoNothing()
    .returning({ a: medicationMatch.a, b: medicationMatch.b })
  const newIds = new Set(inserted.map(({ a, b }) => (a === reportId ? b : a)))
  return found.filter((each) => newIds.has(each.reportId))
}

/**
 * In a transaction of its own: two searches that hold each other's report for share could not both go on to change their own. Lost to a crash, the
 * search is only done again.
 */
async function markSearched({ db, now }: Pick<Services, 'db' | 'now'>, { reportId, ver }: Search): Promise<void> {
  await db
    .update(reportKey)
    .set({ matchedVer: ver, searchedAt: now() })
    .where(and(eq(reportKey.reportId, reportId), eq(reportKey.ver, ver)))
}
