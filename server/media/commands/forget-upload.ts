import { and, eq, isNull } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import { transact } from '#server/foundation/transaction.ts'
import { media } from '../tables.ts'
import { requestCollection } from './request-collection.ts'

export async function forgetUpload(services: Services, id: string): Promise<void> {
  const isGone = await transact(services, async (tx) => {
    const removed = await tx
      .delete(media)
      .where(and(eq(media.id, id), isNull(media.readyAt)))
      .returning({ id: media.id })
    if (removed.length > 0) await requestCollection(tx)
    return removed.length > 0
  })
  if (isGone) await services.storage.staging.remove(id).catch(() => {})
}
