import { type AnyColumn, and, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Agreement } from '#contract/medication/choices.ts'
import { OWN_REPORTS_MAX } from '#contract/medication/limits.ts'
import { drugKey } from '#contract/medication/rules.ts'
import { takesPartInMedication } from '#server/accounts/participation-queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { searchState } from '#server/foundation/pairs/requests.ts'
import { areOpen, bothIntroduced, isShownTo } from './introduction-store.ts'
import { reportPairs } from './pairs.ts'
import type { MedicationCriteria } from './score.ts'
import { introduction, medicationDisclosure, medicationFeedback, report, reportDrug } from './tables.ts'

type OwnReport = { id: string; name: string; substance: string | null; severity: number; createdAt: Date }

export type ShownMatch = {
  id: string
  own: OwnReport
  isSubstance: boolean
  effects: readonly string[]
  agreement: Agreement
}

export type KnownMatch = ShownMatch & {
  other: { reportId: string; memberId: string }
  criteria: MedicationCriteria
  score: number
}

export const isKnown = (match: ShownMatch): match is KnownMatch => 'other' in match

type MatchScope = { kept: number; reportId?: string | undefined }

/**
 * Returns the matches shown to a member: those of one of their reports, or one list for all. In the list, another's report is listed once, and strangers have
 * one report of each place and medication, beside the member's newest report. Introduced matches come first, best first; the others follow in the order of
 * their random ids.
 */
export async function matchesShownTo(
  db: Reader,
  memberId: string,
  { kept, reportId }: MatchScope,
): Promise<ShownMatch[]> {
  const own = await ownReports(db, memberId)
  const reportIds = own.map(({ id }) => id).filter((id) => reportId === undefined || id === reportId)
  const known = (await knownMatches(db, { memberId, reportIds })).sort(byScore)
  const once = new Map<string, KnownMatch>()
  for (const match of known) if (!once.has(match.other.reportId)) once.set(match.other.reportId, match)
  const strangers = new Map<string, ShownMatch>()
  for (const { place, otherId, ...match } of await strangersOf(db, { memberId, reportIds })) {
    if (otherId !== null && once.has(otherId)) continue
    const key = `${place} ${medicationKey(match)}`
    if (!strangers.has(key)) strangers.set(key, match)
  }
  return [...once.values(), ...[...strangers.values()].sort(byId)].slice(0, kept)
}

const byScore = (one: KnownMatch, other: KnownMatch): number => other.score - one.score || byNewest(one, other)
const byNewest = (one: ShownMatch, other: ShownMatch): number => compareText(other.own.id, one.own.id)
const byId = (one: ShownMatch, other: ShownMatch): number => compareText(one.id, other.id)
const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

export const inCommon = (
  { name, substance }: Pick<OwnReport, 'name' | 'substance'>,
  { isSubstance }: Pick<ShownMatch, 'isSubstance'>,
): string => (isSubstance ? (substance ?? name) : name)

const medicationKey = (match: ShownMatch): string => drugKey(inCommon(match.own, match))

type OfReports = { memberId: string; reportIds: readonly string[] }

export async function matchesOfReports(db: Reader, of: OfReports): Promise<ShownMatch[]> {
  const strangers = (await strangersOf(db, of)).map(({ place: _place, otherId: _otherId, ...match }) => match)
  return [...(await knownMatches(db, of)), ...strangers].sort(byId)
}

const own = alias(report, 'own')
const other = alias(report, 'other')
const isOneOf = (id: AnyColumn) => or(eq(id, introduction.a), eq(id, introduction.b))

const ownColumns = {
  id: own.id,
  name: reportDrug.name,
  substance: reportDrug.substance,
  severity: own.severity,
  createdAt: own.createdAt,
}

const isOpen = areOpen(sql`${own.memberId}`, sql`${other.memberId}`)

async function knownMatches(db: Reader, { memberId, reportIds }: OfReports): Promise<KnownMatch[]> {
  const { id, isSubstance, effects, criteria, score } = introduction
  const rows = await db
    .select({
      id,
      own: ownColumns,
      isSubstance,
      effects,
      other: { reportId: other.id, memberId: other.memberId },
      criteria,
      score,
    })
    .from(introduction)
    .innerJoin(own, isOneOf(own.id))
    .innerJoin(other, and(isOneOf(other.id), ne(other.id, own.id)))
    .innerJoin(reportDrug, and(eq(reportDrug.reportId, own.id), eq(reportDrug.position, 0)))
    .where(and(eq(own.memberId, memberId), inArray(own.id, [...reportIds]), bothIntroduced, isOpen))
  return rows.flatMap(({ criteria, score, ...row }) =>
    criteria && score !== null ? [{ ...row, agreement: 'both' as const, criteria, score }] : [],
  )
}

