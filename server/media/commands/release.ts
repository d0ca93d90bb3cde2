import { and, eq } from 'drizzle-orm'
import type { Tx } from '#server/foundation/db/database.ts'
import type { Subject } from '../queries.ts'
import { media } from '../tables.ts'
import { requestCollection } from './request-collection.ts'

/** Removes what a subject had taken, with it: the rows in this transaction, their files as soon as it is committed. */
export async function removeMediaOf(tx: Tx, subject: Subject): Promise<void> {
  const removed = await tx
    .delete(media)
    .where(and(eq(media.subjectId, subject.id), eq(media.subjectKind, subject.kind)))
    .returning({ id: media.id })
  if (removed.length > 0) await requestCollection(tx)
}
