import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { blockedWith } from '#server/accounts/block-queries.ts'
import { takesPartInMedication } from '#server/accounts/participation-queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { byRank, type MedicationCriteria } from './score.ts'
import { report, reportKey } from './tables.ts'

/** Reports of one member that their lists look at, newest first. */
const OWN_REPORTS_MAX = 200

export type BestMatch = {
  ownReportId: string
  reportId: string
  memberId: string
  score: number
  criteria: MedicationCriteria
}

type BestMatchesInput = { reportIds: readonly string[]; limit: number; excludedMemberIds: readonly string[] }

/**
 * The best stored matches of each of these reports, whichever side found them, as its owner is to see them: best first, at most `limit` a report,
 * without members in `excludedMemberIds` and without those that the owner called not relevant. Who takes no part any more is gone at once, on both sides.
 */
export async function bestMatchesOf(
  reader: Reader,
  { reportIds, limit, excludedMemberIds }: BestMatchesInput,
): Promise<BestMatch[]> {
  const { rows } = await reader.execute<MatchRow>(sql`
    select own.report_id as own_report_id, shown.report_id, shown.member_id, shown.score, shown.criteria
    from report_key own cross join lateral (${shownMatches({ limit, excludedMemberIds })}) shown
    where own.report_id = any (${sql.param([...reportIds])}::uuid[]) and ${takesPartInMedication(sql`own.member_id`)}
    order by own.report_id desc, ${rankOrder(sql`shown`)}`)
  return rows.map(({ own_report_id, report_id, member_id, score, criteria }) => ({
    ownReportId: own_report_id,
    reportId: report_id,
    memberId: member_id,
    score,
    criteria,
  }))
}

type MatchRow = {
  own_report_id: string
  report_id: string
  member_id: string
  score: number
  criteria: MedicationCriteria
}

type AmongBestInput = { reportId: string; otherIds: readonly string[]; limit: number }

/** Which of the other reports have this one among the `limit` best that they show. */
export async function amongBestOf(reader: Reader, { reportId, otherIds, limit }: AmongBestInput): Promise<Set<string>> {
  const { rows } = await reader.execute<{ report_id: string }>(sql`
    select own.report_id
    from report_key own cross join lateral (${shownMatches({ limit, excludedMemberIds: [] })}) shown
    where own.report_id = any (${sql.param([...otherIds])}::uuid[]) and shown.report_id = ${reportId}`)
  return new Set(rows.map((row) => row.report_id))
}

/** The matches that the report `own` shows, best first. */
const shownMatches = ({ limit, excludedMemberIds }: Omit<BestMatchesInput, 'reportIds'>): SQL => sql`
  select other.report_id, other.member_id, pair.score, pair.criteria
  from (${pairsOfOwn}) pair
  join report_key other on other.report_id = pair.report_id
  where other.member_id <> all (${sql.param([...excludedMemberIds])}::uuid[])
    and ${takesPartInMedication(sql`other.member_id`)} and not ${isDismissed}
  order by ${rankOrder(sql`pair`)}
  limit ${limit}`

/** The pairs of the report `own`, from both sides. */
const pairsOfOwn = sql`
  select b as report_id, score, criteria from medication_match where a = own.report_id
  union all
  select a, score, criteria from medication_match where b = own.report_id`

/** The owner of `own` called the pair with `other` not relevant. */
const isDismissed = sql`exists (
  select from medication_feedback said
  where said.member_id = own.member_id and said.own_report_id = own.report_id and said.other_report_id = other.report_id
)`

const rankOrder = (row: SQL): SQL =>
  sql`${row}.score desc, (${row}.criteria ->> 'sideEffectSimilarity')::float8 desc, ${row}.report_id desc`

type ShownInput = { kept: number; reportId?: string | undefined }

/**
 * What a member is shown: the best of one of their reports, or one list of all of them, in which another's report stands once, beside the own one
 * that it resembles most.
 */
export async function matchesShownTo(db: Reader, memberId: string, { kept, reportId }: ShownInput) {
  const own = await ownReports(db, memberId)
  const best = await bestMatchesOf(db, {
    reportIds: own.map(({ id }) => id).filter((id) => reportId === undefined || id === reportId),
    limit: kept,
    excludedMemberIds: await blockedWith(db, memberId),
  })
  return reportId === undefined ? bestOfAll(best, kept) : best
}

