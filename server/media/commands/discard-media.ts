import { and, eq, isNull } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { media } from '../tables.ts'
import { requestCollection } from './request-collection.ts'

/** @throws Refusal NOT_FOUND */
export async function discardMedia(services: Services, ownerId: string, id: string): Promise<void> {
  await transact(services, async (tx) => {
    const removed = await tx
      .delete(media)
      .where(and(eq(media.id, id), eq(media.ownerId, ownerId), isNull(media.subjectId)))
      .returning({ id: media.id })
    if (removed.length === 0) throw new Refusal('NOT_FOUND')
    await requestCollection(tx)
  })
}
