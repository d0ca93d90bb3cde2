import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { transact } from '#server/foundation/transaction.ts'
import { folderOf, type VideoType, videoName } from '../files.ts'
import type { MediaRow, Subject } from '../queries.ts'
import { media, mediaGarbage } from '../tables.ts'
import { requestCollection } from './request-collection.ts'

type Given = { ownerId: string; kind: 'replays'; path: string; videoType: VideoType }

/**
 * The sweep may delete the video until a subject takes it. The row is inserted before the file is stored.
 * @param ownerId the member whom the video shows; it is deleted with their account
 */
export async function storeGeneratedVideo(
  services: Services,
  { ownerId, kind, path, videoType }: Given,
): Promise<MediaRow> {
  const [row] = await services.db
    .insert(media)
    .values({
      id: services.newId(),
      ownerId,
      kind,
      key: randomBytes(16).toString('hex'),
      formId: services.newId(),
      createdAt: services.now(),
    })
    .returning()
  try {
    await services.storage.put(folderOf(row!) + videoName(videoType), path)
  } catch (error) {
    await discardGeneratedVideo(services, row!)
    throw error
  }
  return row!
}

type VideoFacts = { width: number; height: number; durationSeconds: number; videoType: VideoType }

export async function assignGeneratedVideo(
  tx: Tx,
  { id, readyAt, subject, facts }: { id: string; readyAt: Date; subject: Subject; facts: VideoFacts },
): Promise<void> {
  await tx
    .update(media)
    .set({ ...facts, readyAt, subjectKind: subject.kind, subjectId: subject.id, position: 0 })
    .where(eq(media.id, id))
}

export async function discardGeneratedVideo(
  services: Services,
  { id, kind, key }: Pick<MediaRow, 'id' | 'kind' | 'key'>,
): Promise<void> {
  await transact(services, async (tx) => {
    await tx.delete(media).where(and(eq(media.id, id), isNull(media.subjectId)))
    // The row may have been deleted with its owner, and collected, before the file was stored.
    await tx.insert(mediaGarbage).values({ id, kind, key }).onConflictDoNothing()
    await requestCollection(tx)
  })
}
