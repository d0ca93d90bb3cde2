import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, real, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { MEDIA_KINDS } from '#contract/media/schema.ts'
import { instant } from '#server/foundation/tables.ts'
import { VIDEO_CODECS } from './files.ts'

/**
 * A file that a member sends, from its first byte on. It is stored under `key`, which nobody can guess, and belongs to nothing until a subject such as a post
 * takes it. A trigger puts the key of a deleted row into `media_garbage`, so that no file outlives its row.
 */
export const media = pgTable(
  'media',
  {
    id: uuid().primaryKey(),
    /** A member. The migration makes the cascading foreign key, because this module may not import the members' table. */
    ownerId: uuid().notNull(),
    kind: text({ enum: MEDIA_KINDS }).notNull(),
    key: text().notNull().unique(),
    formId: uuid().notNull(),
    createdAt: instant().notNull(),
    readyAt: instant(),
    width: integer(),
    height: integer(),
    durationSeconds: real(),
    videoType: text({ enum: ['video/mp4', 'video/webm'] }),
    videoCodec: text({ enum: VIDEO_CODECS }),
    preview: text(),
    subjectKind: text({ enum: ['post', 'member', 'message', 'conference', 'professional'] }),
    subjectId: uuid(),
    position: smallint(),
  },
  (table) => [
    index().on(table.subjectId).where(sql`subject_id is not null`),
    index('media_unclaimed').on(table.createdAt).where(sql`subject_id is null`),
    index().on(table.ownerId, table.formId),
    check('media_claim', sql`num_nulls(subject_kind, subject_id, position) in (0, 3)`),
    check('media_ready_claim', sql`subject_id is null or ready_at is not null`),
    check('media_ready', sql`ready_at is null or (width is not null and height is not null)`),
  ],
)

export type MediaRow = typeof media.$inferSelect

/** The files stay under the same key as long as this row exists, whatever happens to the subject. */
export const keptMedia = pgTable(
  'media_kept',
  {
    id: uuid().primaryKey(),
    key: text().notNull(),
    kind: text({ enum: MEDIA_KINDS }).notNull(),
    /** Null once the member is gone: the foreign key that sets it so is made in the migration. */
    ownerId: uuid(),
    keptFor: uuid().notNull(),
  },
  (table) => [index().on(table.key), index().on(table.keptFor), index().on(table.ownerId)],
)

export const mediaGarbage = pgTable('media_garbage', {
  key: text().primaryKey(),
  kind: text({ enum: MEDIA_KINDS }).notNull(),
  id: uuid().notNull(),
})
