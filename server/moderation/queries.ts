import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { MINUTE_MS } from '#contract/foundation/durations.ts'
import { HIDING_REPORTERS, OWN_CASES_SHOWN, VISITORS_SHOWN } from '#contract/moderation/limits.ts'
import { type CaseState, type ContentAct, SIDES, type SubjectKind } from '#contract/moderation/schema.ts'
import { signUpOrigin } from '#server/accounts/sign-in/sign-up-queries.ts'
import type { Member } from '#server/foundation/actor.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { type Outcome, outcomeOf, type Side } from './decision-policy.ts'
import { type CaseFacts, isHiddenFromStaff } from './policy.ts'
import {
  type AppealRow,
  type CaseRow,
  contentReport,
  type DecisionRow,
  moderationAppeal,
  moderationCase,
  moderationDecision,
  type ReportRow,
  reportedThreat,
} from './tables.ts'

/**
 * SQL: when an appeal of this side that was reversed was made, or answered; null when none was. A scalar subquery is looked up by decision, whereas `exists`
 * would hash all appeals.
 */
const reversal = (side: Side, at: 'createdAt' | 'decidedAt'): SQL =>
  sql`(select max(${moderationAppeal[at]}) from ${moderationAppeal} where ${moderationAppeal.decisionId} = ${moderationDecision.id} and ${moderationAppeal.side} = ${side} and ${moderationAppeal.isReversed})`
const hiddenAt = reversal('reporter', 'decidedAt')
const isReversedForAuthor = sql`${reversal('author', 'decidedAt')} is not null`

/** SQL twins of `outcomeOf`. */
const isHidden = sql`case when ${hiddenAt} is null then ${moderationDecision.act} = 'hide' and not ${isReversedForAuthor} else coalesce(${reversal('author', 'createdAt')} < ${hiddenAt}, true) end`
const isSanctioned = sql`(${moderationDecision.sanction} <> 'none' and not ${isReversedForAuthor})`

export const inForce = sql<ContentAct | null>`case when ${moderationDecision.act} is not null then case when ${isHidden} then 'hide' else 'keep' end end`

export const isLifted = sql<boolean>`(${moderationDecision.sanction} <> 'none' and ${isReversedForAuthor})`

export async function judgedBefore(db: Reader, memberId: string): Promise<{ upheld: number; refused: number }> {
  const [row] = await db
    .select({
      upheld: sql<number>`count(*) filter (where ${isHidden} or ${isSanctioned})`.mapWith(Number),
      all: count(),
    })
    .from(contentReport)
    .innerJoin(moderationDecision, eq(moderationDecision.caseId, contentReport.caseId))
    .where(eq(contentReport.reporterId, memberId))
  return { upheld: row!.upheld, refused: row!.all - row!.upheld }
}

/**
 * Accounts that were opened in one household on one day count once. A reporter who waits for a decision on something else that their report hid is left out,
 * unless they are staff; so is one whose account is gone, because they could return under another name.
 */
export async function voicesAgainst(
  tx: Tx,
  caseId: string,
): Promise<{ loudest: number; voices: number; weight: number }> {
  const reporter = sql`coalesce(${signUpOrigin(contentReport.reporterId)}, ${contentReport.reporterId}::text)`
  const isHeard = sql`${contentReport.voice} > 0 and ${contentReport.reporterId} is not null`
  const { rows } = await tx.execute<{ loudest: number; voices: number; weight: number }>(sql`
    with waiting as (
      select ${reporter} as reporter from ${contentReport} join ${moderationCase} on ${moderationCase.id} = ${contentReport.caseId}
      where ${moderationCase.state} = 'open' and ${moderationCase.isHiddenByReports} and ${ne(moderationCase.id, caseId)} and ${isHeard}
    ), said as (
      select ${reporter} as reporter, ${contentReport.voice} as voice, ${contentReport.weight} as weight
      from ${contentReport} where ${eq(contentReport.caseId, caseId)} and ${isHeard}
    )
    select coalesce(max(voice), 0)::float8 as loudest, coalesce(sum(voice), 0)::float8 as voices, coalesce(sum(weight), 0)::float8 as weight
    from (select max(voice) as voice, max(weight) as weight, reporter from said group by reporter) spoken
    where voice >= ${HIDING_REPORTERS} or reporter not in (select reporter from waiting)`)
  return rows[0]!
}

