import { and, eq, inArray } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { folderOf, LARGE } from '../files.ts'
import type { Subject } from '../queries.ts'
import { keptMedia, media } from '../tables.ts'
import { requestCollection } from './request-collection.ts'

type Keeping = { kind: Subject['kind']; subjectIds: readonly string[]; keptFor: string }

/**
 * Keeps the picture of each of these subjects for another purpose, whatever happens to the subject.
 * @returns  the id of each kept picture, by subject; a subject without a picture is absent
 */
export async function keepPicturesOf(
  tx: Tx,
  { newId }: Pick<Services, 'newId'>,
  { kind, subjectIds, keptFor }: Keeping,
): Promise<Map<string, string>> {
  if (subjectIds.length === 0) return new Map()
  // The rows are locked: a removal waits, and the job that deletes its files then finds that they are kept.
  const rows = await tx
    .select({ key: media.key, kind: media.kind, ownerId: media.ownerId, subjectId: media.subjectId })
    .from(media)
    .where(and(eq(media.subjectKind, kind), inArray(media.subjectId, [...subjectIds]), eq(media.position, 0)))
    .for('share')
  if (rows.length === 0) return new Map()
  const kept = rows.map((row) => ({ ...row, id: newId(), keptFor }))
  await tx.insert(keptMedia).values(kept.map(({ subjectId: _, ...row }) => row))
  return new Map(kept.map(({ subjectId, id }) => [subjectId!, id]))
}

export async function extendKeptPictures(
  tx: Tx,
  { newId }: Pick<Services, 'newId'>,
  { from, keptFor }: { from: readonly string[]; keptFor: string },
): Promise<Map<string, string>> {
  if (from.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(keptMedia)
    .where(inArray(keptMedia.keptFor, [...from]))
    .for('share')
  if (rows.length === 0) return new Map()
  const kept = rows.map((row) => ({ ...row, id: newId(), keptFor, from: row.keptFor }))
  await tx.insert(keptMedia).values(kept.map(({ from: _, ...row }) => row))
  return new Map(kept.map(({ from: source, id }) => [source, id]))
}

/** Stops keeping the pictures of these ids, and deletes their files unless something else uses them. */
export async function releaseKeptPictures(tx: Tx, keptFor: readonly string[]): Promise<void> {
  if (keptFor.length === 0) return
  const removed = await tx
    .delete(keptMedia)
    .where(inArray(keptMedia.keptFor, [...keptFor]))
    .returning({ id: keptMedia.id })
  if (removed.length > 0) await requestCollection(tx)
}

export async function keptPicture(db: Reader, id: string) {
  const [row] = await db.select().from(keptMedia).where(eq(keptMedia.id, id))
  return row && { keptFor: row.keptFor, path: folderOf(row) + LARGE, etag: `"${row.key}"`, type: 'image/webp' }
}
