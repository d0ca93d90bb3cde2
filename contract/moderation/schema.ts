import { z } from 'zod'
import { Email } from '#contract/accounts/email.ts'
import { Author } from '#contract/accounts/schema.ts'
import { ReportReason } from '#contract/foundation/hidden.ts'
import { Id } from '#contract/foundation/ids.ts'
import { Language } from '#contract/foundation/languages.ts'
import { lineText, longText, optional } from '#contract/foundation/text.ts'
import { Media } from '#contract/media/schema.ts'
import {
  DETAILS_MAX,
  PLACE_MAX,
  SILENCE_DAYS,
  STATEMENT_MAX,
  STATEMENT_MIN,
  SUSPENSION_DAYS,
  WATCHED_WORD_MAX,
  WATCHED_WORD_MIN,
} from './limits.ts'

export const SUBJECT_KINDS = ['post', 'comment', 'message', 'member', 'room', 'treatment', 'topic'] as const
export const SubjectKind = z.enum(SUBJECT_KINDS)
export type SubjectKind = z.infer<typeof SubjectKind>

export type ReporterRecord = 'trusted' | 'known' | 'unknown'

/** Re-exported from foundation, because every part of the application shows the reason in place of what was hidden. */
export { ReportReason } from '#contract/foundation/hidden.ts'

const Subject = z.object({ kind: SubjectKind, id: Id })

/**
 * A notice of unlawful or unwanted content (Digital Services Act, article 16). Members name what they see. Visitors may name it too, by its id or by saying
 * where it stands; they need not give a name or an address, but only those who give an address can be answered.
 */
export const ReportInput = z
  .object({
    /** Made when the form opens: the same id never reports twice. */
    requestId: Id,
    subject: Subject.nullable(),
    place: optional(lineText({ max: PLACE_MAX })),
    reason: ReportReason,
    details: optional(longText({ max: DETAILS_MAX })),
    name: optional(lineText({ max: 100 })),
    email: z
      .union([z.literal('').transform(() => null), z.null(), Email])
      .optional()
      .transform((email) => email ?? null),
    language: Language.default('fr'),
    isSincere: z.boolean().refine((value) => value, 'mustAccept'),
  })
  .refine(({ subject, place }) => subject !== null || place !== null, { path: ['place'], message: 'required' })
  .refine(({ reason, details }) => reason !== 'other' || details !== null, { path: ['details'], message: 'required' })
export type ReportInput = z.output<typeof ReportInput>

export const ReceiptCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^VECU(-[0-9A-HJKMNP-TV-Z]{4}){4}$/)

/** received: nobody has looked yet; for visitors, until it is decided. reading: somebody is looking. kept: it stays. acted: something was done. */
export const REPORT_STATES = ['received', 'reading', 'kept', 'acted'] as const

export const OwnReport = z.object({
  code: z.string(),
  /** Null for visitors, who must not learn whether what they named is there. */
  kind: SubjectKind.nullable(),
  reason: ReportReason,
  createdAt: z.date(),
  state: z.enum(REPORT_STATES),
  decidedAt: z.date().nullable(),
  /** The decision that the reporter can read and, if `canAppeal`, appeal against; null until there is one, and for visitors. */
  decisionId: Id.nullable(),
  canAppeal: z.boolean(),
})
export type OwnReport = z.infer<typeof OwnReport>

export const CONTENT_ACTS = ['keep', 'hide'] as const
export const ContentAct = z.enum(CONTENT_ACTS)
export type ContentAct = z.infer<typeof ContentAct>

export const SANCTIONS = ['none', 'warning', 'silence', 'suspension'] as const
export const Sanction = z.enum(SANCTIONS)
export type Sanction = z.infer<typeof Sanction>

export const GROUNDS = ['law', 'terms'] as const
export const Ground = z.enum(GROUNDS)

const Statement = longText({ min: STATEMENT_MIN, max: STATEMENT_MAX })

const days = (allowed: readonly (number | null)[]) =>
  z
    .number()
    .int()
    .nullable()
    .refine((value) => allowed.includes(value), 'invalid')

