import { implement } from '@orpc/server'
import {
  cases as casesContract,
  moderation as moderationContract,
  watchedWords as wordsContract,
} from '#contract/moderation/procedures.ts'
import type { CaseDetail, DecisionView } from '#contract/moderation/schema.ts'
import type { Ctx, MemberCtx } from '#server/foundation/context.ts'
import { demandAdmin } from '#server/foundation/guards.ts'
import { pageFrom } from '#server/foundation/page.ts'
import { evenSuspended, refusals, signedIn } from '#server/foundation/procedure.ts'
import { invalidInput, Refusal } from '#server/foundation/refusal.ts'
import { afterHiding } from './commands/after-hiding.ts'
import { appealDecision } from './commands/appeal-decision.ts'
import { assignCase } from './commands/assign-case.ts'
import { decideAppeal } from './commands/decide-appeal.ts'
import { decideCase } from './commands/decide-case.ts'
import { noteCaseRead, noteListing } from './commands/note-case-access.ts'
import { noteThreat } from './commands/note-threat.ts'
import { readEvidence } from './commands/read-evidence.ts'
import { reportSubject } from './commands/report-subject.ts'
import { addWord, removeWord, watchedWords as wordList } from './commands/set-words.ts'
import { RECEIPT_FLOOD } from './flood-limits.ts'
import { demandStaff, isHiddenFromStaff } from './policy.ts'
import {
  type CaseCursor,
  caseById,
  casesAgainst,
  casesIn,
  countCases,
  decisionWithCase,
  fileOf,
  filesOf,
  reportsBy,
  reportWithCase,
} from './queries.ts'
import { caseCards, caseDetail, decisionView, ownDecisionView, ownReportView, sideOf } from './views.ts'

const os = implement(moderationContract).$context<Ctx>().use(refusals)

export const moderation = {
  report: os.report.handler(async ({ context, input }) => {
    const { hiddenOf, ...receipt } = await reportSubject(context, input)
    afterHiding(context, hiddenOf)
    return receipt
  }),

  receipt: os.receipt.handler(async ({ context, input }) => {
    await context.limits.take(RECEIPT_FLOOD, context.clientAddress)
    const found = await reportWithCase(context.db, { code: input.code })
    if (!found) throw new Refusal('NOT_FOUND')
    const { report, caseRow } = found
    const file = await fileOf(context.db, caseRow.id)
    const { actor } = context
    const isMember = actor.kind === 'member' && actor.id === report.reporterId
    return ownReportView(report, { caseRow, file, now: context.now(), isMember })
  }),

  mine: os.mine.use(evenSuspended).handler(async ({ context }) => {
    const { db, actor } = context
    const now = context.now()
    const [made, against] = await Promise.all([reportsBy(db, actor.id), casesAgainst(db, actor.id)])
    const files = await filesOf(
      db,
      [...made.map(({ caseRow }) => caseRow), ...against].map(({ id }) => id),
    )
    return {
      reports: made.map(({ report, caseRow }) =>
        ownReportView(report, { caseRow, file: files.get(caseRow.id)!, now, isMember: true }),
      ),
      decisions: against.flatMap((row) => ownDecisionView(row, files.get(row.id)!, now)),
    }
  }),

  decision: os.decision.use(evenSuspended).handler(({ context, input }) => decisionOf(context, input.id)),

  appeal: os.appeal.use(evenSuspended).handler(async ({ context, input }) => {
    await appealDecision(context, input)
    return decisionOf(context, input.decisionId)
  }),
}

async function decisionOf(context: MemberCtx, id: string): Promise<DecisionView> {
  const found = await decisionWithCase(context.db, id)
  const file = found && (await fileOf(context.db, found.caseRow.id))
  const as = found && file && sideOf(context.actor.id, found.caseRow, file)
  if (!found || !file || !as) throw new Refusal('NOT_FOUND')
  return decisionView(context, { ...found, file, as })
}

const ofCases = implement(casesContract).$context<Ctx>().use(refusals)

export const cases = {
  list: ofCases.list.use(signedIn).handler(async ({ context, input }) => {
    demandStaff(context.actor)
    const { state, kind, isMine, cursor, limit } = input
    const found = await casesIn(context.db, {
      readerId: context.actor.id,
      state,
      kind,
      assigneeId: isMine ? context.actor.id : undefined,
      cursor: cursor === undefined ? undefined : placeIn(cursor),
      limit,
    })
    const { rows, nextCursor } = pageFrom(
      found,
      limit,
      ({ isUrgent, weight, id }) => `${Number(isUrgent)}_${weight}_${id}`,
    )
    const files = await filesOf(
      context.db,
      rows.map(({ id }) => id),
    )
    await noteListing(context, rows, files)
    return { items: await caseCards(context, rows, files), nextCursor }
  }),

  counts: ofCases.counts.use(signedIn).handler(({ context }) => {
    demandStaff(context.actor)
    return countCases(context.db, context.actor.id)
  }),

  get: ofCases.get.use(signedIn).handler(({ context, input }) => {
    demandStaff(context.actor)
    return caseOf(context, input.id)
  }),

  evidence: ofCases.evidence.use(signedIn).handler(({ context, input }) => readEvidence(context, input.id)),

  assign: ofCases.assign.use(signedIn).handler(async ({ context, input }) => {
    await assignCase(context, input)
    return caseOf(context, input.id)
  }),

  decide: ofCases.decide.use(signedIn).handler(async ({ context, input }) => {
    await decideCase(context, input)
    return caseOf(context, input.caseId)
  }),

  decideAppeal: ofCases.decideAppeal
    .use(signedIn)
    .handler(async ({ context, input }) => caseOf(context, await decideAppeal(context, input))),

  threat: ofCases.threat.use(signedIn).handler(async ({ context, input }) => {
    await noteThreat(context, input)
    return caseOf(context, input.caseId)
  }),
}

async function caseOf(context: MemberCtx, id: string): Promise<CaseDetail> {
  const row = await caseById(context.db, id)
  if (!row || isHiddenFromStaff(context.actor, row)) throw new Refusal('NOT_FOUND')
  const file = await fileOf(context.db, id)
  await noteCaseRead(context, row, file)
  return caseDetail(context, row, file)
}

const PLACE = /^([01])_(\d{1,9}(?:\.\d{1,3})?)_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

function placeIn(cursor: string): CaseCursor {
  const [, isUrgent, weight, id] = PLACE.exec(cursor) ?? []
  if (!id) throw invalidInput({ path: 'cursor', code: 'invalid' })
  return { isUrgent: isUrgent === '1', weight: Number(weight), id }
}

const ofWords = implement(wordsContract).$context<Ctx>().use(refusals)

export const watchedWords = {
  list: ofWords.list.use(signedIn).handler(async ({ context }) => {
    demandAdmin(context.actor)
    return { items: await wordList(context.db) }
  }),
  add: ofWords.add.use(signedIn).handler(({ context, input }) => addWord(context, input)),
  remove: ofWords.remove.use(signedIn).handler(async ({ context, input }) => {
    await removeWord(context, input.id)
    return {}
  }),
}
