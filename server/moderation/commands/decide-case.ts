import { eq } from 'drizzle-orm'
import type { DecideInput } from '#contract/moderation/schema.ts'
import { imposeSanction } from '#server/accounts/commands/sanction.ts'
import { isAdminNow, lockAdmins } from '#server/accounts/staff-queries.ts'
import { recordAct, releaseReadings } from '#server/foundation/audit/audit.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { demand, invalidInput, Refusal } from '#server/foundation/refusal.ts'
import { enqueue, pushEvent, transact } from '#server/foundation/transaction.ts'
import { defineQueue } from '#server/foundation/work/queues.ts'
import { isToldToAuthor, outcomeOf } from '../decision-policy.ts'
import { demandStaff, mayDecide, maySilence, maySuspend } from '../policy.ts'
import { type CaseFile, factsOf, fileOf, followableUntil, lockCaseFor, membersOf } from '../queries.ts'
import { isOfStaff } from '../staff-queries.ts'
import { type CaseRow, moderationCase, moderationDecision } from '../tables.ts'
import { afterHiding } from './after-hiding.ts'
import { tellStaff } from './file-report.ts'
import { hideSubject } from './hide-subject.ts'
import { noteChangedTextOf } from './note-changed-text.ts'
import { showAgain } from './show-again.ts'

export const DECIDED_QUEUE = defineQueue<{ decisionId: string }>('moderation.tell-decision')

/**
 * Decides a case, with reasons, in one transaction. The first of two concurrent decisions counts.
 * @throws Refusal FORBIDDEN, NOT_FOUND, EDITED_ELSEWHERE, CASE_CLOSED, OWN_CASE; INVALID_INPUT for a measure that is impossible because the content or its
 *         author is unknown
 */
export async function decideCase(ctx: MemberCtx, input: DecideInput): Promise<void> {
  demandStaff(ctx.actor)
  const { act, sanction } = input
  if (sanction.kind === 'suspension' && !maySuspend(ctx.actor)) throw new Refusal('FORBIDDEN')
  await transact(ctx, (tx) => noteChangedTextOf(tx, input.caseId))
  const authorId = await transact(ctx, async (tx) => {
    if (sanction.kind === 'suspension') {
      await lockAdmins(tx)
      if (!(await isAdminNow(tx, ctx.actor.id, ctx.now()))) throw new Refusal('FORBIDDEN')
    }
    const row = await lockCaseFor(tx, ctx.actor, input.caseId)
    const file = await fileOf(tx, row.id)
    if (row.version !== input.version) throw new Refusal('EDITED_ELSEWHERE')
    demand(mayDecide(ctx.actor, factsOf(row, file)))
    if (act === 'hide' && !row.subjectId) throw invalidInput({ path: 'act', code: 'invalid' })
    // A sanction on the author of an anonymous question would reveal to the staff who asked it.
    if (sanction.kind !== 'none' && (!row.authorId || row.isAnonymous))
      throw invalidInput({ path: 'sanction', code: 'invalid' })
    if (sanction.kind === 'silence' && row.authorId) {
      if (!maySilence(ctx.actor, { isOfStaff: await isOfStaff(tx, row.authorId) })) throw new Refusal('FORBIDDEN')
    }
    await carryOut(tx, ctx, { row, file, input })
    return row.authorId
  })
  afterHiding(ctx, authorId)
}

type Deciding = {
  row: CaseRow
  file: CaseFile
  input: Pick<DecideInput, 'act' | 'reason' | 'ground' | 'statement'> & { sanction: Measure }
}
type Measure = { kind: DecideInput['sanction']['kind']; days?: number | null }

export async function carryOut(tx: Tx, ctx: MemberCtx, { row, file, input }: Deciding): Promise<void> {
  const { act, sanction, reason, ground, statement } = input
  const { actor, now, newId } = ctx
  const at = now()
  const id = newId()
  const subject = row.kind && row.subjectId ? { kind: row.kind, id: row.subjectId } : undefined
  if (subject && act === 'hide') await hideSubject(tx, subject, { at, reason, decisionId: id })
  else if (row.autoHiddenAt) await showAgain(tx, row)
  const { days = null } = sanction
  const imposed =
    sanction.kind !== 'none' && row.authorId
      ? await imposeSanction(tx, ctx, {
          memberId: row.authorId,
          kind: sanction.kind,
          days,
          reason: statement,
          decisionId: id,
        })
      : undefined
  const done = { act, sanction: imposed ? sanction.kind : 'none', decidedAt: at } as const
  await tx.insert(moderationDecision).values({
    ...done,
    id,
    caseId: row.id,
    decidedById: actor.id,
    until: imposed?.endsAt ?? null,
    reason,
    ground,
    statement,
    isAutomatic: row.autoHiddenAt !== null || row.isFromWords,
  })
  await tx
    .update(moderationCase)
    .set({
      state: 'closed',
      version: row.version + 1,
      closedAt: followableUntil(outcomeOf(done, []), { row, file, at }),
    })
    .where(eq(moderationCase.id, row.id))
  await recordAct(tx, ctx, {
    act: 'case.decided',
    subject: { kind: 'case', id: row.id },
    details: { act, sanction: sanction.kind, days, reason, ground },
  })
  const told = { author: isToldToAuthor(done, row), reporter: true }
  const memberIds = membersOf({ ...told, reporter: false }, row, file)
  await releaseReadings(tx, ctx, { holdId: row.id, memberIds, how: 'now' })
  pushEvent(tx, membersOf(told, row, file), {
    kind: 'moderation',
    id: row.subjectId ?? row.id,
  })
  await enqueue(tx, DECIDED_QUEUE, { decisionId: id })
  await tellStaff(tx, row)
}
