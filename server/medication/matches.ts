import { desc, eq, sql } from 'drizzle-orm'
import { takesPartInMedication } from '#server/accounts/participation-queries.ts'
import { blockedWith } from '#server/accounts/settings/block-queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { type BestPair, bestOfAll, bestPairsOf, isShown, membersMatchedBy } from '#server/foundation/pairs/lists.ts'
import { searchState } from '#server/foundation/pairs/requests.ts'
import { type Acquaintance, acquaintanceOf, acquaintancesOf, bothAgreed, pairKey } from './acquaintances.ts'
import { reportPairs, reportPairsAt } from './pairs.ts'
import type { MedicationCriteria } from './score.ts'
import { report } from './tables.ts'

/** Reports of one member that their lists look at, newest first. */
const OWN_REPORTS_MAX = 200

export type BestMatch = BestPair<MedicationCriteria> & Acquaintance

type ShownInput = { kept: number; now: Date; reportId?: string | undefined }

/**
 * What a member is shown: the best of one of their reports, or one list of all of them, in which another's report stands once: beside the own one that it
 * resembles most where the two are shown to each other, else beside the newest. Those who know each other come first, best first; the others follow in the
 * order of random ids. Neither tells what the score of a stranger's report is made of.
 */
export async function matchesShownTo(
  db: Reader,
  memberId: string,
  { kept, now, reportId }: ShownInput,
): Promise<BestMatch[]> {
  const own = await ownReports(db, memberId)
  const subjectIds = own.map(({ id }) => id).filter((id) => reportId === undefined || id === reportId)
  const matches = await matchesOfReports(db, memberId, { subjectIds, kept, now })
  const known = bestOfAll(
    reportPairs,
    matches.filter(({ isMutual }) => isMutual),
    kept,
  )
  const others = new Map(known.map((match) => [match.otherId, match]))
  const strangers = matches.filter(({ isMutual, otherId }) => !isMutual && !others.has(otherId))
  for (const match of strangers) if (!others.has(match.otherId)) others.set(match.otherId, match)
  const shown = [...others.values()].filter(({ isMutual }) => !isMutual)
  return [...known, ...shown.sort((one, other) => (one.id < other.id ? -1 : 1))].slice(0, kept)
}

type OfReportsInput = { subjectIds: readonly string[]; kept: number; now: Date }

/** The matches of each of a member's own reports, newest report first, with what stands between the two sides. */
export async function matchesOfReports(
  db: Reader,
  memberId: string,
  { subjectIds, kept, now }: OfReportsInput,
): Promise<BestMatch[]> {
  const best = await bestPairsOf(reportPairsAt(now), db, { subjectIds, limit: kept, excludedOwnerIds: [] })
  const rows = await acquaintancesOf(db, best)
  const blocked = new Set(await blockedWith(db, memberId))
  return best.flatMap((pair) => {
    const { ownId, otherId, ownerId } = pair
    const row = rows.get(pairKey(ownId, otherId))
    return row ? [{ ...pair, ...acquaintanceOf(row, { ownId, isBlocked: blocked.has(ownerId) }) }] : []
  })
}

/** The newest of a member's own reports, whether or not they take part in matching. */
export const ownReports = (db: Reader, memberId: string): Promise<{ id: string; createdAt: Date }[]> =>
  db
    .select({ id: report.id, createdAt: report.createdAt })
    .from(report)
    .where(eq(report.memberId, memberId))
    .orderBy(desc(report.id))
    .limit(OWN_REPORTS_MAX)

/**
 * Of the list of all their reports: how many matches a member is shown, in how many the other side waits for them, and the average score, rounded, of those
 * in which both are shown; 0 where there is none.
 */
export async function figuresOf(
  db: Reader,
  memberId: string,
  { kept, now }: ShownInput,
): Promise<{ matches: number; invitations: number; averageScore: number }> {
  const shown = await matchesShownTo(db, memberId, { kept, now })
  const known = shown.filter(({ isMutual }) => isMutual)
  const sum = known.reduce((total, { score }) => total + score, 0)
  return {
    matches: shown.length,
    invitations: shown.filter(({ agreement }) => agreement === 'theirs').length,
    averageScore: known.length === 0 ? 0 : Math.round(sum / known.length),
  }
}

/** Whether a member is shown the match of their own report with this one. */
export const isMatchShown = (db: Reader, pair: { ownId: string; otherId: string }, now: Date): Promise<boolean> =>
  isShown(reportPairsAt(now), db, pair)

/** Whether the search of one of these reports of a member is still to be done. */
export async function isSearching(
  db: Reader,
  { memberId, reports, now }: { memberId: string; reports: readonly { id: string; createdAt: Date }[]; now: Date },
): Promise<boolean> {
  const state = await searchState(reportPairs, db, { subjects: reports, now })
  return state === 'pending' || (state === 'expected' && (await takesPart(db, memberId)))
}

async function takesPart(db: Reader, memberId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select where ${takesPartInMedication(sql`${memberId}::uuid`)}`)
  return rows.length > 0
}

/** Members matched with any report of this one, of those who agreed with them to be shown, best first: see `membersMatchedBy`. */
export const membersMatchedWith = (db: Reader, memberId: string, among?: readonly string[]) =>
  membersMatchedBy(reportPairs, db, { memberId, among, counts: bothAgreed })
