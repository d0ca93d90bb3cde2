import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#contract/foundation/languages.ts'
import { REPORT_REASONS } from '#contract/foundation/report-reasons.ts'
import {
  CASE_STATES,
  CONTENT_ACTS,
  GROUNDS,
  SANCTIONS,
  SIDES,
  SUBJECT_KINDS,
  WORD_ACTS,
} from '#contract/moderation/schema.ts'
import { ofErasableMember } from '#server/accounts/tables.ts'
import { belongsTo, instant } from '#server/foundation/tables.ts'

/**
 * All reports of one content until it is decided; a later report opens a new case. `version` rises with every change, so that two decisions at once cannot both
 * succeed.
 */
export const moderationCase = pgTable(
  'moderation_case',
  {
    id: uuid().primaryKey(),
    version: integer().notNull().default(1),
    state: text({ enum: CASE_STATES }).notNull().default('open'),
    /** Null where a visitor described the place in words, and nobody has found the thing. */
    kind: text({ enum: SUBJECT_KINDS }),
    /** Null also once its author is gone. */
    subjectId: uuid(),
    authorId: ofErasableMember(),
    /** True for an anonymous question or topic: nobody is shown its author, not even staff. */
    isAnonymous: boolean().notNull().default(false),
    /** The content as it was when first reported; null where it is private, and after the case is closed for good. */
    snapshot: jsonb().$type<Snapshot>(),
    isUrgent: boolean().notNull().default(false),
    isFromWords: boolean().notNull().default(false),
    /** The instant at which a rule hid it; it stays hidden until the decision. */
    autoHiddenAt: instant(),
    /** True where the weight of its reports hid it, and no watched word. */
    isHiddenByReports: boolean().notNull().default(false),
    /** The digest of hidden content's text as the staff last read it. */
    textDigest: text(),
    weight: real().notNull().default(0),
    assigneeId: ofErasableMember(),
    openedAt: instant().notNull(),
    /** When the case was closed for good; its evidence is deleted EVIDENCE_DAYS later. */
    closedAt: instant(),
    forgottenAt: instant(),
  },
  (table) => [
    uniqueIndex('moderation_case_open').on(table.kind, table.subjectId).where(sql`state = 'open'`),
    index('moderation_case_queue').on(table.state, table.isUrgent.desc(), table.weight.desc(), table.id),
    index().on(table.authorId),
    index().on(table.subjectId),
    index().on(table.closedAt).where(sql`forgotten_at is null`),
    check('moderation_case_subject', sql`subject_id is null or kind is not null`),
  ],
)

export type CaseRow = typeof moderationCase.$inferSelect
/** `answer` is the expert's written answer to a question in a conference room. */
export type Snapshot = { title: string | null; body: string; answer?: { body: string; byId: string | null } }

/** One report. A visitor's report holds name and address as far as they gave them. */
export const contentReport = pgTable(
  'content_report',
  {
    id: uuid().primaryKey(),
    caseId: belongsTo(() => moderationCase.id),
    requestId: uuid().notNull().unique(),
    /** Distinguishes a repeat from another report with the same request id. */
    digest: text().notNull(),
    code: text().notNull().unique(),
    reporterId: ofErasableMember(),
    isVisitor: boolean().notNull(),
    name: text(),
    email: text(),
    language: text({ enum: LANGUAGES }).notNull(),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    details: text(),
    place: text(),
    weight: real().notNull(),
    /** How many reporters it counts as towards automatic hiding (`voiceOf`); 0 for a reporter who does not count. */
    voice: real().notNull(),
    /** The latest messages, as they were. */
    evidence: jsonb().$type<KeptMessage[]>(),
    createdAt: instant().notNull(),
  },
  (table) => [
    // A member who reports the same thing twice has reported it once.
    unique().on(table.caseId, table.reporterId),
    index().on(table.reporterId, table.id),
  ],
)

export type ReportRow = typeof contentReport.$inferSelect

/** `by` names the side that wrote it, not the member: a kept message names nobody. */
export type KeptMessage = {
  messageId: string
  by: 'reporter' | 'reported'
  body: string
  hasImage: boolean
  /** The id of the kept copy of its picture. */
  pictureId: string | null
  createdAt: string
}

/** A decision with its statement of reasons. The statement on an appeal stands with the appeal. */
export const moderationDecision = pgTable(
  'moderation_decision',
  {
    id: uuid().primaryKey(),
    caseId: belongsTo(() => moderationCase.id),
    decidedById: ofErasableMember(),
    act: text({ enum: CONTENT_ACTS }).notNull(),
    sanction: text({ enum: SANCTIONS }).notNull(),
    until: instant(),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    ground: text({ enum: GROUNDS }).notNull(),
    statement: text().notNull(),
    isAutomatic: boolean().notNull(),
    decidedAt: instant().notNull(),
    /** Both sides were told. */
    toldAt: instant(),
  },
  (table) => [unique().on(table.caseId), index().on(table.decidedById), index().on(table.decidedAt)],
)

export type DecisionRow = typeof moderationDecision.$inferSelect

/** An objection of either side to a decision, and the answer. */
export const moderationAppeal = pgTable(
  'moderation_appeal',
  {
    id: uuid().primaryKey(),
    decisionId: belongsTo(() => moderationDecision.id),
    requestId: uuid().notNull().unique(),
    byId: ofErasableMember(),
    side: text({ enum: SIDES }).notNull(),
    text: text().notNull(),
    createdAt: instant().notNull(),
    decidedById: ofErasableMember(),
    isReversed: boolean(),
    statement: text(),
    decidedAt: instant(),
    toldAt: instant(),
  },
  (table) => [
    index().on(table.decisionId),
    index().on(table.byId),
    check('moderation_appeal_decided', sql`(decided_at is null) = (is_reversed is null)`),
  ],
)

export type AppealRow = typeof moderationAppeal.$inferSelect

/** A threat to a life that was reported to an authority. */
export const reportedThreat = pgTable(
  'reported_threat',
  {
    id: uuid().primaryKey(),
    caseId: belongsTo(() => moderationCase.id),
    byId: ofErasableMember(),
    authority: text().notNull(),
    note: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.caseId)],
)

/** A watched word. Content that holds it is reported to the staff. `key` is its folded form, by which texts are searched. */
export const watchedWord = pgTable('watched_word', {
  id: uuid().primaryKey(),
  word: text().notNull(),
  key: text().notNull().unique(),
  act: text({ enum: WORD_ACTS }).notNull(),
  addedAt: instant().notNull(),
})
