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
import { member } from '#server/accounts/tables.ts'
import { belongsTo, instant } from '#server/foundation/tables.ts'

const ofOneWhoMayGo = () => uuid().references(() => member.id, { onDelete: 'set null' })

/**
 * All that is said against one thing, until it is decided; what is reported again afterwards is a new case. `version` rises with every change: two
 * who decide at once cannot both.
 */
export const moderationCase = pgTable(
  'moderation_case',
  {
    id: uuid().primaryKey(),
    version: integer().notNull().default(1),
    state: text({ enum: CASE_STATES }).notNull().default('open'),
    /** Null where a visitor said where it stands, and nobody has found it. */
    kind: text({ enum: SUBJECT_KINDS }),
    /** Null too once its author is gone. */
    subjectId: uuid(),
    authorId: ofOneWhoMayGo(),
    /** Asked without a name: whose it is is shown to nobody, the staff neither. */
    isAnonymous: boolean().notNull().default(false),
    /** As it stood when it was reported first; null for what is private, and once nothing can follow any more. */
    snapshot: jsonb().$type<Snapshot>(),
    isUrgent: boolean().notNull().default(false),
    isFromWords: boolean().notNull().default(false),
    /** A rule hid it, and it stays so until the decision. */
    autoHiddenAt: instant(),
    weight: real().notNull().default(0),
    assigneeId: ofOneWhoMayGo(),
    openedAt: instant().notNull(),
    /** When nothing can follow any more: what was kept of it goes a while later. */
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

export type Snapshot = { title: string | null; body: string }

/** One report. Of a visitor, name and address as far as they gave them. */
export const contentReport = pgTable(
  'content_report',
  {
    id: uuid().primaryKey(),
    caseId: belongsTo(() => moderationCase.id),
    requestId: uuid().notNull().unique(),
    /** Tells a repeat from another report under the same request. */
    digest: text().notNull(),
    code: text().notNull().unique(),
    reporterId: ofOneWhoMayGo(),
    isVisitor: boolean().notNull(),
    name: text(),
    email: text(),
    language: text({ enum: ['fr', 'en'] }).notNull(),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    details: text(),
    place: text(),
    weight: real().notNull(),
    /** As how many reporters it counts towards hiding before anyone looks (`voiceOf`); 0 of whoever has no say in that. */
    voice: real().notNull(),
    /** The latest messages, as they were. */
    evidence: jsonb().$type<KeptMessage[]>(),
    createdAt: instant().notNull(),
  },
  (table) => [
    // Whoever reports the same thing twice has reported it once.
    unique().on(table.caseId, table.reporterId),
    index().on(table.reporterId, table.id),
  ],
)

/** `by` is of the two, not who: what is kept names nobody. */
export type KeptMessage = {
  messageId: string
  by: 'reporter' | 'reported'
  body: string
  hasImage: boolean
  /** Of the picture that is kept of it. */
  pictureId: string | null
  createdAt: string
}

/** A decision with its statement of reasons. That on an appeal stands with the appeal. */
export const moderationDecision = pgTable(
  'moderation_decision',
  {
    id: uuid().primaryKey(),
    caseId: belongsTo(() => moderationCase.id),
    decidedById: ofOneWhoMayGo(),
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

/** What either side says against a decision, and the answer. */
export const moderationAppeal = pgTable(
  'moderation_appeal',
  {
    id: uuid().primaryKey(),
    decisionId: belongsTo(() => moderationDecision.id),
    requestId: uuid().notNull().unique(),
    byId: ofOneWhoMayGo(),
    side: text({ enum: SIDES }).notNull(),
    text: text().notNull(),
    createdAt: instant().notNull(),
    decidedById: ofOneWhoMayGo(),
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

/** A threat to a life that was told to an authority. */
export const reportedThreat = pgTable(
  'reported_threat',
  {
    id: uuid().primaryKey(),
    caseId: belongsTo(() => moderationCase.id),
    byId: ofOneWhoMayGo(),
    authority: text().notNull(),
    note: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.caseId)],
)

/** Words of the operator that bring what holds them to the staff. `key` is the word as it is looked for: without case and accents. */
export const watchedWord = pgTable('watched_word', {
  id: uuid().primaryKey(),
  word: text().notNull(),
  key: text().notNull().unique(),
  act: text({ enum: WORD_ACTS }).notNull(),
  addedAt: instant().notNull(),
})
