import { eq } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import { transact } from '#server/foundation/transaction.ts'
import { media } from '../tables.ts'
import { requestCollection } from './request-collection.ts'

/** Deletes the rows now, the files after the commit. */
export async function eraseMedia(services: Services, memberId: string): Promise<void> {
  await transact(services, async (tx) => {
    const removed = await tx.delete(media).where(eq(media.ownerId, memberId)).returning({ id: media.id })
    if (removed.length > 0) await requestCollection(tx)
  })
}