/** @throws Refusal NOT_FOUND */
export async function lockCase(tx: Tx, id: string): Promise<CaseRow> {
  const [row] = await tx.select().from(moderationCase).where(eq(moderationCase.id, id)).for('update')
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/**
 * A case that is hidden from this staff member is not found.
 * @throws Refusal NOT_FOUND
 */
export async function lockCaseFor(tx: Tx, who: Pick<Member, 'id'>, id: string): Promise<CaseRow> {
  const row = await lockCase(tx, id)
  if (isHiddenFromStaff(who, row)) throw new Refusal('NOT_FOUND')
  return row
}

/** SQL twin of `isHiddenFromStaff`; null where the author is unknown. */
const isCaseKeptFrom = (readerId: string): SQL =>
  sql`(${moderationCase.kind} = 'message' and ${moderationCase.authorId} = ${readerId})`

const isShownTo = (readerId: string): SQL => sql`${isCaseKeptFrom(readerId)} is not true`

export const hiddenFromStaff = (readerId: string): SQL => sql`
  select ${moderationCase.id} from ${moderationCase} where ${isCaseKeptFrom(readerId)}
  union all select ${contentReport.id} from ${contentReport} join ${moderationCase} on ${moderationCase.id} = ${contentReport.caseId} where ${isCaseKeptFrom(readerId)}`

export async function caseById(db: Reader, id: string): Promise<CaseRow | undefined> {
  const [row] = await db.select().from(moderationCase).where(eq(moderationCase.id, id))
  return row
}

type Queue = {
  readerId: string
  state: CaseState
  kind: SubjectKind | undefined
  assigneeId: string | undefined
  cursor: CaseCursor | undefined
  limit: number
}
export type CaseCursor = { isUrgent: boolean; weight: number; id: string }

export function casesIn(db: Reader, { readerId, state, kind, assigneeId, cursor, limit }: Queue): Promise<CaseRow[]> {
  const { isUrgent, weight, id } = moderationCase
  const isClosed = state === 'closed'
  const after =
    cursor &&
    (isClosed
      ? sql`${id} < ${cursor.id}::uuid`
      : sql`(not ${isUrgent}, -${weight}, ${id}) > (${!cursor.isUrgent}::boolean, ${-cursor.weight}::real, ${cursor.id}::uuid)`)
  return db
    .select()
    .from(moderationCase)
    .where(
      and(
        isShownTo(readerId),
        eq(moderationCase.state, state),
        kind && eq(moderationCase.kind, kind),
        assigneeId === undefined ? undefined : eq(moderationCase.assigneeId, assigneeId),
        after,
      ),
    )
    .orderBy(...(isClosed ? [desc(id)] : [desc(isUrgent), desc(weight), asc(id)]))
    .limit(limit + 1)
}

export async function countCases(
  db: Reader,
  readerId: string,
): Promise<{ open: number; urgent: number; appealed: number }> {
  const [row] = await db
    .select({
      open: sql<number>`count(*) filter (where state = 'open')`.mapWith(Number),
      urgent: sql<number>`count(*) filter (where state = 'open' and is_urgent)`.mapWith(Number),
      appealed: sql<number>`count(*) filter (where state = 'appealed')`.mapWith(Number),
    })
    .from(moderationCase)
    .where(and(isShownTo(readerId), inArray(moderationCase.state, ['open', 'appealed'])))
  return row!
}

export type ReportRead = Omit<ReportRow, 'evidence'> & { hasEvidence: boolean }

const { evidence: _, ...readColumns } = getTableColumns(contentReport)
const reportColumns = { ...readColumns, hasEvidence: sql<boolean>`${contentReport.evidence} is not null` }

type Judged = { decision: DecisionRow | undefined; appeals: AppealRow[] }
export type CaseFile = Judged & { reports: ReportRead[]; reportCount: number }

async function verdictsOf(db: Reader, caseIds: readonly string[]): Promise<Map<string, Judged>> {
  if (caseIds.length === 0) return new Map()
  const rows = await db
    .select({ decision: moderationDecision, appeal: moderationAppeal })
    .from(moderationDecision)
    .leftJoin(moderationAppeal, eq(moderationAppeal.decisionId, moderationDecision.id))
    .where(inArray(moderationDecision.caseId, [...caseIds]))
    .orderBy(asc(moderationAppeal.id))
  const rowsOf = Map.groupBy(rows, ({ decision }) => decision.caseId)
  return new Map(
    caseIds.map((id) => {
      const own = rowsOf.get(id) ?? []
      return [id, { decision: own[0]?.decision, appeals: own.flatMap(({ appeal }) => appeal ?? []) }]
    }),
  )
}

export const verdictOf = async (db: Reader, caseId: string): Promise<Judged> =>
  (await verdictsOf(db, [caseId])).get(caseId)!

export async function filesOf(db: Reader, caseIds: readonly string[]): Promise<Map<string, CaseFile>> {
  if (caseIds.length === 0) return new Map()
  const ids = [...caseIds]
  const numbered = db
    .select({
      id: contentReport.id,
      fromLatest:
        sql<number>`row_number() over (partition by ${contentReport.caseId}, ${contentReport.isVisitor} order by ${contentReport.id} desc)`.as(
          'from_latest',
        ),
      ofCase: sql<number>`count(*) over (partition by ${contentReport.caseId})`.mapWith(Number).as('of_case'),
    })
    .from(contentReport)
    .where(inArray(contentReport.caseId, ids))
    .as('numbered')
  const rows = await db
    .select({ report: reportColumns, reportCount: numbered.ofCase })
    .from(contentReport)
    .innerJoin(numbered, eq(numbered.id, contentReport.id))
    .where(or(not(contentReport.isVisitor), lte(numbered.fromLatest, VISITORS_SHOWN)))
    .orderBy(asc(contentReport.id))
  const verdicts = await verdictsOf(db, ids)
  const rowsOf = Map.groupBy(rows, ({ report }) => report.caseId)
  return new Map(
    ids.map((id) => {
      const own = rowsOf.get(id) ?? []
      const reports = own.map(({ report }) => report)
      return [id, { ...verdicts.get(id)!, reports, reportCount: own[0]?.reportCount ?? 0 }]
    }),
  )
}

export const reportsToAnswer = (db: Reader, caseId: string) => {
  const { id, reporterId, email } = contentReport
  const who = sql`coalesce(${reporterId}::text, ${email})`
  return db
    .selectDistinctOn([who], { id, reporterId })
    .from(contentReport)
    .where(and(eq(contentReport.caseId, caseId), or(isNotNull(reporterId), isNotNull(email))))
    .orderBy(who, asc(id))
}

export const fileOf = async (db: Reader, caseId: string): Promise<CaseFile> =>
  (await filesOf(db, [caseId])).get(caseId)!

export async function otherHiding(tx: Tx, { id, kind, subjectId }: CaseRow): Promise<DecisionRow | undefined> {
  if (!kind || !subjectId) return undefined
  const others = await tx
    .select({ id: moderationCase.id })
    .from(moderationCase)
    .where(and(eq(moderationCase.kind, kind), eq(moderationCase.subjectId, subjectId), ne(moderationCase.id, id)))
    .orderBy(desc(moderationCase.id))
  const verdicts = await verdictsOf(
    tx,
    others.map((other) => other.id),
  )
  return [...verdicts.values()].find(({ decision, appeals }) => decision && outcomeOf(decision, appeals).act === 'hide')
    ?.decision
}

export async function otherHeld(tx: Tx, { id, kind, subjectId }: CaseRow): Promise<CaseRow | undefined> {
  if (!kind || !subjectId) return undefined
  const [row] = await tx
    .select()
    .from(moderationCase)
    .where(
      and(
        eq(moderationCase.kind, kind),
        eq(moderationCase.subjectId, subjectId),
        eq(moderationCase.state, 'open'),
        isNotNull(moderationCase.autoHiddenAt),
        ne(moderationCase.id, id),
      ),
    )
  return row
}

const FLOOD_MS = 10 * MINUTE_MS

/** A visitor who reports content that does not exist must not flood mailboxes. */
export async function isFirstOfFlood(db: Reader, { id, openedAt }: CaseRow): Promise<boolean> {
  const since = new Date(Math.floor(openedAt.getTime() / FLOOD_MS) * FLOOD_MS)
  const { kind, isUrgent } = moderationCase
  const before = or(
    lt(moderationCase.openedAt, openedAt),
    and(eq(moderationCase.openedAt, openedAt), lt(moderationCase.id, id)),
  )
  const earlier = and(isNull(kind), eq(isUrgent, true), gte(moderationCase.openedAt, since), before)
  return (await db.$count(moderationCase, earlier)) === 0
}

export const membersOf = (sides: Record<Side, boolean>, { authorId }: CaseRow, { reports }: CaseFile): string[] => {
  const author = sides.author ? [authorId] : []
  const reporters = sides.reporter ? reports.map(({ reporterId }) => reporterId) : []
  return [...new Set([...author, ...reporters].filter((id) => id !== null))]
}

export const factsOf = (
  { state, authorId, snapshot }: CaseRow,
  { reports, decision, appeals }: CaseFile,
): CaseFacts => ({
  state,
  authorId,
  answeredById: snapshot?.answer?.byId ?? null,
  reporterIds: new Set(reports.flatMap(({ reporterId }) => reporterId ?? [])),
  deciderIds: new Set(
    [decision, ...appeals.filter(({ isReversed }) => isReversed)].flatMap((each) => each?.decidedById ?? []),
  ),
})

export function followableUntil(
  { appealUntil }: Outcome,
  { row, file, at }: { row: CaseRow; file: Pick<CaseFile, 'reports'>; at: Date },
): Date {
  const isThere = {
    author: row.isAnonymous || row.authorId !== null,
    reporter: file.reports.some(({ reporterId }) => reporterId !== null),
  }
  const untils = SIDES.flatMap((side) => (isThere[side] && appealUntil[side]) || [])
  return new Date(Math.max(at.getTime(), ...untils.map((until) => until.getTime())))
}

export const threatsOf = (db: Reader, caseId: string) =>
  db.select().from(reportedThreat).where(eq(reportedThreat.caseId, caseId)).orderBy(asc(reportedThreat.id))

/** Leaves out anonymous questions, because the number would reveal whose they were. */
export const countAgainst = (db: Reader, memberId: string): Promise<number> =>
  db.$count(
    moderationDecision,
    and(
      inArray(
        moderationDecision.caseId,
        db
          .select({ id: moderationCase.id })
          .from(moderationCase)
          .where(and(eq(moderationCase.authorId, memberId), eq(moderationCase.isAnonymous, false))),
      ),
      sql`(${isHidden} or ${isSanctioned})`,
    ),
  )

/** Leaves out a report in a case that is hidden from this staff member, because the number would reveal who made it. */
export const moderationRecordOf = async (
  db: Reader,
  memberId: string,
  readerId: string,
): Promise<{ reportsMade: number; decisionsAgainst: number }> => ({
  reportsMade: await db.$count(
    contentReport,
    and(eq(contentReport.reporterId, memberId), sql`${contentReport.id} not in (${hiddenFromStaff(readerId)})`),
  ),
  decisionsAgainst: await countAgainst(db, memberId),
})

export async function caseOver(db: Reader, kind: SubjectKind, subjectId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: moderationCase.id })
    .from(moderationCase)
    .where(
      and(eq(moderationCase.kind, kind), eq(moderationCase.subjectId, subjectId), isNull(moderationCase.forgottenAt)),
    )
    .orderBy(desc(moderationCase.id))
    .limit(1)
  return row?.id
}

