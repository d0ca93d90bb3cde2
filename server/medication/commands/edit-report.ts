import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { EDITS_PER_HOUR } from '#contract/medication/limits.ts'
import { drugKey } from '#contract/medication/rules.ts'
import type { EditReportInput, ReportContent } from '#contract/medication/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { useQuota } from '#server/foundation/quota.ts'
import { demand, Refusal } from '#server/foundation/refusal.ts'
import { emit, pushEvent, transact } from '#server/foundation/transaction.ts'
import { reportWritten } from '../events.ts'
import { forgetIntroductions } from '../introduction-store.ts'
import { mayEdit } from '../policy.ts'
import { lockReport, type WholeReport } from '../queries.ts'
import { columnsOf, comparableFields, demandDates, writeParts } from '../report-fields.ts'
import { report, reportVersion } from '../tables.ts'

/**
 * Replaces the content of a report and keeps its earlier version. An edit that changes nothing, or was sent twice, leaves the report as it is. Any other edit
 * of an older version is refused.
 * @throws Refusal NOT_FOUND; EDITED_ELSEWHERE; INVALID_INPUT for impossible days; QUOTA_REACHED
 */
export async function editReport(ctx: MemberCtx, { id, version, ...fields }: EditReportInput): Promise<WholeReport> {
  const at = ctx.now()
  const memberId = ctx.actor.id
  const said = comparableFields(fields)
  return transact(ctx, async (tx) => {
    const known = await lockReport(tx, memberId, id)
    if (!known) throw new Refusal('NOT_FOUND')
    demand(mayEdit(ctx.actor, known))
    const before = comparableFields(known)
    if (isDeepStrictEqual(before, said)) return known
    if (known.version !== version) throw new Refusal('EDITED_ELSEWHERE')
    demandDates(fields, at)
    await useQuota(tx, { memberId, kind: 'medication-edit', subjectId: id, perHour: EDITS_PER_HOUR, at })
    await tx.insert(reportVersion).values({ reportId: id, version, said: before, until: at })
    const [edited] = await tx
      .update(report)
      .set({ ...columnsOf(said), version: version + 1, updatedAt: at })
      .where(eq(report.id, id))
      .returning()
    await writeParts(tx, id, said)
    await forgetOthers(tx, id, { before, said })
    await emit(tx, reportWritten, { reportId: id, memberId })
    pushEvent(tx, [memberId], { kind: 'medication', id })
    return { ...edited!, drugs: said.drugs, reactions: said.reactions }
  })
}

async function forgetOthers(
  tx: Tx,
  id: string,
  versions: { before: ReportContent; said: ReportContent },
): Promise<void> {
  const [was, is] = [keysOf(versions.before), keysOf(versions.said)]
  if (was.name !== is.name) await forgetIntroductions(tx, id)
  else if (was.substance !== is.substance) await forgetIntroductions(tx, id, { bySubstance: true })
}

const keysOf = ({ drugs: [drug] }: ReportContent) => ({
  name: drugKey(drug?.name ?? ''),
  substance: drugKey(drug?.substance ?? ''),
})
