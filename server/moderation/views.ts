import type { Author } from '#contract/accounts/schema.ts'
import type { Media } from '#contract/media/schema.ts'
import type { Appeal, CaseCard, CaseDetail, DecisionView, OwnDecision, OwnReport } from '#contract/moderation/schema.ts'
import { peopleOf } from '#server/accounts/people-queries.ts'
import { sanctionRecordOf } from '#server/accounts/sanction-queries.ts'
import { authorView } from '#server/accounts/views.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { isSuspended } from '#server/foundation/guards.ts'
import { excerptOf } from '#server/foundation/text/cut.ts'
import { mediaOf } from '#server/media/queries.ts'
import {
  canAppeal,
  isKnownToAuthor,
  isOwnInitiative,
  type Outcome,
  outcomeOf,
  type Side,
  sidesToldOf,
} from './decision-policy.ts'
import { mayDecide, mayDecideAppeal, mayNoteThreat, maySilence, maySuspend } from './policy.ts'
import { type CaseFile, countAgainst, factsOf, type ReportRead, threatsOf } from './queries.ts'
import { isOfStaff } from './staff-queries.ts'
import { isSeenBy, type Subject, subjectFacts } from './subject-queries.ts'
import type { AppealRow, CaseRow, DecisionRow, Snapshot } from './tables.ts'

type Ctx = Pick<MemberCtx, 'db' | 'actor' | 'now'>

/**
 * Undefined where the case does not concern the member. A member who asked a question and reported the answer to it is the reporter until a measure concerns
 * the question.
 */
export function sideOf(memberId: string, row: CaseRow, { reports, decision, appeals }: CaseFile): Side | undefined {
  if (row.authorId === memberId && decision && isKnownToAuthor(decision, row, appeals)) return 'author'
  return reports.some(({ reporterId }) => reporterId === memberId) ? 'reporter' : undefined
}

/** Decisions are shown to members only (`isMember`). A visitor may have named anything, so until the decision nothing reveals whether it exists. */
export function ownReportView(
  { code, reason, createdAt, reporterId }: ReportRead,
  { caseRow, file, now, isMember }: { caseRow: CaseRow; file: CaseFile; now: Date; isMember: boolean },
): OwnReport {
  const { decision, appeals } = file
  const isOfMember = reporterId !== null
  const own = isMember && isOfMember ? decision : undefined
  return {
    code,
    kind: isOfMember ? caseRow.kind : null,
    reason,
    createdAt,
    state: isOfMember || decision ? stateOf(caseRow, file) : 'received',
    decidedAt: decision?.decidedAt ?? null,
    decisionId: own?.id ?? null,
    canAppeal: own !== undefined && canAppeal('reporter', outcomeOf(own, appeals), now),
  }
}

function stateOf({ state, assigneeId }: CaseRow, { decision, appeals }: CaseFile): OwnReport['state'] {
  if (decision) return outcomeOf(decision, appeals).act === 'hide' ? 'acted' : 'kept'
  // The case was closed without a decision, because the content was erased with its author.
  if (state === 'closed') return 'acted'
  return assigneeId ? 'reading' : 'received'
}

const appealView = ({ id, side, text, createdAt, decidedAt, isReversed, statement }: AppealRow): Appeal => ({
  id,
  by: side,
  text,
  createdAt,
  decidedAt,
  isReversed,
  statement,
})

const isLifted = ({ sanction }: DecisionRow, { isSanctioned }: Outcome): boolean => sanction !== 'none' && !isSanctioned

type DecidedCase = { caseRow: CaseRow; decision: DecisionRow; file: CaseFile; as: Side }

