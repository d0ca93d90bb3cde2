import { sql } from 'drizzle-orm'
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { member } from '#server/accounts/tables.ts'
import { instant } from '#server/foundation/tables.ts'

/**
 * Tells one member of one subject, once. It holds no word of what it tells: those are read from the subject's room when it is shown. The
 * subject may be gone by then; its room announces that, and the notice goes too.
 */
export const notice = pgTable(
  'notice',
  {
    id: uuid().primaryKey(),
    recipientId: uuid()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** Whose act it tells of: blocks between the two hide it. */
    senderId: uuid()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['recovery', 'match', 'comment', 'reply'] }).notNull(),
    subjectId: uuid().notNull(),
    /** What the subject stands under, such as a comment's post: the notice goes with either. */
    contextId: uuid(),
    createdAt: instant().notNull(),
    readAt: instant(),
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
