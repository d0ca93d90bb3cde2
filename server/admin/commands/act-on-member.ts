import type { Role } from '#contract/accounts/schema.ts'
import type { MeasureInput } from '#contract/moderation/schema.ts'
import { liftSanctions } from '#server/accounts/commands/sanction.ts'
import { setRole } from '#server/accounts/commands/set-role.ts'
import {
  closeSessionsOf,
  confirmFor,
  resetSecondFactor,
  tellFactorReset,
} from '#server/accounts/security/commands/recover-account.ts'
import { isAdminNow, lockAdmins, memberForStaff, sanctionsOf } from '#server/accounts/staff-queries.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { takeMeasure } from '#server/moderation/commands/take-measure.ts'
import { noteMemberRead } from './note-access.ts'

/** Nobody gives themselves the professional badge. @throws Refusal FORBIDDEN, NOT_FOUND, OWN_CASE, LAST_ADMIN */
export const giveOrTakeRole = (
  ctx: MemberCtx,
  { id, role, isGranted }: { id: string; role: Role; isGranted: boolean },
): Promise<void> =>
  acting(ctx, id, async (tx) => {
    if (role === 'medical_professional' && isGranted) demandAnother(ctx, id)
    await setRole(tx, ctx, { memberId: id, granted: role, isGranted })
    pushEvent(tx, [id], { kind: 'me', id })
  })

/** @throws Refusal FORBIDDEN, NOT_FOUND, OWN_CASE */
export const sanctionMember = (ctx: MemberCtx, { id, ...measure }: MeasureInput & { id: string }): Promise<void> =>
  acting(ctx, id, async (tx) => {
    demandAnother(ctx, id)
    await takeMeasure(tx, ctx, { memberId: id, ...measure })
  })

/** Lifts a sanction, if it is in force. @throws Refusal FORBIDDEN, NOT_FOUND, OWN_CASE */
export const liftSanction = (ctx: MemberCtx, { id, sanctionId }: { id: string; sanctionId: string }): Promise<void> =>
  acting(ctx, id, async (tx) => {
    demandAnother(ctx, id)
    const theirs = await sanctionsOf(tx, id, ctx.now())
    if (!theirs.some((sanction) => sanction.id === sanctionId)) throw new Refusal('NOT_FOUND')
    await liftSanctions(tx, ctx, { memberId: id, sanctionId })
  })

/** @throws Refusal FORBIDDEN, NOT_FOUND */
export const confirmMember = (ctx: MemberCtx, id: string): Promise<void> =>
  acting(ctx, id, (tx) => confirmFor(tx, ctx, id))

/** @throws Refusal FORBIDDEN, NOT_FOUND */
export const signMemberOut = (ctx: MemberCtx, id: string): Promise<void> =>
  acting(ctx, id, (tx) => closeSessionsOf(tx, ctx, id))

/** @throws Refusal FORBIDDEN, NOT_FOUND, OWN_CASE */
export const resetMembersSecondFactor = (ctx: MemberCtx, id: string): Promise<void> =>
  acting(ctx, id, async (tx) => {
    demandAnother(ctx, id)
    if (await resetSecondFactor(tx, ctx, id)) await tellFactorReset(tx, id)
  })

/**
 * Runs an act of an admin under `lockAdmins`, if their role is still in force then. If two admins remove each other at once, only the first succeeds. The
 * answer
 * shows the member as they are now, even where nothing changed.
 */
async function acting(ctx: MemberCtx, memberId: string, act: (tx: Tx) => Promise<void>): Promise<void> {
  await transact(ctx, async (tx) => {
    await lockAdmins(tx)
    if (!(await isAdminNow(tx, ctx.actor.id, ctx.now()))) throw new Refusal('FORBIDDEN')
    if (!(await memberForStaff(tx, memberId, ctx.now()))) throw new Refusal('NOT_FOUND')
    await act(tx)
    await noteMemberRead(tx, ctx, memberId)
  })
  ctx.live.sessionsChanged([memberId])
}

function demandAnother({ actor }: MemberCtx, memberId: string): void {
  if (actor.id === memberId) throw new Refusal('OWN_CASE')
}