export const DecideInput = z
  .object({
    caseId: Id,
    /** The version of the case that the moderator read: the decision is refused where another one came first. */
    version: z.number().int(),
    act: ContentAct,
    sanction: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('none') }),
      z.object({ kind: z.literal('warning') }),
      z.object({ kind: z.literal('silence'), days: days(SILENCE_DAYS) }),
      z.object({ kind: z.literal('suspension'), days: days(SUSPENSION_DAYS) }),
    ]),
    reason: ReportReason,
    ground: Ground,
    statement: Statement,
  })
  .refine(({ act, sanction }) => act === 'hide' || sanction.kind === 'none' || sanction.kind === 'warning', {
    path: ['sanction'],
    message: 'invalid',
  })
export type DecideInput = z.output<typeof DecideInput>

export const MeasureInput = z.object({
  /** Made when the form opens: the same id never takes two measures. */
  requestId: Id,
  kind: z.enum(['silence', 'suspension']),
  days: z.number().int().min(1).max(365).nullable(),
  reason: ReportReason,
  ground: Ground,
  statement: Statement,
})
export type MeasureInput = z.output<typeof MeasureInput>

export const AppealInput = z.object({ decisionId: Id, requestId: Id, text: Statement })
export type AppealInput = z.output<typeof AppealInput>

/** `isReversed`: hidden content is shown again, and its author is freed from their sanction; or content that was left in place is hidden. */
export const DecideAppealInput = z.object({
  appealId: Id,
  version: z.number().int(),
  isReversed: z.boolean(),
  statement: Statement,
})
export type DecideAppealInput = z.output<typeof DecideAppealInput>

export const SIDES = ['author', 'reporter'] as const

export const Appeal = z.object({
  id: Id,
  by: z.enum(SIDES),
  text: z.string(),
  createdAt: z.date(),
  decidedAt: z.date().nullable(),
  isReversed: z.boolean().nullable(),
  statement: z.string().nullable(),
})
export type Appeal = z.infer<typeof Appeal>

export const AppealView = Appeal.extend({
  /** The text of an appeal that others wrote is empty. */
  isMine: z.boolean(),
  /** The measure on the content after this appeal changed it; null where the appeal changed nothing. */
  turned: ContentAct.nullable(),
})
export type AppealView = z.infer<typeof AppealView>

/** Digital Services Act, article 17. Names neither the reporter nor the moderator. */
export const DecisionView = z.object({
  id: Id,
  as: z.enum(SIDES),
  /** Null where the reporter described in words where it stands. */
  kind: SubjectKind.nullable(),
  /** Title or beginning of the reported content, for its author; null for the other side where it is hidden. */
  excerpt: z.string().nullable(),
  path: z.string().nullable(),
  act: ContentAct,
  /** The measure in force now, which appeals may have changed. */
  inForce: ContentAct,
  sanction: Sanction,
  /** The end of the sanction; null without a sanction, and for one without end. The reporter is not told of sanctions and always reads `none`. */
  until: z.date().nullable(),
  isLifted: z.boolean(),
  reason: ReportReason,
  ground: Ground,
  statement: z.string(),
  /** True where a rule found or hid the content before any person did: enough weight of reports, or a watched word. */
  isAutomatic: z.boolean(),
  isOwnInitiative: z.boolean(),
  decidedAt: z.date(),
  /** The last instant at which the reader's side may appeal; null where the decision did not go against it, and where it has already appealed against it. */
  appealUntil: z.date().nullable(),
  canAppeal: z.boolean(),
  /** The appeals of the reader's side, and those of the other side that changed something for the reader; oldest first. */
  appeals: z.array(AppealView),
})
export type DecisionView = z.infer<typeof DecisionView>

export const OwnDecision = DecisionView.pick({
  id: true,
  kind: true,
  excerpt: true,
  inForce: true,
  sanction: true,
  until: true,
  isLifted: true,
  isOwnInitiative: true,
  decidedAt: true,
  canAppeal: true,
})
export type OwnDecision = z.infer<typeof OwnDecision>

export const CASE_STATES = ['open', 'appealed', 'closed'] as const
export const CaseState = z.enum(CASE_STATES)
export type CaseState = z.infer<typeof CaseState>

