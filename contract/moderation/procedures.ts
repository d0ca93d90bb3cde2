import { z } from 'zod'
import { membersOnly, open } from '#contract/foundation/errors.ts'
import { Id } from '#contract/foundation/ids.ts'
import { PAGE_MAX } from '#contract/foundation/limits.ts'
import { CASES_PER_PAGE } from './limits.ts'
import {
  AddWordInput,
  AppealInput,
  CaseCard,
  CaseDetail,
  CaseState,
  DecideAppealInput,
  DecideInput,
  DecisionView,
  Evidence,
  OwnDecision,
  OwnReport,
  ReceiptCode,
  ReportInput,
  SubjectKind,
  ThreatInput,
  WatchedWord,
} from './schema.ts'

const tags = ['moderation']
const one = z.object({ id: Id })

export const moderation = {
  report: open('NOT_FOUND', 'QUOTA_REACHED', 'REQUEST_REUSED')
    .route({
      method: 'POST',
      path: '/moderation/reports',
      tags,
      successStatus: 201,
      summary: 'Report what should not stand here, with or without an account',
    })
    .input(ReportInput)
    .output(z.object({ code: z.string(), isMailed: z.boolean() })),
  receipt: open('NOT_FOUND')
    .route({ method: 'GET', path: '/moderation/receipts/{code}', tags, summary: 'What became of a report' })
    .input(z.object({ code: ReceiptCode }))
    .output(OwnReport),
  mine: membersOnly()
    .route({ method: 'GET', path: '/me/moderation', tags, summary: 'My reports, and decisions on what I made' })
    .output(z.object({ reports: z.array(OwnReport), decisions: z.array(OwnDecision) })),
  decision: membersOnly('NOT_FOUND')
    .route({ method: 'GET', path: '/moderation/decisions/{id}', tags, summary: 'A decision, to either side' })
    .input(one)
    .output(DecisionView),
  appeal: membersOnly('NOT_FOUND', 'TOO_LATE', 'APPEALED_ALREADY')
    .route({
      method: 'POST',
      path: '/moderation/decisions/{decisionId}/appeal',
      tags,
      summary: 'Appeal against what stands by a decision, each side once; another moderator reads it',
    })
    .input(AppealInput)
    .output(DecisionView),
}

export const cases = {
  list: membersOnly('FORBIDDEN')
    .route({
      method: 'GET',
      path: '/moderation/cases',
      tags,
      summary: 'Cases: urgent first, then by weight, then oldest',
    })
    .input(
      z.object({
        state: CaseState.default('open'),
        kind: SubjectKind.optional(),
        isMine: z.stringbool().or(z.boolean()).optional(),
        cursor: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(PAGE_MAX).default(CASES_PER_PAGE),
      }),
    )
    .output(z.object({ items: z.array(CaseCard), nextCursor: z.string().nullable() })),
  counts: membersOnly('FORBIDDEN')
    .route({ method: 'GET', path: '/moderation/cases/counts', tags, summary: 'How many cases wait' })
    .output(z.object({ open: z.number().int(), urgent: z.number().int(), appealed: z.number().int() })),
  get: membersOnly('FORBIDDEN', 'NOT_FOUND')
    .route({ method: 'GET', path: '/moderation/cases/{id}', tags, summary: 'One case' })
    .input(one)
    .output(CaseDetail),
  evidence: membersOnly('FORBIDDEN', 'NOT_FOUND')
    .route({
      method: 'POST',
      path: '/moderation/reports/{id}/evidence',
      tags,
      summary: 'Private messages that were kept with a report; reading them is written down',
    })
    .input(one)
    .output(Evidence),
  assign: membersOnly('FORBIDDEN', 'NOT_FOUND', 'EDITED_ELSEWHERE')
    .route({ method: 'PUT', path: '/moderation/cases/{id}/assignee', tags, summary: 'Take a case, or give it back' })
    .input(one.extend({ version: z.number().int(), isMine: z.boolean() }))
    .output(CaseDetail),
  decide: membersOnly('FORBIDDEN', 'NOT_FOUND', 'EDITED_ELSEWHERE', 'CASE_CLOSED', 'OWN_CASE')
    .route({
      method: 'POST',
      path: '/moderation/cases/{caseId}/decision',
      tags,
      summary: 'Decide a case, with reasons',
    })
    .input(DecideInput)
    .output(CaseDetail),
  decideAppeal: membersOnly('FORBIDDEN', 'NOT_FOUND', 'EDITED_ELSEWHERE', 'CASE_CLOSED', 'OWN_CASE')
    .route({ method: 'POST', path: '/moderation/appeals/{appealId}/decision', tags, summary: 'Decide an appeal' })
    .input(DecideAppealInput)
    .output(CaseDetail),
  threat: membersOnly('FORBIDDEN', 'NOT_FOUND', 'OWN_CASE')
    .route({
      method: 'POST',
      path: '/moderation/cases/{caseId}/threats',
      tags,
      summary: 'Note that a threat to a life was told to an authority',
    })
    .input(ThreatInput)
    .output(CaseDetail),
}

export const watchedWords = {
  list: membersOnly('FORBIDDEN')
    .route({ method: 'GET', path: '/moderation/words', tags, summary: 'Words that bring what holds them to the staff' })
    .output(z.object({ items: z.array(WatchedWord) })),
  add: membersOnly('FORBIDDEN', 'TOO_MANY_OPEN')
    .route({
      method: 'POST',
      path: '/moderation/words',
      tags,
      summary: 'Add a word; a second time changes what it does',
    })
    .input(AddWordInput)
    .output(WatchedWord),
  remove: membersOnly('FORBIDDEN', 'NOT_FOUND')
    .route({ method: 'DELETE', path: '/moderation/words/{id}', tags, successStatus: 200, summary: 'Remove a word' })
    .input(one)
    .output(z.object({})),
}
