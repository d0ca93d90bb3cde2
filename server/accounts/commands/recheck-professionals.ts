import { and, eq, isNull, lte } from 'drizzle-orm'
import { LAPSE_DAYS, RENEWAL_DAYS } from '#contract/accounts/professional-limits.ts'
import { daysFrom } from '#contract/foundation/days.ts'
import { recordAct } from '#server/foundation/audit/audit.ts'
import type { Services } from '#server/foundation/context.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { queuePrivacyMail } from '../privacy/privacy-mail-jobs.ts'
import { toRecheck } from '../professional/professional-queries.ts'
import { professionalRequest, role } from '../tables.ts'

const AT_ONCE = 100

export async function recheckProfessionals(services: Services): Promise<void> {
  const { db, now } = services
  const at = now()
  for (;;) {
    const near = await toRecheck(db, { before: daysFrom(at, RENEWAL_DAYS), limit: AT_ONCE, isUntold: true })
    for (const { id } of near) await remind(services, id)
    if (near.length < AT_ONCE) break
  }
  for (;;) {
    const over = await toRecheck(db, { before: daysFrom(at, -LAPSE_DAYS), limit: AT_ONCE })
    for (const { id } of over) await lapse(services, id)
    if (over.length < AT_ONCE) return
  }
}

const remind = (services: Services, id: string): Promise<void> =>
  transact(services, async (tx) => {
    // The list was read before this transaction: a member who has asked for a renewal meanwhile is reminded needlessly, which does no harm.
    const [reminded] = await tx
      .update(professionalRequest)
      .set({ remindedAt: services.now() })
      .where(
        and(
          eq(professionalRequest.id, id),
          eq(professionalRequest.state, 'accepted'),
          isNull(professionalRequest.remindedAt),
        ),
      )
      .returning()
    if (!reminded?.recheckAt) return
    const { memberId, recheckAt } = reminded
    if ((await tx.$count(role, ofProfessional(memberId))) === 0) return
    await queuePrivacyMail(tx, { kind: 'professionalRecheck', memberId, day: daysFrom(recheckAt, LAPSE_DAYS) })
  })

async function lapse(services: Services, id: string): Promise<void> {
  const at = services.now()
  const memberId = await transact(services, async (tx) => {
    const [lapsed] = await tx
      .update(professionalRequest)
      .set({ state: 'lapsed' })
      .where(
        and(
          eq(professionalRequest.id, id),
          eq(professionalRequest.state, 'accepted'),
          lte(professionalRequest.recheckAt, daysFrom(at, -LAPSE_DAYS)),
        ),
      )
      .returning({ memberId: professionalRequest.memberId })
    if (!lapsed) return undefined
    const taken = await tx.delete(role).where(ofProfessional(lapsed.memberId)).returning({ role: role.role })
    if (taken.length === 0) return undefined
    await recordAct(tx, services, { act: 'professional.lapsed', subject: { memberId: lapsed.memberId } })
    await queuePrivacyMail(tx, { kind: 'professionalLapsed', memberId: lapsed.memberId, day: at })
    pushEvent(tx, [lapsed.memberId], { kind: 'me', id: lapsed.memberId })
    return lapsed.memberId
  })
  if (memberId) services.live.sessionsChanged([memberId])
}

const ofProfessional = (memberId: string) => and(eq(role.memberId, memberId), eq(role.role, 'medical_professional'))
