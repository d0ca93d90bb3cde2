import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Media } from '#contract/media/schema.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { type MediaRow, media } from './tables.ts'
import { mediaView, type ShownFile } from './views.ts'

export type { MediaRow }

/** A subject that may own media: a file taken by one is shown to whoever may see the subject. */
export type Subject = { kind: NonNullable<MediaRow['subjectKind']>; id: string }

/** Returns media by the id of their subject, in the order in which they are shown; a subject without media is absent. */
export async function mediaOf(
  db: Reader,
  subjectKind: Subject['kind'],
  subjectIds: Iterable<string>,
): Promise<Map<string, Media[]>> {
  const ids = [...new Set(subjectIds)]
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(media)
    .where(and(inArray(media.subjectId, ids), eq(media.subjectKind, subjectKind)))
    .orderBy(asc(media.subjectId), asc(media.position))
  const views = new Map<string, Media[]>()
  for (const row of rows) views.set(row.subjectId!, [...(views.get(row.subjectId!) ?? []), mediaView(row)])
  return views
}

/** SQL: the media of a subject as JSON, for `mediaFrom`; null for one without any. For a statement that reads them beside the subject. */
export const mediaJson = (subjectKind: Subject['kind'], subjectId: SQL): SQL => sql`(
  select json_agg(json_build_object(
    'id', ${media.id}, 'kind', ${media.kind}, 'key', ${media.key}, 'width', ${media.width}, 'height', ${media.height}, 'preview', ${media.preview},
    'videoType', ${media.videoType}, 'videoCodec', ${media.videoCodec}, 'durationSeconds', ${media.durationSeconds}
  ) order by ${media.position})
  from ${media} where ${media.subjectId} = ${subjectId} and ${media.subjectKind} = ${subjectKind})`

/** Media in the shape of `mediaJson`. */
export type MediaJson = ShownFile[] | null

/** Returns the media that a statement read by `mediaJson`, as `mediaOf` does. */
export const mediaFrom = (json: MediaJson): Media[] => (json ?? []).map(mediaView)

/** A member's own file, at any stage; undefined when there is none. */
export async function ownMedia(db: Reader, ownerId: string, id: string): Promise<MediaRow | undefined> {
  const [row] = await db
    .select()
    .from(media)
    .where(and(eq(media.id, id), eq(media.ownerId, ownerId)))
  return row
}

/** The file stored under this key, which nobody can guess; undefined when there is none. */
export async function mediaByKey(db: Reader, key: string): Promise<MediaRow | undefined> {
  const [row] = await db.select().from(media).where(eq(media.key, key))
  return row
}
