import { and, eq, inArray, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Tx } from '#server/foundation/db/database.ts'
import type { Subject } from '../queries.ts'
import { media } from '../tables.ts'
import { requestCollection } from './request-collection.ts'

export const removeMediaOf = (tx: Tx, { kind, id }: Subject): Promise<boolean> =>
  removeMedia(tx, kind, eq(media.subjectId, id))

export const removeMediaOfAll = (tx: Tx, kind: Subject['kind'], ids: SQLWrapper): Promise<boolean> =>
  removeMedia(tx, kind, inArray(media.subjectId, ids))

async function removeMedia(tx: Tx, kind: Subject['kind'], isOfSubject: SQL): Promise<boolean> {
  const removed = await tx
    .delete(media)
    .where(and(eq(media.subjectKind, kind), isOfSubject))
    .returning({ id: media.id })
  if (removed.length > 0) await requestCollection(tx)
  return removed.length > 0
}
