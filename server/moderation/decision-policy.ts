import type { ContentAct } from '#contract/moderation/schema.ts'
import { appealPeriodFrom } from './appeal-dates.ts'
import type { AppealRow, CaseRow, DecisionRow } from './tables.ts'

export type Side = AppealRow['side']
type Decided = Pick<DecisionRow, 'act' | 'sanction' | 'decidedAt'>
type Appealed = Pick<AppealRow, 'id' | 'side' | 'createdAt' | 'isReversed' | 'decidedAt'>

export type Outcome = {
  /** The measure in force on the reported content. Its SQL twin in queries.ts is `isHidden`. */
  act: ContentAct
  /** Its SQL twin in queries.ts is `isSanctioned`. */
  isSanctioned: boolean
  turned: ReadonlyMap<string, ContentAct>
  /** Null for a side that has nothing to appeal against, or has already appealed. */
  appealUntil: Record<Side, Date | null>
}

const OBJECTION = {
  hide: { side: 'author', instead: 'keep' },
  keep: { side: 'reporter', instead: 'hide' },
} as const

/**
 * Returns what is in force after a decision and its appeals. Each side may appeal once against the measure on the content, from the day on which it began: by
 * the decision, or by the other side's appeal. The author may also appeal against a sanction. An appeal concerns what was in force when it was made, and
 * nothing later.
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

const inOrderOfAnswers = (appeals: readonly Appealed[]): Appealed[] =>
  appeals.toSorted((one, other) => answeredAt(one) - answeredAt(other))
const answeredAt = ({ decidedAt }: Appealed): number => decidedAt?.getTime() ?? Number.MAX_SAFE_INTEGER

export const canAppeal = (side: Side, { appealUntil }: Outcome, now: Date): boolean => {
  const until = appealUntil[side]
  return until !== null && now <= until
}

/**
 * Whether the author is told of a decision: it includes a measure on them, or a rule had hidden the content before. They are told of no other report, because
 * where few members have seen the content, that would reveal who reported it.
 */
export const isToldToAuthor = (
  { act, sanction }: Pick<DecisionRow, 'act' | 'sanction'>,
  { autoHiddenAt }: Pick<CaseRow, 'autoHiddenAt'>,
): boolean => act === 'hide' || sanction !== 'none' || autoHiddenAt !== null

/** An author knows a decision that they were told of, or where an appeal has hidden the content. Its SQL twin is `knownToAuthor`. */
export const isKnownToAuthor = (
  decision: Pick<DecisionRow, 'act' | 'sanction'>,
  row: Pick<CaseRow, 'autoHiddenAt'>,
  appeals: readonly Pick<AppealRow, 'side' | 'isReversed'>[],
): boolean => isToldToAuthor(decision, row) || appeals.some(({ side, isReversed }) => side === 'reporter' && isReversed)

export const sidesToldOf = (
  { id, side, isReversed }: Pick<AppealRow, 'id' | 'side' | 'isReversed'>,
  { turned }: Outcome,
): Record<Side, boolean> => ({
  author: side === 'author' || isReversed === true,
  // A lifted sanction concerns only the author; content that is shown again concerns the reporter too.
  reporter: side === 'reporter' || turned.has(id),
})

export const isOwnInitiative = ({ reports }: { reports: readonly unknown[] }): boolean => reports.length === 0
