import { eq, inArray, lte, type SQL } from 'drizzle-orm'
import { SEALED_DAYS } from '#contract/chat/limits.ts'
import { daysFrom } from '#contract/foundation/days.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { transact } from '#server/foundation/transaction.ts'
import { keepPicturesOf, releaseKeptPictures } from '#server/media/commands/keep-pictures.ts'
import type { MessageRow } from '../message-queries.ts'
import { message, sealedMessage } from '../tables.ts'

type Sealing = Pick<Services, 'now' | 'newId'>

export async function sealMessage(tx: Tx, services: Sealing, { id, body, hasImage }: MessageRow): Promise<void> {
  const sealedUntil = daysFrom(services.now(), SEALED_DAYS)
  await tx.insert(sealedMessage).values({ messageId: id, body, hasImage, sealedUntil })
  if (hasImage) await keepPicturesOf(tx, services, { kind: 'message', subjectIds: [id], keptFor: id })
}

export const forgetSealedIn = (tx: Tx, conversationId: string): Promise<void> =>
  forget(
    tx,
    inArray(
      sealedMessage.messageId,
      tx.select({ id: message.id }).from(message).where(eq(message.conversationId, conversationId)),
    ),
  )

export const forgetSealed = (services: Services): Promise<void> =>
  transact(services, (tx) => forget(tx, lte(sealedMessage.sealedUntil, services.now())))

async function forget(tx: Tx, which: SQL): Promise<void> {
  const gone = await tx.delete(sealedMessage).where(which).returning({ id: sealedMessage.messageId })
  await releaseKeptPictures(
    tx,
    gone.map(({ id }) => id),
  )
}
