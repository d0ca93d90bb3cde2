import { and, eq, ne } from 'drizzle-orm'
import { RECHECK_MONTHS } from '#contract/accounts/professional-limits.ts'
import { monthsFrom } from '#contract/foundation/days.ts'
import { recordAct } from '#server/foundation/audit/audit.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { invalidInput, Refusal } from '#server/foundation/refusal.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { removeMediaOf } from '#server/media/commands/remove-media.ts'
import { queuePrivacyMail } from '../privacy/privacy-mail-jobs.ts'
import { professionalRequest, role } from '../tables.ts'

type Decision = { id: string; isAccepted: boolean; reason: string | null }

/**
 * Accepts a professional's request, which grants the role for RECHECK_MONTHS months, or refuses it with a reason. Deletes the picture that was given as proof
 * and tells the member by mail.
 * @throws Refusal NOT_FOUND; OWN_CASE; EDITED_ELSEWHERE where the request waits no more; INVALID_INPUT for a refusal without a reason
 */
export async function decideProfessional(ctx: MemberCtx, { id, isAccepted, reason }: Decision): Promise<void> {
  const at = ctx.now()
  const memberId = await transact(ctx, async (tx) => {
    const [asked] = await tx.select().from(professionalRequest).where(eq(professionalRequest.id, id)).for('update')
    if (!asked) throw new Refusal('NOT_FOUND')
    if (asked.memberId === ctx.actor.id) throw new Refusal('OWN_CASE')
    if (asked.state !== 'pending') throw new Refusal('EDITED_ELSEWHERE')
    if (!isAccepted && !reason) throw invalidInput({ path: 'reason', code: 'required' })
    const recheckAt = isAccepted ? monthsFrom(at, RECHECK_MONTHS) : null
    await tx
      .update(professionalRequest)
      .set({
        state: isAccepted ? 'accepted' : 'refused',
        decidedAt: at,
        reason: isAccepted ? null : reason,
        recheckAt,
      })
      .where(eq(professionalRequest.id, id))
    if (isAccepted) {
      await tx
        .update(professionalRequest)
        .set({ recheckAt: null })
        .where(and(eq(professionalRequest.memberId, asked.memberId), ne(professionalRequest.id, id)))
      await tx
        .insert(role)
        .values({ memberId: asked.memberId, role: 'medical_professional', grantedAt: at })
        .onConflictDoNothing()
    }
    await removeMediaOf(tx, { kind: 'professional', id })
    await recordAct(tx, ctx, {
      act: isAccepted ? 'professional.accepted' : 'professional.refused',
      subject: { memberId: asked.memberId },
      details: { profession: asked.profession },
    })
    await queuePrivacyMail(tx, {
      kind: isAccepted ? 'professionalAccepted' : 'professionalRefused',
      memberId: asked.memberId,
      day: recheckAt ?? at,
    })
    pushEvent(tx, [asked.memberId], { kind: 'me', id: asked.memberId })
    return asked.memberId
  })
  ctx.live.sessionsChanged([memberId])
}