export const CaseCard = z.object({
  id: Id,
  version: z.number().int(),
  state: CaseState,
  /** Null where a visitor described where it stands and nobody has found it. */
  kind: SubjectKind.nullable(),
  isUrgent: z.boolean(),
  isHidden: z.boolean(),
  isFromWords: z.boolean(),
  weight: z.number(),
  reports: z.number().int(),
  reasons: z.array(ReportReason),
  openedAt: z.date(),
  assignee: Author.nullable(),
  author: Author.nullable(),
  /** The beginning of the reported content; null for a private message, which moderators read only by a separate request that the audit log records. */
  excerpt: z.string().nullable(),
  place: z.string().nullable(),
  /** Whether this reader may decide: they may not decide on their own content, on what they reported, or on an appeal against their own decision. */
  canDecide: z.boolean(),
})
export type CaseCard = z.infer<typeof CaseCard>

export const CaseReport = z.object({
  id: Id,
  reason: ReportReason,
  details: z.string().nullable(),
  place: z.string().nullable(),
  createdAt: z.date(),
  weight: z.number(),
  /** Null for a visitor, for a member who is gone, and for a watched word. */
  reporter: Author.nullable(),
  isVisitor: z.boolean(),
  /** The name is not verified. */
  visitorName: z.string().nullable(),
  hasEvidence: z.boolean(),
})
export type CaseReport = z.infer<typeof CaseReport>

export const CaseDecision = z.object({
  id: Id,
  act: ContentAct,
  sanction: Sanction,
  until: z.date().nullable(),
  reason: ReportReason,
  ground: Ground,
  statement: z.string(),
  decidedAt: z.date(),
  decidedBy: Author.nullable(),
  appeals: z.array(Appeal),
})
export type CaseDecision = z.infer<typeof CaseDecision>

/** `answer` is the expert's written answer to a question in a conference room. The author of the question did not write it. */
const CaseText = z.object({ title: z.string().nullable(), body: z.string(), answer: z.string().nullable() })

/** `current` and `asReported` are null where the subject is private. */
export const CaseSubject = z.object({
  path: z.string().nullable(),
  current: CaseText.nullable(),
  asReported: CaseText.nullable(),
  media: z.array(Media),
})

export const AuthorRecord = z.object({
  decisions: z.number().int(),
  sanction: Sanction,
  until: z.date().nullable(),
  since: z.date(),
})

export const CaseDetail = CaseCard.extend({
  subject: CaseSubject,
  authorRecord: AuthorRecord.nullable(),
  /** Oldest first: all of members, the latest VISITORS_SHOWN of visitors. `reports` counts all. */
  reportList: z.array(CaseReport),
  decisions: z.array(CaseDecision),
  threats: z.array(z.object({ at: z.date(), by: Author.nullable(), authority: z.string(), note: z.string() })),
  can: z.object({
    decide: z.boolean(),
    silence: z.boolean(),
    suspend: z.boolean(),
    decideAppeal: z.boolean(),
    noteThreat: z.boolean(),
  }),
})
export type CaseDetail = z.infer<typeof CaseDetail>

/** The audit log records each reading. */
export const Evidence = z.object({
  messages: z.array(
    z.object({
      id: Id,
      by: z.enum(['reporter', 'reported']),
      body: z.string(),
      picture: z.string().nullable(),
      createdAt: z.date(),
      isReported: z.boolean(),
    }),
  ),
})
export type Evidence = z.infer<typeof Evidence>

/** Records that a suspected threat to a life was told to an authority (Digital Services Act, article 18). */
export const ThreatInput = z.object({
  caseId: Id,
  authority: lineText({ min: 2, max: 200 }),
  note: longText({ min: 2, max: STATEMENT_MAX }),
})

export const WORD_ACTS = ['flag', 'hold'] as const
export const WatchedWord = z.object({
  id: Id,
  word: z.string(),
  act: z.enum(WORD_ACTS),
  addedAt: z.date(),
})
export type WatchedWord = z.infer<typeof WatchedWord>

export const AddWordInput = z.object({
  word: lineText({ min: WATCHED_WORD_MIN, max: WATCHED_WORD_MAX }),
  act: z.enum(WORD_ACTS),
})
