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

/**
 * What can be reported. `room` is anything said in a conference's room, questions too; `treatment` is one thing that somebody tried; `topic` is one that members
 * ask for.
 */
export const SUBJECT_KINDS = ['post', 'comment', 'message', 'member', 'room', 'treatment', 'topic'] as const
export const SubjectKind = z.enum(SUBJECT_KINDS)
export type SubjectKind = z.infer<typeof SubjectKind>

/** How much a report counts, by whose it is. */
export type ReporterStanding = 'trusted' | 'known' | 'unknown'

/** Reasons are every room's: what was hidden says why where it stands. */
export { ReportReason } from '#contract/foundation/hidden.ts'

const Subject = z.object({ kind: SubjectKind, id: Id })

/**
 * A notice of what should not stand here (Digital Services Act, article 16). Members name what they see. Visitors may name it too, by its id or by
 * saying where it stands; name and address are theirs to give, and only they can be answered who give one.
 */
export const ReportInput = z
  .object({
    /** Made when the form opens: the same one never reports twice. */
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
    /** They believe in good faith that what they say is right and whole. */
    isSincere: z.boolean().refine((value) => value, 'mustAccept'),
  })
  .refine(({ subject, place }) => subject !== null || place !== null, { path: ['place'], message: 'required' })
  .refine(({ reason, details }) => reason !== 'other' || details !== null, { path: ['details'], message: 'required' })
export type ReportInput = z.output<typeof ReportInput>

/** Sixteen characters by which whoever reported asks what became of it: "VECU-ABCD-EFGH-JKMN". */
export const ReceiptCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^VECU(-[0-9A-HJKMNP-TV-Z]{4}){4}$/)

/** received: nobody has looked yet; for visitors, until it is decided. reading: somebody does. kept: it stays. acted: something was done. */
export const REPORT_STATES = ['received', 'reading', 'kept', 'acted'] as const

/** A report, as whoever made it sees it. */
export const OwnReport = z.object({
  code: z.string(),
  /** Null for visitors: nothing tells whether what they named is there. */
  kind: SubjectKind.nullable(),
  reason: ReportReason,
  createdAt: z.date(),
  state: z.enum(REPORT_STATES),
  decidedAt: z.date().nullable(),
  /** The decision that can be read and, if `canAppeal`, appealed against; null until there is one, and for visitors. */
  decisionId: Id.nullable(),
  canAppeal: z.boolean(),
})
export type OwnReport = z.infer<typeof OwnReport>

/** What is done with what was reported. */
export const CONTENT_ACTS = ['keep', 'hide'] as const
export const ContentAct = z.enum(CONTENT_ACTS)
export type ContentAct = z.infer<typeof ContentAct>

/** And with whose it is. */
export const SANCTIONS = ['none', 'warning', 'silence', 'suspension'] as const
export const Sanction = z.enum(SANCTIONS)
export type Sanction = z.infer<typeof Sanction>

export const GROUNDS = ['law', 'terms'] as const
export const Ground = z.enum(GROUNDS)

/** Words that say why, to both sides. */
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
    /** The case as it was read: another decision meanwhile refuses this one. */
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

/** A measure on an account that nobody reported: with reasons, and as open to appeal as any other. */
export const MeasureInput = z.object({
  /** Made when the form opens: the same one never takes two. */
  requestId: Id,
  kind: z.enum(['silence', 'suspension']),
  /** Null is without end. */
  days: z.number().int().min(1).max(365).nullable(),
  reason: ReportReason,
  ground: Ground,
  statement: Statement,
})
export type MeasureInput = z.output<typeof MeasureInput>

export const AppealInput = z.object({ decisionId: Id, requestId: Id, text: Statement })
export type AppealInput = z.output<typeof AppealInput>

/** `isReversed`: what is hidden is shown again, and the author is rid of their sanction; or what was left in place is hidden. */
export const DecideAppealInput = z.object({
  appealId: Id,
  version: z.number().int(),
  isReversed: z.boolean(),
  statement: Statement,
})
export type DecideAppealInput = z.output<typeof DecideAppealInput>

/** Whose it was that was decided on, and who reported it. */
export const SIDES = ['author', 'reporter'] as const

/** An appeal and what became of it. */
export const Appeal = z.object({
  id: Id,
  by: z.enum(SIDES),
  text: z.string(),
  createdAt: z.date(),
  decidedAt: z.date().nullable(),
  isReversed: z.boolean().nullable(),
  /** Why, of the moderator who read it. */
  statement: z.string().nullable(),
})
export type Appeal = z.infer<typeof Appeal>

/** The same, as one side reads it. */
export const AppealView = Appeal.extend({
  /** The reader’s own words: those of others are empty. */
  isMine: z.boolean(),
  /** What has stood since with what was reported; null where it stayed as it was. */
  turned: ContentAct.nullable(),
})
export type AppealView = z.infer<typeof AppealView>