export async function decisionView(ctx: Ctx, { caseRow, decision, file, as }: DecidedCase): Promise<DecisionView> {
  const { kind, subjectId } = caseRow
  const { id, act, sanction, until, reason, ground, statement, isAutomatic, decidedAt } = decision
  const isAuthor = as === 'author'
  const subject = kind && subjectId ? { kind, id: subjectId } : undefined
  const facts = subject && (await subjectFacts(ctx.db, subject))
  // A suspended member reads no content of others, here as in the modules.
  const isReading = facts !== undefined && !isSuspended(ctx.actor)
  const isSeen = isAuthor || (isReading && (await ctx.db.transaction((tx) => isSeenBy(tx, ctx, facts))))
  const outcome = outcomeOf(decision, file.appeals)
  return {
    id,
    as,
    kind,
    excerpt: isSeen ? excerptIn(facts?.content ?? (isAuthor ? caseRow.snapshot : null)) : null,
    path: isSeen ? (facts?.path ?? null) : null,
    act,
    inForce: outcome.act,
    sanction: isAuthor ? sanction : 'none',
    until: isAuthor ? until : null,
    isLifted: isAuthor && isLifted(decision, outcome),
    reason,
    ground,
    statement,
    isAutomatic,
    isOwnInitiative: isOwnInitiative(file),
    decidedAt,
    appealUntil: outcome.appealUntil[as],
    canAppeal: canAppeal(as, outcome, ctx.now()),
    appeals: file.appeals
      .filter((each) => sidesToldOf(each, outcome)[as])
      // The text of another's appeal is left out: the reader learns only what became of it.
      .map((each) => {
        const isMine = each.byId === ctx.actor.id
        return {
          ...appealView(each),
          isMine,
          turned: outcome.turned.get(each.id) ?? null,
          ...(!isMine && { text: '' }),
        }
      }),
  }
}

export function ownDecisionView(caseRow: CaseRow, file: CaseFile, now: Date): OwnDecision[] {
  const { decision, appeals } = file
  if (!decision) return []
  const { id, sanction, until, decidedAt } = decision
  const outcome = outcomeOf(decision, appeals)
  return [
    {
      id,
      kind: caseRow.kind,
      excerpt: excerptIn(caseRow.snapshot),
      inForce: outcome.act,
      sanction,
      until,
      isLifted: isLifted(decision, outcome),
      isOwnInitiative: isOwnInitiative(file),
      decidedAt,
      canAppeal: canAppeal('author', outcome, now),
    },
  ]
}

const textView = (content: Snapshot | null | undefined): CaseDetail['subject']['current'] =>
  content ? { title: content.title, body: content.body, answer: content.answer?.body ?? null } : null

const excerptIn = (content: Snapshot | null): string | null =>
  content && excerptOf(content.title ? [content.title, content.body].filter(Boolean).join(' · ') : content.body)

type People = Awaited<ReturnType<typeof peopleOf>>
const shownAs = (id: string | null, people: People): Author | null => (id ? authorView(id, people) : null)

export async function caseCards(
  ctx: Ctx,
  rows: readonly CaseRow[],
  files: ReadonlyMap<string, CaseFile>,
): Promise<CaseCard[]> {
  const people = await peopleOf(
    ctx.db,
    rows.flatMap(({ authorId, assigneeId }) => [authorId ?? [], assigneeId ?? []].flat()),
  )
  return rows.map((row) => caseCard(ctx, row, { file: files.get(row.id)!, people }))
}

function caseCard({ actor }: Ctx, row: CaseRow, { file, people }: { file: CaseFile; people: People }): CaseCard {
  const facts = factsOf(row, file)
  const { reports, reportCount, decision, appeals } = file
  const may = row.state === 'appealed' ? mayDecideAppeal(actor, facts) : mayDecide(actor, facts)
  const places = isAboutMember(actor.id, row) ? [] : reports.flatMap(({ place }) => place ?? [])
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    kind: row.kind,
    isUrgent: row.isUrgent,
    isHidden: decision ? outcomeOf(decision, appeals).act === 'hide' : row.autoHiddenAt !== null,
    isFromWords: row.isFromWords,
    weight: row.weight,
    reports: reportCount,
    reasons: [...new Set(reports.map(({ reason }) => reason))],
    openedAt: row.openedAt,
    assignee: shownAs(row.assigneeId, people),
    author: row.isAnonymous ? null : shownAs(row.authorId, people),
    excerpt: excerptIn(row.snapshot),
    place: places[0] ?? null,
    canDecide: may === 'yes',
  }
}

