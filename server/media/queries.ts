import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Media } from '#contract/media/schema.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { type MediaRow, media } from './tables.ts'
import { mediaView, type ShownFile } from './views.ts'

export type { MediaRow }

/** A file that a subject has taken is shown to everyone who may see the subject. */
export type Subject = { kind: NonNullable<MediaRow['subjectKind']>; id: string }

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

export const mediaJson = (subjectKind: Subject['kind'], subjectId: SQL): SQL => sql`(
  select json_agg(json_build_object(
    'id', ${media.id}, 'kind', ${media.kind}, 'key', ${media.key}, 'width', ${media.width}, 'height', ${media.height}, 'preview', ${media.preview},
    'videoType', ${media.videoType}, 'videoCodec', ${media.videoCodec}, 'durationSeconds', ${media.durationSeconds}
  ) order by ${media.position})
  from ${media} where ${media.subjectId} = ${subjectId} and ${media.subjectKind} = ${subjectKind})`

export type MediaJson = ShownFile[] | null

export const mediaFrom = (json: MediaJson): Media[] => (json ?? []).map(mediaView)

export async function ownMedia(db: Reader, ownerId: string, id: string): Promise<MediaRow | undefined> {
  const [row] = await db
    .select()
    .from(media)
    .where(and(eq(media.id, id), eq(media.ownerId, ownerId)))
  return row
}

export async function mediaByKey(db: Reader, key: string): Promise<MediaRow | undefined> {
  const [row] = await db.select().from(media).where(eq(media.key, key))
  return row
}
