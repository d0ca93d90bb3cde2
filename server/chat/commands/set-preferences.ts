import { isDeepStrictEqual } from 'node:util'
import type { ChatPreferences } from '#contract/chat/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { broadcast, pushEvent, transact } from '#server/foundation/transaction.ts'
import { chatPreferencesOf } from '../preference-queries.ts'
import { latestConversations } from '../queries.ts'
import { chatPreferences } from '../tables.ts'

/** A member no longer sees of others what they hide themselves. */
export async function setChatPreferences(ctx: MemberCtx, preferences: ChatPreferences): Promise<void> {
  const { id: memberId } = ctx.actor
  await transact(ctx, async (tx) => {
    const before = (await chatPreferencesOf(tx, [memberId]))(memberId)
    if (isDeepStrictEqual(before, preferences)) return
    await tx
      .insert(chatPreferences)
      .values({ memberId, ...preferences })
      .onConflictDoUpdate({ target: chatPreferences.memberId, set: preferences })
    pushEvent(tx, [memberId], { kind: 'request', id: memberId })
    // The others' open browsers would otherwise go on showing what is hidden now.
    for (const { id } of await latestConversations(tx, memberId))
      broadcast(tx, { kind: 'conversation', id, by: memberId })
  })
}
