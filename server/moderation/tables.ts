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
    subjectId: uuid(),
    authorId: ofErasableMember(),
    /** True for an anonymous question or topic: nobody is shown its author, not even staff. */
    isAnonymous: boolean().notNull().default(false),
    /** The content as it was when first reported; null where it is private, and after the case is closed for good. */
    snapshot: jsonb().$type<Snapshot>(),
    isUrgent: boolean().notNull().default(false),
    isFromWords: boolean().notNull().default(false),
    autoHiddenAt: instant(),
    isHiddenByReports: boolean().notNull().default(false),
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
export type Snapshot = { title: string | null; body: string; answer?: { body: string; byId: string | null } }

export const contentReport = pgTable(
  'content_report',
  {
    id: uuid().primaryKey(),
    caseId: belongsTo(() => moderationCase.id),
    requestId: uuid().notNull(),
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
    /** The number of reporters that this report counts as towards automatic hiding (`voiceOf`); 0 where it does not count. */
    voice: real().notNull(),
    evidence: jsonb().$type<KeptMessage[]>(),
    createdAt: instant().notNull(),
  },
  (table) => [
    // A member who reports the same thing twice has reported it once.
    unique().on(table.caseId, table.reporterId),
    unique().on(table.reporterId, table.requestId),
    // Visitors are not told apart: only the same words are a repeat.
    uniqueIndex('content_report_visitor').on(table.requestId, table.digest).where(sql`is_visitor`),
    index().on(table.reporterId, table.id),
  ],
)

export type ReportRow = typeof contentReport.$inferSelect

/** `by` names the side that wrote the message, not the member: a kept message names nobody. */
export type KeptMessage = {
  messageId: string
  by: 'reporter' | 'reported'
  body: string
  hasImage: boolean
  pictureId: string | null
  createdAt: string
}

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
    toldAt: instant(),
  },
  (table) => [unique().on(table.caseId), index().on(table.decidedById), index().on(table.decidedAt)],
)

export type DecisionRow = typeof moderationDecision.$inferSelect

export const moderationAppeal = pgTable(
  'moderation_appeal',
  {
    id: uuid().primaryKey(),
    decisionId: belongsTo(() => moderationDecision.id),
    requestId: uuid().notNull(),
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
    unique().on(table.byId, table.requestId),
    check('moderation_appeal_decided', sql`(decided_at is null) = (is_reversed is null)`),
  ],
)

export type AppealRow = typeof moderationAppeal.$inferSelect

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

export const watchedWord = pgTable('watched_word', {
  id: uuid().primaryKey(),
  word: text().notNull(),
  key: text().notNull().unique(),
  act: text({ enum: WORD_ACTS }).notNull(),
  addedAt: instant().notNull(),
})
