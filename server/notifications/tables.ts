import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { DIGESTS, NOTICE_CHANNELS, NOTICE_KINDS } from '#contract/notifications/schema.ts'
import { member, ofMember, session } from '#server/accounts/tables.ts'
import { belongsTo, instant } from '#server/foundation/tables.ts'

/**
 * Holds no content, which is read from the subject's module when the notice is shown. When the subject is deleted, its module emits an event, and the notice
 * is deleted too.
 */
export const notice = pgTable(
  'notice',
  {
    id: uuid().primaryKey(),
    recipientId: belongsTo(() => member.id),
    /** The member whose act the notice tells of: a block between sender and recipient hides it. Null for what Vécu itself reminds of. */
    senderId: uuid().references(() => member.id, { onDelete: 'cascade' }),
    kind: text({ enum: NOTICE_KINDS }).notNull(),
    subjectId: uuid().notNull(),
    contextId: uuid(),
    createdAt: instant().notNull(),
    readAt: instant(),
    isQuiet: boolean().notNull().default(false),
  },
  (table) => [
    unique().on(table.recipientId, table.kind, table.subjectId),
    index().on(table.recipientId, table.id),
    index().on(table.recipientId).where(sql`read_at is null`),
    index().on(table.subjectId),
    index().on(table.contextId).where(sql`context_id is not null`),
    index().on(table.senderId),
  ],
)

export const recoveryReach = pgTable(
  'recovery_reach',
  {
    memberId: uuid()
      .primaryKey()
      .references(() => member.id, { onDelete: 'cascade' }),
    members: integer().notNull(),
  },
  () => [check('recovery_reach_some', sql`members > 0`)],
)

/** Without a row it is `app`; `email` is in the app too. */
export const noticeChoice = pgTable(
  'notice_choice',
  {
    memberId: ofMember(),
    kind: text({ enum: NOTICE_KINDS }).notNull(),
    channel: text({ enum: NOTICE_CHANNELS }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind] })],
)

/** Mails and pushes wait between `quietFrom` and `quietTo`, in minutes of the member's day. */
export const noticeRhythm = pgTable(
  'notice_rhythm',
  {
    memberId: uuid()
      .primaryKey()
      .references(() => member.id, { onDelete: 'cascade' }),
    digest: text({ enum: DIGESTS }).notNull(),
    quietFrom: smallint(),
    quietTo: smallint(),
    timeZone: text().notNull(),
  },
  () => [
    check(
      'notice_rhythm_quiet',
      sql`num_nulls(quiet_from, quiet_to) in (0, 2) and coalesce(quiet_from between 0 and 1439 and quiet_to between 0 and 1439, true)`,
    ),
  ],
)

export const delivery = pgTable(
  'notice_delivery',
  {
    id: uuid().primaryKey(),
    noticeId: belongsTo(() => notice.id),
    memberId: ofMember(),
    channel: text({ enum: ['email', 'push'] }).notNull(),
    dueAt: instant().notNull(),
  },
  (table) => [unique().on(table.noticeId, table.channel), index().on(table.dueAt), index().on(table.memberId)],
)

export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: uuid().primaryKey(),
    memberId: ofMember(),
    sessionId: uuid()
      .notNull()
      .references(() => session.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.memberId), index().on(table.sessionId)],
)