/** As of the last turn of the day, newest report first. A pair of introduced members disappears at once after a block, or when the other leaves matching. */
async function strangersOf(db: Reader, { memberId, reportIds }: OfReports) {
  const { pairId, isSubstance, effects, place, agreedAt, invitedAt } = medicationDisclosure
  const rows = await db
    .select({
      id: pairId,
      own: ownColumns,
      isSubstance,
      effects,
      place,
      agreedAt,
      invitedAt,
      otherId: other.id,
      isMet: sql<boolean>`${isNotNull(introduction.metAt)}`,
      isAcquainted: sql<boolean>`coalesce(${bothIntroduced}, false)`,
      isOpen: sql<boolean>`coalesce(${isOpen}, false)`,
    })
    .from(medicationDisclosure)
    .innerJoin(own, eq(own.id, medicationDisclosure.reportId))
    .innerJoin(reportDrug, and(eq(reportDrug.reportId, own.id), eq(reportDrug.position, 0)))
    .leftJoin(introduction, eq(introduction.id, pairId))
    .leftJoin(other, and(isOneOf(other.id), ne(other.id, own.id)))
    .where(
      and(
        eq(own.memberId, memberId),
        inArray(own.id, [...reportIds]),
        isNull(medicationDisclosure.dismissedAt),
        takesPartInMedication(own.memberId),
      ),
    )
    .orderBy(desc(own.id), pairId)
  return rows.flatMap(({ agreedAt, invitedAt, isMet, isAcquainted, isOpen, ...row }) => {
    const isShown = !isMet || (isOpen && !isAcquainted)
    const agreement: Agreement = agreedAt ? 'mine' : invitedAt ? 'theirs' : 'neither'
    return isShown ? [{ ...row, agreement }] : []
  })
}

export const ownReports = (db: Reader, memberId: string): Promise<{ id: string; createdAt: Date }[]> =>
  db
    .select({ id: report.id, createdAt: report.createdAt })
    .from(report)
    .where(eq(report.memberId, memberId))
    .orderBy(desc(report.id))
    .limit(OWN_REPORTS_MAX)

export async function statsOf(
  db: Reader,
  memberId: string,
  { kept }: Pick<MatchScope, 'kept'>,
): Promise<{ matches: number; invitations: number; averageScore: number }> {
  const shown = await matchesShownTo(db, memberId, { kept })
  const known = shown.filter(isKnown)
  const sum = known.reduce((total, { score }) => total + score, 0)
  return {
    matches: shown.length,
    invitations: shown.filter(({ agreement }) => agreement === 'theirs').length,
    averageScore: known.length === 0 ? 0 : Math.round(sum / known.length),
  }
}

export async function isStrangerShown(db: Reader, memberId: string, id: string): Promise<boolean> {
  const isStanding = and(isShownTo(memberId, id), isNull(medicationDisclosure.dismissedAt))
  return (await db.$count(medicationDisclosure, isStanding)) > 0
}

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

export async function membersMatchedWith(
  db: Reader,
  memberId: string,
  among?: readonly string[],
): Promise<{ memberId: string; score: number }[]> {
  const score = sql<number>`max(${introduction.score})`.mapWith(Number)
  const isDismissed: SQL = sql`exists (
    select from ${medicationFeedback} where ${medicationFeedback.memberId} = ${memberId} and ${medicationFeedback.ownReportId} = ${own.id}
      and ${medicationFeedback.otherReportId} = ${other.id}
  )`
  return db
    .select({ memberId: other.memberId, score })
    .from(introduction)
    .innerJoin(own, isOneOf(own.id))
    .innerJoin(other, and(isOneOf(other.id), ne(other.id, own.id)))
    .where(
      and(
        eq(own.memberId, memberId),
        among && inArray(other.memberId, [...among]),
        bothIntroduced,
        takesPartInMedication(own.memberId),
        takesPartInMedication(other.memberId),
        sql`not ${isDismissed}`,
      ),
    )
    .groupBy(other.memberId)
    .orderBy(desc(score), other.memberId)
}
