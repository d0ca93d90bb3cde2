import { eq } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { claimMedia } from '#server/media/commands/claim-media.ts'
import { removeMediaOf } from '#server/media/commands/remove-media.ts'
import { mediaOf } from '#server/media/queries.ts'
import { member } from '../tables.ts'

/**
 * Takes a picture that the member uploaded for it, and removes the one before with its files; the same again changes nothing. When two are set at once, the
 * later one stays.
 * @throws Refusal INVALID_INPUT with `mediaId: mediaGone` unless it is theirs, ready, meant for this and nothing else's
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
