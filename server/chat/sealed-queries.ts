import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { sealedMessage } from './tables.ts'

type Sealed = typeof sealedMessage.$inferSelect

export async function sealedMessages(
  db: Reader,
  { now }: Pick<Services, 'now'>,
  messageIds: readonly string[],
): Promise<Map<string, Sealed>> {
  if (messageIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(sealedMessage)
    .where(and(inArray(sealedMessage.messageId, [...messageIds]), gt(sealedMessage.sealedUntil, now())))
  return new Map(rows.map((row) => [row.messageId, row]))
}

export const isSealed = async (db: Reader, messageId: string): Promise<boolean> =>
  (await db.$count(sealedMessage, eq(sealedMessage.messageId, messageId))) > 0
