import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { FILES_MAX, UNCLAIMED_MAX, UPLOADS_PER_HOUR } from '#contract/media/limits.ts'
import { fileFault, kindOfType, type Purpose } from '#contract/media/rules.ts'
import type { Member } from '#server/foundation/actor.ts'
import type { Services } from '#server/foundation/context.ts'
import { useQuota } from '#server/foundation/quota.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { media } from '../tables.ts'

export type Announced = { id: string; name: string; type: string; size: number; formId: string; purpose: Purpose }

/**
 * Registers a file that a member announces. A file that is refused, that its form has no room for, or that exceeds the number of unused files costs no quota.
 * @throws Refusal FILE_REFUSED for its announced properties; QUOTA_REACHED
 */
export async function beginUpload(services: Services, { id: ownerId }: Member, announced: Announced): Promise<void> {
  const { id, formId, purpose } = announced
  const fault = fileFault(announced, purpose)
  const kind = kindOfType(announced.type, purpose)
  if (fault || !kind) throw new Refusal('FILE_REFUSED', { fault: fault ?? { code: 'wrongType' } })
  const at = services.now()
  await transact(services, async (tx) => {
    // The quota's lock serializes the uploads of one member, so that the files below are counted exactly.
    await useQuota(tx, { memberId: ownerId, kind: 'upload', perHour: UPLOADS_PER_HOUR, at })
    const files = await tx.$count(media, and(eq(media.ownerId, ownerId), eq(media.formId, formId)))
    if (files >= FILES_MAX) throw new Refusal('FILE_REFUSED', { fault: { code: 'tooMany', n: FILES_MAX } })
    const unclaimed = await tx.$count(media, and(eq(media.ownerId, ownerId), isNull(media.subjectId)))
    if (unclaimed >= UNCLAIMED_MAX) throw new Refusal('FILE_REFUSED', { fault: { code: 'tooMany', n: UNCLAIMED_MAX } })
    await tx.insert(media).values({ id, ownerId, kind, key: randomBytes(16).toString('hex'), formId, createdAt: at })
  })
}
