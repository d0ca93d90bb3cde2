import { eq } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { claimMedia } from '#server/media/commands/claim-media.ts'
import { removeMediaOf } from '#server/media/commands/remove-media.ts'
import { mediaOf } from '#server/media/queries.ts'
import { member } from '../tables.ts'

/**
 * Makes an uploaded picture the member's avatar and removes the one before with its files. A repeated call changes nothing; of two at once, the later one wins.
 * @throws Refusal INVALID_INPUT with `mediaId: mediaGone` unless the picture is theirs, ready, uploaded as an avatar and used for nothing else
 */
export async function setAvatar(ctx: MemberCtx, mediaId: string): Promise<void> {
  const { id } = ctx.actor
  const subject = { kind: 'member', id } as const
  await transact(ctx, async (tx) => {
    await tx.select({ id: member.id }).from(member).where(eq(member.id, id)).for('no key update')
    const [current] = (await mediaOf(tx, subject.kind, [id])).get(id) ?? []
    if (current?.id === mediaId) return
    await removeMediaOf(tx, subject)
    await claimMedia(tx, { ownerId: id, mediaIds: [mediaId], subject })
    pushEvent(tx, [id], { kind: 'me', id })
  })
}
