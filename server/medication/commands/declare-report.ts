import { and, eq } from 'drizzle-orm'
import { REPORTS_PER_HOUR } from '#contract/medication/limits.ts'
import type { DeclareInput } from '#contract/medication/schema.ts'
import { switchMatching, useParticipation } from '#server/accounts/commands/set-matching.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { digestOf } from '#server/foundation/digest.ts'
import { useQuota } from '#server/foundation/quota.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { emit, pushEvent, transact } from '#server/foundation/transaction.ts'
import { reportWritten } from '../events.ts'
import { type WholeReport, withParts } from '../queries.ts'
import { columnsOf, comparableFields, demandDates, writeParts } from '../report-fields.ts'
import { report } from '../tables.ts'

/**
 * Declares a side effect, once per form. A repeated request, concurrent ones included, returns the report as it is now, and costs no quota.
 * @throws Refusal INVALID_INPUT for impossible days; QUOTA_REACHED; REQUEST_REUSED where the form had declared something else
 */
export async function declareReport(
  ctx: MemberCtx,
  { requestId, joinsMatching, ...fields }: DeclareInput,
): Promise<WholeReport> {
  const at = ctx.now()
  demandDates(fields, at)
  const id = ctx.newId()
  const memberId = ctx.actor.id
  const said = comparableFields(fields)
  const digest = digestOf(said)
  return transact(ctx, async (tx) => {
    // First the unique key, then the quota: a repeat that arrives meanwhile waits here, and then finds the report.
    const [declared] = await tx
      .insert(report)
      .values({ id, memberId, requestId, digest, ...columnsOf(said), createdAt: at, updatedAt: at })
      .onConflictDoNothing({ target: [report.memberId, report.requestId] })
      .returning()
    if (!declared) return declaredBefore(tx, { memberId, requestId, digest })
    await useQuota(tx, { memberId, kind: 'medication-report', perHour: REPORTS_PER_HOUR, at })
    await writeParts(tx, id, said)
    const hasJoined = joinsMatching && (await switchMatching(tx, memberId, { isMedicationMatched: true }))
    if (hasJoined) await useParticipation(tx, ctx)
    await emit(tx, reportWritten, { reportId: id, memberId })
    pushEvent(tx, [memberId], { kind: 'medication', id })
    return { ...declared, drugs: said.drugs, reactions: said.reactions }
  })
}

type Repeat = { memberId: string; requestId: string; digest: string }

async function declaredBefore(tx: Tx, { memberId, requestId, digest }: Repeat): Promise<WholeReport> {
  const rows = await tx
    .select()
    .from(report)
    .where(and(eq(report.memberId, memberId), eq(report.requestId, requestId)))
  const [before] = await withParts(tx, rows)
  if (before?.digest !== digest) throw new Refusal('REQUEST_REUSED')
  return before
}
