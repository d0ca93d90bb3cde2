import { hasWrittenAbout, recordAccess, recordAct } from '#server/foundation/audit/audit.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { holdsOn } from '#server/moderation/queries.ts'

/** Logs that an admin read a member's page with their address, unless the log already holds an act of that admin on the member. */
export const noteMemberRead = async (tx: Tx, ctx: MemberCtx, memberId: string): Promise<void> => {
  if (hasWrittenAbout(tx, memberId)) return
  const heldBy = (await holdsOn(tx, [memberId])).get(memberId)
  await recordAct(tx, ctx, { act: 'member.read', subject: { memberId }, heldBy })
}

export async function noteFinding(tx: Tx, ctx: MemberCtx, memberId: string): Promise<void> {
  const heldBy = (await holdsOn(tx, [memberId])).get(memberId)
  await recordAct(tx, ctx, { act: 'member.found-by-address', subject: { memberId }, heldBy })
}

export async function noteListing(tx: Tx, ctx: MemberCtx, act: string, memberIds: readonly string[]): Promise<void> {
  const holds = await holdsOn(tx, memberIds)
  const members = memberIds.map((memberId) => ({ memberId, heldBy: holds.get(memberId) }))
  if (members.length > 0) await recordAccess(tx, ctx, { act, members, details: { listed: members.length } })
}

export const noteLexiconRead = (tx: Tx, ctx: MemberCtx): Promise<void> => recordAct(tx, ctx, { act: 'lexicon.read' })
