import { eq } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import { demand, Refusal } from '#server/foundation/refusal.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { removeMediaOf } from '#server/media/commands/remove-media.ts'
import { messageFor } from '../message-queries.ts'
import { mayRemoveForBoth } from '../policy.ts'
import { lockSide } from '../queries.ts'
import { hiddenMessage, message } from '../tables.ts'
import { sealMessage } from './seal-message.ts'

/**
 * Deletes a message for the caller alone or, for its sender within TAKE_BACK_MINUTES, for both. The text and picture of a message deleted for both move to
 * `sealedMessage`.
 * @throws Refusal NOT_FOUND, TOO_LATE
 */
export async function removeMessage(
  ctx: MemberCtx,
  { id, isForBoth }: { id: string; isForBoth: boolean },
): Promise<void> {
  const { id: memberId } = ctx.actor
  await transact(ctx, async (tx) => {
    const known = await messageFor(tx, memberId, id)
    // Every command locks the conversation first, so that no two commands deadlock.
    const side = known && (await lockSide(tx, memberId, known.side.id))
    const found = side && (await messageFor(tx, memberId, id))
    if (!side || !found) throw new Refusal('NOT_FOUND')
    if (!isForBoth) {
      await tx.insert(hiddenMessage).values({ memberId, messageId: id }).onConflictDoNothing()
      return pushEvent(tx, [memberId], { kind: 'message', id: side.id })
    }
    demand(mayRemoveForBoth(memberId, found.row, ctx.now()))
    await sealMessage(tx, ctx, found.row)
    await tx.update(message).set({ body: '', hasImage: false, deletedAt: ctx.now() }).where(eq(message.id, id))
    await removeMediaOf(tx, { kind: 'message', id })
    pushEvent(tx, side.otherId ? [memberId, side.otherId] : [memberId], { kind: 'message', id: side.id })
  })
}