export async function reportWithCase(
  db: Reader,
  which: { id: string } | { code: string },
): Promise<{ report: ReportRead & Pick<ReportRow, 'evidence'>; caseRow: CaseRow } | undefined> {
  const [row] = await db
    .select({ report: { ...reportColumns, evidence: contentReport.evidence }, caseRow: moderationCase })
    .from(contentReport)
    .innerJoin(moderationCase, eq(moderationCase.id, contentReport.caseId))
    .where('id' in which ? eq(contentReport.id, which.id) : eq(contentReport.code, which.code))
  return row
}

export async function decisionWithCase(
  db: Reader,
  id: string,
): Promise<{ decision: DecisionRow; caseRow: CaseRow } | undefined> {
  const [row] = await db
    .select({ decision: moderationDecision, caseRow: moderationCase })
    .from(moderationDecision)
    .innerJoin(moderationCase, eq(moderationCase.id, moderationDecision.caseId))
    .where(eq(moderationDecision.id, id))
  return row
}

export const reportsBy = (db: Reader, memberId: string) =>
  db
    .select({ report: reportColumns, caseRow: moderationCase })
    .from(contentReport)
    .innerJoin(moderationCase, eq(moderationCase.id, contentReport.caseId))
    .where(eq(contentReport.reporterId, memberId))
    .orderBy(desc(contentReport.id))
    .limit(OWN_CASES_SHOWN)

