import type { Evidence } from '#contract/moderation/schema.ts'
import { recordAccess } from '#server/foundation/audit/audit.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { keptPicture } from '#server/media/commands/keep-pictures.ts'
import { demandStaff } from '../policy.ts'
import { reportWithCase } from '../queries.ts'
import { readIn } from './note-case-access.ts'

/**
 * The reading is logged first.
 * @throws Refusal FORBIDDEN; NOT_FOUND where nothing is kept, or the caller is one of the two members
 */
export async function readEvidence(ctx: MemberCtx, reportId: string): Promise<Evidence> {
  demandStaff(ctx.actor)
  return transact(ctx, async (tx) => {
    const { report, caseRow } = (await reportWithCase(tx, { id: reportId })) ?? {}
    const isOneOfThem = caseRow?.authorId === ctx.actor.id || report?.reporterId === ctx.actor.id
    if (!report?.evidence || !caseRow || isOneOfThem) throw new Refusal('NOT_FOUND')
    await recordAccess(tx, ctx, {
      act: 'evidence.read',
      subject: { kind: 'report', id: reportId },
      members: readIn(caseRow, { reports: [report] }),
      isEach: true,
      details: { messages: report.evidence.length },
    })
    return {
      messages: report.evidence.map(({ messageId, by, body, pictureId, createdAt }) => ({
        id: messageId,
        by,
        body,
        picture: pictureId && picturePath(pictureId),
        createdAt: new Date(createdAt),
        isReported: messageId === caseRow.subjectId,
      })),
    }
  })
}

export const EVIDENCE_PATH = '/media/kept'
const picturePath = (id: string) => `${EVIDENCE_PATH}/${id}`

/**
 * The reading is logged.
 * @throws Refusal NOT_FOUND for everybody but the staff
 */
export async function readKeptPicture(
  ctx: MemberCtx,
  id: string,
): Promise<{ path: string; etag: string; type: string }> {
  return transact(ctx, async (tx) => {
    const kept = await keptPicture(tx, id)
    const found = kept && (await reportWithCase(tx, { id: kept.keptFor }))
    const { report, caseRow } = found ?? {}
    const isOneOfThem = caseRow?.authorId === ctx.actor.id || report?.reporterId === ctx.actor.id
    if (!kept || !report || !caseRow || isOneOfThem) throw new Refusal('NOT_FOUND')
    await recordAccess(tx, ctx, {
      act: 'evidence.picture-read',
      subject: { kind: 'report', id: report.id },
      // Only pictures that the reported member sent are kept.
      members: readIn(caseRow, { reports: [] }),
      isEach: true,
    })
    return { path: kept.path, etag: kept.etag, type: kept.type }
  })
}
