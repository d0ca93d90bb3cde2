import { isToldIn, recordAccess, recordAct } from '#server/foundation/audit/audit.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { holdsOn } from '#server/moderation/queries.ts'

/** An admin reads a member with their address: the log says so, unless what they did to them says it already. */
export const noteMemberRead = async (tx: Tx, ctx: MemberCtx, memberId: string): Promise<void> => {
  if (isToldIn(tx, memberId)) return
  const heldBy = (await holdsOn(tx, [memberId])).get(memberId)
  await recordAct(tx, ctx, { act: 'member.read', subject: { memberId }, heldBy })
}

/** An admin learned whose an address is. */
export async function noteFinding(tx: Tx, ctx: MemberCtx, memberId: string): Promise<void> {
  const heldBy = (await holdsOn(tx, [memberId])).get(memberId)
  await recordAct(tx, ctx, { act: 'member.found-by-address', subject: { memberId }, heldBy })
}

/** An admin saw these members in a list, which tells more of them than members are shown. */
export async function noteListing(tx: Tx, ctx: MemberCtx, act: string, memberIds: readonly string[]): Promise<void> {
  const holds = await holdsOn(tx, memberIds)
  const members = memberIds.map((memberId) => ({ memberId, heldBy: holds.get(memberId) }))
  if (members.length > 0) await recordAccess(tx, ctx, { act, members, details: { listed: members.length } })
}

/** An admin reads which words of members the lexicon lacks: it names nobody, and is written down all the same. */
export const noteLexiconRead = (tx: Tx, ctx: MemberCtx): Promise<void> => recordAct(tx, ctx, { act: 'lexicon.read' })