/** The staff member must not learn here who reported them. */
const isAboutMember = (memberId: string, { authorId }: CaseRow): boolean => authorId === memberId

/** Returns one case with everything in it except private messages. */
export async function caseDetail(ctx: Ctx, row: CaseRow, file: CaseFile): Promise<CaseDetail> {
  const { db, actor, now } = ctx
  const { reports, decision, appeals } = file
  const threats = await threatsOf(db, row.id)
  const subject = row.kind && row.subjectId ? { kind: row.kind, id: row.subjectId } : undefined
  const facts = subject && (await subjectFacts(db, subject))
  const people = await peopleOf(
    db,
    [
      row.authorId,
      row.assigneeId,
      decision?.decidedById,
      ...reports.map(({ reporterId }) => reporterId),
      ...threats.map(({ byId }) => byId),
    ].flatMap((id) => id ?? []),
  )
  const isOwn = isAboutMember(actor.id, row)
  const may = factsOf(row, file)
  const canDecide = mayDecide(actor, may) === 'yes'
  const authorId = row.isAnonymous ? null : row.authorId
  return {
    ...caseCard(ctx, row, { file, people }),
    subject: {
      path: facts?.path ?? null,
      current: textView(facts?.content),
      asReported: textView(row.snapshot),
      media: facts ? await mediaOfSubject(db, facts) : [],
    },
    authorRecord: authorId ? await recordOf(ctx, authorId, now()) : null,
    reportList: reports.map((report) => ({
      id: report.id,
      reason: report.reason,
      details: isOwn ? null : report.details,
      place: isOwn ? null : report.place,
      createdAt: report.createdAt,
      weight: report.weight,
      reporter: isOwn ? null : shownAs(report.reporterId, people),
      isVisitor: report.isVisitor,
      visitorName: isOwn ? null : report.name,
      hasEvidence: !isOwn && report.reporterId !== actor.id && report.hasEvidence,
    })),
    decisions: decision
      ? [
          {
            id: decision.id,
            act: decision.act,
            sanction: decision.sanction,
            until: decision.until,
            reason: decision.reason,
            ground: decision.ground,
            statement: decision.statement,
            decidedAt: decision.decidedAt,
            decidedBy: isOwn ? null : shownAs(decision.decidedById, people),
            appeals: appeals.map((appeal) => ({
              ...appealView(appeal),
              ...(isOwn && appeal.side === 'reporter' && { text: '' }),
            })),
          },
        ]
      : [],
    threats: isOwn
      ? []
      : threats.map(({ at, byId, authority, note }) => ({ at, by: shownAs(byId, people), authority, note })),
    can: {
      decide: canDecide,
      silence:
        canDecide &&
        authorId !== null &&
        (maySuspend(actor) || maySilence(actor, { isOfStaff: await isOfStaff(db, authorId) })),
      suspend: canDecide && maySuspend(actor),
      decideAppeal: mayDecideAppeal(actor, may) === 'yes',
      noteThreat: mayNoteThreat(actor, may) === 'yes',
    },
  }
}

/** Pictures of a private message are evidence, which is read by itself. */
async function mediaOfSubject(db: Reader, { kind, id }: Subject): Promise<Media[]> {
  if (kind !== 'post' && kind !== 'member') return []
  return (await mediaOf(db, kind, [id])).get(id) ?? []
}

async function recordOf({ db }: Ctx, authorId: string, now: Date): Promise<CaseDetail['authorRecord']> {
  const standing = await sanctionRecordOf(db, authorId, now)
  return standing ? { decisions: await countAgainst(db, authorId), ...standing } : null
}
