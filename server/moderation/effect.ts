import type { ContentAct } from '#contract/moderation/schema.ts'
import { appealPeriodFrom } from './appeal-period.ts'
import type { CaseRow } from './file-report.ts'
import type { moderationAppeal, moderationDecision } from './tables.ts'

export type DecisionRow = typeof moderationDecision.$inferSelect
export type AppealRow = typeof moderationAppeal.$inferSelect

export type Side = AppealRow['side']
type Decided = Pick<DecisionRow, 'act' | 'sanction' | 'decidedAt'>
type Appealed = Pick<AppealRow, 'id' | 'side' | 'createdAt' | 'isReversed' | 'decidedAt'>

/** What a decision comes to once its appeals are counted in. */
export type Outcome = {
  /** With what was reported. The queries know it as `isHidden`. */
  act: ContentAct
  /** Whether what was laid on the author besides still is. The queries know it as `isSanctioned`. */
  isSanctioned: boolean
  /** By the ids of appeals that turned what stood with what was reported, what has stood since. */
  turned: ReadonlyMap<string, ContentAct>
  /** Until when each side may appeal; null for whom nothing of it displeases, and who has appealed against it. */
  appealUntil: Record<Side, Date | null>
}

/** Whom each act displeases, and what they can have instead. */
const OBJECTION = {
  hide: { side: 'author', instead: 'keep' },
  keep: { side: 'reporter', instead: 'hide' },
} as const

/**
 * Each side may appeal once against what stands with what was reported, from the day on which it came to stand: by the decision, or by the other side's
 * appeal. The author may appeal against a sanction too. An appeal is one against what stood when it was made: against nothing that came later.
 */
export function outcomeOf(decision: Decided, appeals: readonly Appealed[]): Outcome {
  let { act, decidedAt: since } = decision
  let isSanctioned = decision.sanction !== 'none'
  const turned = new Map<string, ContentAct>()
  const heard = new Set<Side>()
  for (const { id, side, createdAt, isReversed, decidedAt } of inOrderOfAnswers(appeals)) {
    if (isReversed && side === 'author') isSanctioned = false
    const objection = OBJECTION[act]
    if (side !== objection.side || createdAt < since) continue
    heard.add(side)
    if (!isReversed || !decidedAt) continue
    act = objection.instead
    since = decidedAt
    turned.set(id, act)
  }
  const mayAppeal = (side: Side) => OBJECTION[act].side === side && !heard.has(side)
  const againstSanction = isSanctioned && !appeals.some(({ side }) => side === 'author')
  return {
    act,
    isSanctioned,
    turned,
    appealUntil: {
      author: mayAppeal('author')
        ? appealPeriodFrom(since)
        : againstSanction
          ? appealPeriodFrom(decision.decidedAt)
          : null,
      reporter: mayAppeal('reporter') ? appealPeriodFrom(since) : null,
    },
  }
}

/** Those that nobody has answered yet are last. */
const inOrderOfAnswers = (appeals: readonly Appealed[]): Appealed[] =>
  appeals.toSorted((one, other) => answeredAt(one) - answeredAt(other))
const answeredAt = ({ decidedAt }: Appealed): number => decidedAt?.getTime() ?? Number.MAX_SAFE_INTEGER

/** Whether this side may appeal now. */
export const canAppeal = (side: Side, { appealUntil }: Outcome, now: Date): boolean => {
  const until = appealUntil[side]
  return until !== null && now <= until
}

/**
 * Whether a decision is told to the author: it lays something on them, or a rule had hidden it before. Of any other report they hear nothing: what few have
 * seen would say who reported it.
 */
export const isToldToAuthor = (
  { act, sanction }: Pick<DecisionRow, 'act' | 'sanction'>,
  { autoHiddenAt }: Pick<CaseRow, 'autoHiddenAt'>,
): boolean => act === 'hide' || sanction !== 'none' || autoHiddenAt !== null

/** Whether there is a decision for the author at all: it was told to them, or is by now, since an appeal hid it after all. Its twin is `knownToAuthor`. */
export const isKnownToAuthor = (
  decision: Pick<DecisionRow, 'act' | 'sanction'>,
  row: Pick<CaseRow, 'autoHiddenAt'>,
  appeals: readonly Pick<AppealRow, 'side' | 'isReversed'>[],
): boolean => isToldToAuthor(decision, row) || appeals.some(({ side, isReversed }) => side === 'reporter' && isReversed)

/** To which sides it is told what became of an appeal: whose it is, and the other where something changed that is theirs to know. */
export const sidesToldOf = (
  { id, side, isReversed }: Pick<AppealRow, 'id' | 'side' | 'isReversed'>,
  { turned }: Outcome,
): Record<Side, boolean> => ({
  author: side === 'author' || isReversed === true,
  // That a sanction was lifted is nobody else's; that what was reported stands there again is.
  reporter: side === 'reporter' || turned.has(id),
})

/** The list of words reports what it finds, too: what nobody reported, the staff took up by itself. */
export const isOwnInitiative = ({ reports }: { reports: readonly unknown[] }): boolean => reports.length === 0
