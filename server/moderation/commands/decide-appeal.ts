import { eq } from 'drizzle-orm'
import type { DecideAppealInput } from '#contract/moderation/schema.ts'
import { liftSanctions } from '#server/accounts/commands/sanction.ts'
import { recordAct, releaseReadings } from '#server/foundation/audit/audit.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { demand, invalidInput, Refusal } from '#server/foundation/refusal.ts'
import { enqueue, pushEvent, transact } from '#server/foundation/transaction.ts'
import { defineQueue } from '#server/foundation/work/queues.ts'
import { type Outcome, outcomeOf, sidesToldOf } from '../decision-policy.ts'
import { demandStaff, mayDecideAppeal } from '../policy.ts'
import { factsOf, fileOf, followableUntil, lockCaseFor, membersOf } from '../queries.ts'
import { type CaseRow, type DecisionRow, moderationAppeal, moderationCase, moderationDecision } from '../tables.ts'
import { afterHiding } from './after-hiding.ts'
import { tellStaff } from './file-report.ts'
import { hideSubject } from './hide-subject.ts'
import { noteChangedTextOf } from './note-changed-text.ts'
import { showAgain } from './show-again.ts'

export const APPEAL_DECIDED_QUEUE = defineQueue<{ appealId: string }>('moderation.tell-appeal')

/**
 * Decides an appeal, by another member of staff than the one who decided the case. A reversal changes what was in force: hidden content is shown again, shown
 * content is hidden, and the author's sanction is lifted.
 * @returns the case
 * @throws Refusal FORBIDDEN, NOT_FOUND, EDITED_ELSEWHERE, CASE_CLOSED, OWN_CASE; INVALID_INPUT for hiding content that nobody has found
 */
export async function decideAppeal(ctx: MemberCtx, input: DecideAppealInput): Promise<string> {
  const { actor, now } = ctx
  demandStaff(actor)
  await transact(ctx, async (tx) => {
    const known = await appealWithDecision(tx, input.appealId)
    if (known) await noteChangedTextOf(tx, known.decision.caseId)
  })
  const { id, authorId } = await transact(ctx, async (tx) => {
    const known = await appealWithDecision(tx, input.appealId)
    if (!known) throw new Refusal('NOT_FOUND')
    const row = await lockCaseFor(tx, actor, known.decision.caseId)
    const file = await fileOf(tx, row.id)
    const appeal = file.appeals.find((each) => each.id === input.appealId)!
    if (row.version !== input.version) throw new Refusal('EDITED_ELSEWHERE')
    if (appeal.decidedAt) throw new Refusal('CASE_CLOSED')
    demand(mayDecideAppeal(actor, factsOf(row, file)))
    // The report only described the content in words, so there is nothing to hide.
    if (appeal.side === 'reporter' && input.isReversed && !row.subjectId)
      throw invalidInput({ path: 'isReversed', code: 'invalid' })
    const { decision } = known
    const { isReversed, statement } = input
    const at = now()
    const answer = { isReversed, statement, decidedById: actor.id, decidedAt: at }
    await tx.update(moderationAppeal).set(answer).where(eq(moderationAppeal.id, appeal.id))
    const appeals = file.appeals.map((each) => (each === appeal ? { ...each, ...answer } : each))
    const [before, after] = [outcomeOf(decision, file.appeals), outcomeOf(decision, appeals)]
    await carryOver(tx, ctx, { row, decision, before, after })
    const isWaiting = appeals.some(({ decidedAt }) => decidedAt === null)
    const next = isWaiting
      ? // the member who answered this appeal may not answer the other
        { assigneeId: null }
      : { state: 'closed' as const, closedAt: followableUntil(after, { row, file, at }) }
    await tx
      .update(moderationCase)
      .set({ version: row.version + 1, ...next })
      .where(eq(moderationCase.id, row.id))
    await recordAct(tx, ctx, {
      act: 'appeal.decided',
      subject: { kind: 'case', id: row.id },
      details: { isReversed, side: appeal.side },
    })
    const told = sidesToldOf({ ...appeal, isReversed }, after)
    await releaseReadings(tx, ctx, { holdId: row.id, memberIds: membersOf(told, row, file), how: 'now' })
    pushEvent(tx, membersOf(told, row, file), { kind: 'moderation', id: row.subjectId ?? row.id })
    await enqueue(tx, APPEAL_DECIDED_QUEUE, { appealId: appeal.id })
    await tellStaff(tx, row)
    return row
  })
  afterHiding(ctx, authorId)
  return id
}

async function appealWithDecision(tx: Tx, id: string) {
  const [found] = await tx
    .select({ decision: moderationDecision })
    .from(moderationAppeal)
    .innerJoin(moderationDecision, eq(moderationDecision.id, moderationAppeal.decisionId))
    .where(eq(moderationAppeal.id, id))
  return found
}

type Turning = { row: CaseRow; decision: DecisionRow; before: Outcome; after: Outcome }

async function carryOver(tx: Tx, ctx: MemberCtx, { row, decision, before, after }: Turning): Promise<void> {
  const { id: decisionId, reason } = decision
  if (before.act !== after.act) {
    if (after.act === 'keep') await showAgain(tx, row)
    else if (row.kind && row.subjectId)
      await hideSubject(tx, { kind: row.kind, id: row.subjectId }, { at: ctx.now(), reason, decisionId })
  }
  if (before.isSanctioned && !after.isSanctioned && row.authorId)
    await liftSanctions(tx, ctx, { memberId: row.authorId, decisionId })
}