/** The statement of reasons (Digital Services Act, article 17), as either side reads it. It names neither the reporter nor the moderator. */
export const DecisionView = z.object({
  id: Id,
  /** Which side the reader is on. */
  as: z.enum(SIDES),
  /** Null where whoever reported said in words where it stands. */
  kind: SubjectKind.nullable(),
  /** Of what was reported: its title or beginning, for its author; null for the other side where it is hidden. */
  excerpt: z.string().nullable(),
  /** Where it stands, if it does and the reader may see it. */
  path: z.string().nullable(),
  act: ContentAct,
  /** What it comes to by now: appeals may have turned it. */
  inForce: ContentAct,
  sanction: Sanction,
  /** Of the sanction; null without one, and for one without end. The reporter is not told of sanctions: `none`. */
  until: z.date().nullable(),
  /** The sanction was lifted on appeal. */
  isLifted: z.boolean(),
  reason: ReportReason,
  ground: Ground,
  statement: z.string(),
  /** Found or hidden first by a rule of the machine: reports that weigh enough, or a word of the list. */
  isAutomatic: z.boolean(),
  /** Nobody reported anything: the staff took a measure on the account by itself. */
  isOwnInitiative: z.boolean(),
  decidedAt: z.date(),
  /** Null for whom nothing of it displeases, and who has appealed against it. */
  appealUntil: z.date().nullable(),
  canAppeal: z.boolean(),
  /** Those of the reader's side, and those of the other that changed something for the reader; oldest first. */
  appeals: z.array(AppealView),
})
export type DecisionView = z.infer<typeof DecisionView>

/** A decision on what the reader made, in a list. */
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

// ---- For the staff ---------------------------------------------------------------------------------------------------------

/** open: to be decided. appealed: decided, and one side appealed. closed: decided. */
export const CASE_STATES = ['open', 'appealed', 'closed'] as const
export const CaseState = z.enum(CASE_STATES)
export type CaseState = z.infer<typeof CaseState>

export const CaseCard = z.object({
  id: Id,
  version: z.number().int(),
  state: CaseState,
  /** Null where a visitor said where it stands and nobody has found it. */
  kind: SubjectKind.nullable(),
  isUrgent: z.boolean(),
  /** Hidden now, by a rule or by a decision. */
  isHidden: z.boolean(),
  /** A word of the list brought it here. */
  isFromWords: z.boolean(),
  weight: z.number(),
  reports: z.number().int(),
  reasons: z.array(ReportReason),
  openedAt: z.date(),
  assignee: Author.nullable(),
  author: Author.nullable(),
  /** Of what was reported; null for what is private: a message is read by itself, and that is written down. */
  excerpt: z.string().nullable(),
  place: z.string().nullable(),
  /** Whether this reader may decide: not on what is theirs, what they reported, nor an appeal against their own decision. */
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
  /** Null for a visitor, for whoever is gone and for the list of words. */
  reporter: Author.nullable(),
  isVisitor: z.boolean(),
  /** As a visitor gave it, if they did: nothing shows that it is theirs. */
  visitorName: z.string().nullable(),
  /** What is private was kept with it: `cases.evidence` shows it. */
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

/** What a case is about, as it stands now and as it stood when it was first reported. Null where it is private. */
export const CaseSubject = z.object({
  path: z.string().nullable(),
  current: z.object({ title: z.string().nullable(), body: z.string() }).nullable(),
  asReported: z.object({ title: z.string().nullable(), body: z.string() }).nullable(),
  /** What stands there in pictures and videos, for the staff to look at, also while it is hidden. */
  media: z.array(Media),
})

/** What was decided about the same author before. */
export const AuthorRecord = z.object({
  decisions: z.number().int(),
  /** In force now. */
  sanction: Sanction,
  until: z.date().nullable(),
  since: z.date(),
})

export const CaseDetail = CaseCard.extend({
  subject: CaseSubject,
  authorRecord: AuthorRecord.nullable(),
  /** Oldest first. */
  reportList: z.array(CaseReport),
  decisions: z.array(CaseDecision),
  threats: z.array(z.object({ at: z.date(), by: Author.nullable(), authority: z.string(), note: z.string() })),
  can: z.object({ decide: z.boolean(), suspend: z.boolean(), decideAppeal: z.boolean(), noteThreat: z.boolean() }),
})
export type CaseDetail = z.infer<typeof CaseDetail>

/** What is private and was kept with a report: the latest messages, as they were. Reading it is written down. */
export const Evidence = z.object({
  messages: z.array(
    z.object({
      id: Id,
      by: z.enum(['reporter', 'reported']),
      body: z.string(),
      /** The address of a picture kept with it, for the staff. */
      picture: z.string().nullable(),
      createdAt: z.date(),
      isReported: z.boolean(),
    }),
  ),
})
export type Evidence = z.infer<typeof Evidence>

/** A suspicion that a life is threatened was told to an authority (Digital Services Act, article 18). */
export const ThreatInput = z.object({
  caseId: Id,
  authority: lineText({ min: 2, max: 200 }),
  note: longText({ min: 2, max: STATEMENT_MAX }),
})

/** flag: what holds it is brought to the staff. hold: it is hidden too until they decide. */
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
