import { and, eq } from 'drizzle-orm'
import type { Tx } from '#server/foundation/db/database.ts'
import type { Subject } from '../queries.ts'
import { media } from '../tables.ts'
import { requestCollection } from './request-collection.ts'

/**
 * Removes what a subject had taken: the rows in this transaction, their files as soon as it is committed.
 * @returns  whether there was anything
 */
export async function removeMediaOf(tx: Tx, subject: Subject): Promise<boolean> {
  const removed = await tx
    .delete(media)
    .where(and(eq(media.subjectId, subject.id), eq(media.subjectKind, subject.kind)))
    .returning({ id: media.id })
  if (removed.length > 0) await requestCollection(tx)
  return removed.length > 0
}
