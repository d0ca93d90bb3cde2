import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { PROFESSIONAL_REQUESTS_PER_HOUR } from '#contract/accounts/professional-limits.ts'
import type { ProfessionalRequestInput } from '#contract/accounts/professional-schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { useQuota } from '#server/foundation/quota.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { claimMedia } from '#server/media/commands/claim-media.ts'
import { mayAsk, type ProfessionalRow, professionalRightOf } from '../professional/professional-queries.ts'
import { member, professionalRequest } from '../tables.ts'

/**
 * Requests the badge of a health professional. A repeated request returns the request that was made. Two members may give the same RPPS number; the admins see
 * that they did.
 * @throws Refusal ASKED_ALREADY while a request waits, or while the badge needs no renewal; INVALID_INPUT for a picture that is gone; REQUEST_REUSED;
 *         QUOTA_REACHED
 */
export async function askProfessional(
  ctx: MemberCtx,
  { requestId, evidenceId, ...said }: ProfessionalRequestInput,
): Promise<ProfessionalRow> {
  const memberId = ctx.actor.id
  const askedAt = ctx.now()
  return transact(ctx, async (tx) => {
    // The row lock serializes concurrent requests of one member.
    await tx.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('no key update')
    const ofMine = eq(professionalRequest.memberId, memberId)
    const [known] = await tx
      .select()
      .from(professionalRequest)
      .where(and(ofMine, eq(professionalRequest.requestId, requestId)))
    if (known) {
      if (!isDeepStrictEqual(comparableFields(known), said)) throw new Refusal('REQUEST_REUSED')
      return known
    }
    const { isGranted } = await professionalRightOf(tx, memberId)
    const before = await tx.select().from(professionalRequest).where(ofMine)
    if (!mayAsk(before, { isGranted, now: askedAt })) throw new Refusal('ASKED_ALREADY')
    await useQuota(tx, { memberId, kind: 'professional', perHour: PROFESSIONAL_REQUESTS_PER_HOUR, at: askedAt })
    const id = ctx.newId()
    const [asked] = await tx
      .insert(professionalRequest)
      .values({ id, memberId, requestId, ...said, askedAt })
      .returning()
    await claimMedia(tx, { ownerId: memberId, mediaIds: [evidenceId], subject: { kind: 'professional', id } })
    pushEvent(tx, [memberId], { kind: 'me', id: memberId })
    return asked!
  })
}

type ProfessionalFields = Omit<ProfessionalRequestInput, 'requestId' | 'evidenceId'>

const comparableFields = ({ profession, rpps, fullName }: ProfessionalRow): ProfessionalFields => ({
  profession,
  rpps,
  fullName,
})