/** SQL twin of `isKnownToAuthor`, for a case with its decision. */
export const knownToAuthor = or(
  eq(moderationDecision.act, 'hide'),
  ne(moderationDecision.sanction, 'none'),
  isNotNull(moderationCase.autoHiddenAt),
  isNotNull(hiddenAt),
)

export const casesAgainst = (db: Reader, memberId: string): Promise<CaseRow[]> =>
  db
    .select({ row: moderationCase })
    .from(moderationDecision)
    .innerJoin(moderationCase, eq(moderationCase.id, moderationDecision.caseId))
    .where(and(eq(moderationCase.authorId, memberId), knownToAuthor))
    .orderBy(desc(moderationDecision.id))
    .limit(OWN_CASES_SHOWN)
    .then((rows) => rows.map(({ row }) => row))

/** Until this open case ends, the member is not shown that staff read their account: they would learn of the case too early. */
export async function holdsOn(db: Reader, memberIds: readonly string[]): Promise<Map<string, string>> {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .select({ id: moderationCase.id, authorId: moderationCase.authorId })
    .from(moderationCase)
    .where(and(inArray(moderationCase.authorId, [...memberIds]), inArray(moderationCase.state, ['open', 'appealed'])))
  return new Map(rows.flatMap(({ id, authorId }) => (authorId === null ? [] : [[authorId, id] as const])))
}