/** The newest of a member's own reports, whether or not they take part in matching. */
export const ownReports = (db: Reader, memberId: string): Promise<{ id: string; createdAt: Date }[]> =>
  db
    .select({ id: report.id, createdAt: report.createdAt })
    .from(report)
    .where(eq(report.memberId, memberId))
    .orderBy(desc(report.id))
    .limit(OWN_REPORTS_MAX)

/** `best` has the newest own report first: it is the one that counts where two resemble another's equally. */
function bestOfAll(best: readonly BestMatch[], kept: number): BestMatch[] {
  const once = new Map<string, BestMatch>()
  for (const match of best) {
    const known = once.get(match.reportId)
    if (!known || isCloser(match, known)) once.set(match.reportId, match)
  }
  return [...once.values()]
    .sort((one, other) => byRank({ ...one, id: one.reportId }, { ...other, id: other.reportId }))
    .slice(0, kept)
}

const isCloser = (one: BestMatch, other: BestMatch): boolean =>
  one.score > other.score ||
  (one.score === other.score && one.criteria.sideEffectSimilarity > other.criteria.sideEffectSimilarity)

/** How many matches a member is shown in the list of all their reports, and their average score, rounded; 0 where there is none. */
export async function figuresOf(
  db: Reader,
  memberId: string,
  { kept }: { kept: number },
): Promise<{ matches: number; averageScore: number }> {
  const shown = await matchesShownTo(db, memberId, { kept })
  const sum = shown.reduce((total, { score }) => total + score, 0)
  return { matches: shown.length, averageScore: shown.length === 0 ? 0 : Math.round(sum / shown.length) }
}

/** Whether a match between these two reports is stored, or was once called not relevant by the owner of the first. */
export async function isKnownPair(db: Reader, ownReportId: string, reportId: string): Promise<boolean> {
  const [a, b] = [ownReportId, reportId].sort()
  const { rows } = await db.execute(sql`
    select from medication_match where a = ${a} and b = ${b}
    union all
    select from medication_feedback where own_report_id = ${ownReportId} and other_report_id = ${reportId}`)
  return rows.length > 0
}

/** A report this young that is not findable yet is about to be. */
const YOUNG_MS = 60_000

/** Whether the search of one of these reports of a member is still to be done. */
export async function isSearching(
  db: Reader,
  { memberId, reports, now }: { memberId: string; reports: readonly { id: string; createdAt: Date }[]; now: Date },
): Promise<boolean> {
  if (reports.length === 0) return false
  const ids = reports.map(({ id }) => id)
  const keys = await db
    .select({ reportId: reportKey.reportId, isPending: sql<boolean>`${reportKey.matchedVer} < ${reportKey.ver}` })
    .from(reportKey)
    .where(inArray(reportKey.reportId, ids))
  if (keys.some(({ isPending }) => isPending)) return true
  const indexed = new Set(keys.map(({ reportId }) => reportId))
  const isAnyAwaited = reports.some(
    ({ id, createdAt }) => !indexed.has(id) && now.getTime() - createdAt.getTime() < YOUNG_MS,
  )
  return isAnyAwaited && (await takesPart(db, memberId))
}

async function takesPart(db: Reader, memberId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select where ${takesPartInMedication(sql`${memberId}::uuid`)}`)
  return rows.length > 0
}

/**
 * Members matched with any report of this one, with the score of the best pair, best first; of all, or of these. Pairs that they called not relevant
 * are left out, and so is who takes no part any more.
 */
export async function membersMatchedWith(
  db: Reader,
  memberId: string,
  among?: readonly string[],
): Promise<{ memberId: string; score: number }[]> {
  const { rows } = await db.execute<{ member_id: string; score: number }>(sql`
    select other.member_id, max(pair.score) as score
    from report_key own
    join lateral (${pairsOfOwn}) pair on true
    join report_key other on other.report_id = pair.report_id
    where own.member_id = ${memberId}
      ${among ? sql`and other.member_id = any (${sql.param([...among])}::uuid[])` : sql``}
      and ${takesPartInMedication(sql`own.member_id`)} and ${takesPartInMedication(sql`other.member_id`)}
      and not ${isDismissed}
    group by other.member_id
    order by score desc, other.member_id`)
  return rows.map(({ member_id, score }) => ({ memberId: member_id, score }))
}
