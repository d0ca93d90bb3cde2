import { and, eq, isNull } from 'drizzle-orm'
import { CONSENT_VERSIONS, CONSENTS_PER_HOUR } from '#contract/accounts/limits.ts'
import type { ConsentInput } from '#contract/accounts/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { useQuota } from '#server/foundation/quota.ts'
import { emit, pushEvent, transact } from '#server/foundation/transaction.ts'
import { consentWithdrawn, mailsDeclined, participationChanged } from '../events.ts'
import { consent, member } from '../tables.ts'
import { useParticipation } from './set-matching.ts'

/**
 * Gives a consent to the current text, or withdraws it; the earlier one stays in the history. Without the consent to health data the account is read-only at
 * once: its posts are hidden and its matches removed.
 * @throws Refusal QUOTA_REACHED where a consent is given too often. Withdrawing is never refused
 */
export async function setConsent(ctx: MemberCtx, { kind, isGiven }: ConsentInput): Promise<void> {
  const { id } = ctx.actor
  const at = ctx.now()
  await transact(ctx, async (tx) => {
    await tx.select({ id: member.id }).from(member).where(eq(member.id, id)).for('no key update')
    const isInForce = and(eq(consent.memberId, id), eq(consent.kind, kind), isNull(consent.withdrawnAt))
    const changed = isGiven
      ? await tx
          .insert(consent)
          .values({ id: ctx.newId(), memberId: id, kind, version: CONSENT_VERSIONS[kind], givenAt: at })
          .onConflictDoNothing()
          .returning({ id: consent.id })
      : await tx.update(consent).set({ withdrawnAt: at }).where(isInForce).returning({ id: consent.id })
    if (changed.length === 0) return
    if (kind === 'emails' && !isGiven) await emit(tx, mailsDeclined, { memberId: id })
    if (kind !== 'healthData') {
      if (isGiven) await useQuota(tx, { memberId: id, kind: 'consent', perHour: CONSENTS_PER_HOUR, at })
      return
    }
    if (isGiven) await useParticipation(tx, ctx)
    // Other tabs show data that was read before the change.
    pushEvent(tx, [id], { kind: 'blocks', id })
    await emit(tx, participationChanged, { memberId: id })
    if (!isGiven) await emit(tx, consentWithdrawn, { memberId: id })
  })
  if (kind === 'healthData') ctx.live.sessionsChanged([id])
}
