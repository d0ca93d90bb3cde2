import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import type { Reader } from '#server/foundation/db/database.ts'
import { eachRow } from '#server/foundation/db/each-row.ts'
import { folderOf, LARGE, videoName } from './files.ts'
import { media } from './tables.ts'

export type ExportedFile = { stored: string; name: string }

export async function* exportMedia(db: Reader, memberId: string) {
  const rows = eachRow((after, limit) =>
    db
      .select()
      .from(media)
      .where(and(eq(media.ownerId, memberId), isNotNull(media.readyAt), after ? gt(media.id, after) : undefined))
      .orderBy(asc(media.id))
      .limit(limit),
  )
  for await (const row of rows) {
    const { id, kind, createdAt, width, height, videoCodec, durationSeconds, subjectKind, subjectId } = row
    const belongsTo = subjectKind && subjectId ? { kind: subjectKind, id: subjectId } : null
    yield {
      id,
      kind,
      files: filesOf(row).map(({ name }) => name),
      createdAt,
      width,
      height,
      videoCodec,
      durationSeconds,
      belongsTo,
    }
  }
}

export async function exportedFiles(db: Reader, memberId: string): Promise<ExportedFile[]> {
  const rows = await db
    .select({ id: media.id, kind: media.kind, key: media.key, preview: media.preview, videoType: media.videoType })
    .from(media)
    .where(and(eq(media.ownerId, memberId), isNotNull(media.readyAt)))
    .orderBy(asc(media.id))
  return rows.flatMap(filesOf)
}

type Stored = Pick<typeof media.$inferSelect, 'id' | 'kind' | 'key' | 'preview' | 'videoType'>

function filesOf({ id, kind, key, preview, videoType }: Stored): ExportedFile[] {
  // Replays last hours and would make the export too large; they can be seen on the site.
  if (kind === 'replays') return []
  const names = [...(preview === null ? [] : [LARGE]), ...(videoType ? [videoName(videoType)] : [])]
  return names.map((name) => ({
    stored: folderOf({ kind, key }) + name,
    name: `medias/${id}.${name.split('.').at(-1)}`,
  }))
}
