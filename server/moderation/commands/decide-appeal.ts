import { eq } from 'drizzle-orm'
import type { DecideAppealInput } from '#contract/moderation/schema.ts'
import { lift } from '#server/accounts/commands/sanction.ts'
import { record } from '#server/foundation/audit.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { demand, Refusal } from '#server/foundation/refusal.ts'
import { enqueue, nudge, transact } from '#server/foundation/transaction.ts'
import { appealUntil } from '../appeal-period.ts'
import { type AppealRow, type DecisionRow, mayAppealAs, sidesToldOf } from '../effect.ts'
import { type CaseRow, tellStaff } from '../file-report.ts'
import { demandStaff, mayDecideAppeal } from '../policy.ts'
import { type CaseFile, factsOf, fileOf, lockCase, membersOf } from '../queries.ts'
import { hide } from '../subjects.ts'
import { moderationAppeal, moderationCase, moderationDecision } from '../tables.ts'
import { afterHiding } from './after-hiding.ts'
import { showAgain } from './show-again.ts'

/** An appeal that was decided, of which both sides are still to be told. */
export const APPEAL_DECIDED_QUEUE = 'moderation.tell-appeal'

/**
 * Decides an appeal, as another than whoever decided. Reversed, what the decision did is taken back; where it did nothing, what was reported is hidden.
 * @returns the case
 * @throws Refusal FORBIDDEN, NOT_FOUND, EDITED_ELSEWHERE, CASE_CLOSED, OWN_CASE
 */
export async function decideAppeal(ctx: MemberCtx, input: DecideAppealInput): Promise<string> {
  const { actor, now } = ctx
  demandStaff(actor)
  const { id, authorId } = await transact(ctx, async (tx) => {
    const known = await appealWithDecision(tx, input.appealId)
    if (!known) throw new Refusal('NOT_FOUND')
    const row = await lockCase(tx, known.decision.caseId)
    const file = await fileOf(tx, row.id)
    const appeal = file.appeals.find((each) => each.id === input.appealId)!
    if (row.version !== input.version) throw new Refusal('EDITED_ELSEWHERE')
    if (appeal.decidedAt) throw new Refusal('CASE_CLOSED')
    demand(mayDecideAppeal(actor, factsOf(row, file)))
    const { isReversed, statement } = input
    await tx
      .update(moderationAppeal)
      .set({ isReversed, statement, decidedById: actor.id, decidedAt: now() })
      .where(eq(moderationAppeal.id, appeal.id))
    if (isReversed) await reverse(tx, ctx, { row, decision: known.decision, appeal })
    await tx
      .update(moderationCase)
      .set({ version: row.version + 1, ...closing(known.decision, appeal, { row, file, at: now() }) })
      .where(eq(moderationCase.id, row.id))
    await record(tx, ctx, {
      act: 'appeal.decided',
      subject: { kind: 'case', id: row.id },
      details: { isReversed, side: appeal.side },
    })
    const told = sidesToldOf({ side: appeal.side, isReversed }, known.decision)
    nudge(tx, membersOf(told, row, file), { kind: 'moderation', id: row.subjectId ?? row.id })
    await enqueue(tx, APPEAL_DECIDED_QUEUE, { appealId: appeal.id })
    await tellStaff(tx, row.id)
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

type Reversing = { row: CaseRow; decision: DecisionRow; appeal: AppealRow }

async function reverse(tx: Tx, ctx: MemberCtx, { row, decision, appeal }: Reversing): Promise<void> {
  if (appeal.side === 'reporter') {
    const { id: decisionId, reason } = decision
    if (row.kind && row.subjectId)
      await hide(tx, { kind: row.kind, id: row.subjectId }, { at: ctx.now(), reason, decisionId })
    return
  }
  if (decision.act === 'hide') await showAgain(tx, row)
  if (row.authorId) await lift(tx, ctx, { memberId: row.authorId, decisionId: decision.id })
}

/** What becomes of the case: it waits for its other appeal, or is closed, for good where the other side has nothing to appeal against. */
function closing(
  decision: DecisionRow,
  appeal: AppealRow,
  { row, file, at }: { row: CaseRow; file: CaseFile; at: Date },
) {
  const others = file.appeals.filter(({ id }) => id !== appeal.id)
  if (others.some(({ decidedAt }) => decidedAt === null)) return {}
  const canAppeal = {
    author: row.authorId !== null,
    reporter: file.reports.some(({ reporterId }) => reporterId !== null),
  }
  const other = appeal.side === 'author' ? 'reporter' : 'author'
  const isLeft = others.length === 0 && canAppeal[other] && mayAppealAs(other, decision)
  const until = appealUntil(decision.decidedAt)
  return { state: 'closed' as const, closedAt: isLeft && until > at ? until : at }
}
