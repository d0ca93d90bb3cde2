import type { ContentAct } from '#contract/moderation/schema.ts'
import { appealPeriodFrom } from './appeal-dates.ts'
import type { AppealRow, CaseRow, DecisionRow } from './tables.ts'

export type Side = AppealRow['side']
type Decided = Pick<DecisionRow, 'act' | 'sanction' | 'decidedAt'>
type Appealed = Pick<AppealRow, 'id' | 'side' | 'createdAt' | 'isReversed' | 'decidedAt'>

/** The state that a decision leads to once its appeals are counted in. */
export type Outcome = {
  /** The measure in force on the reported content. Its SQL twin in queries.ts is `isHidden`. */
  act: ContentAct
  /** Whether the sanction on the author is still in force. Its SQL twin in queries.ts is `isSanctioned`. */
  isSanctioned: boolean
  /** Maps the id of each appeal that changed the measure on the content to the measure since. */
  turned: ReadonlyMap<string, ContentAct>
  /** Until when each side may appeal; null for a side that has nothing to appeal against, or has already appealed. */
  appealUntil: Record<Side, Date | null>
}

/** The side that may appeal against each measure, and the measure that it would get instead. */
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

/** Sorts appeals by the time of their decision; undecided ones come last. */
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

/** Whether the author knows of a decision: they were told, or an appeal has hidden the content. Its SQL twin is `knownToAuthor`. */
export const isKnownToAuthor = (
  decision: Pick<DecisionRow, 'act' | 'sanction'>,
  row: Pick<CaseRow, 'autoHiddenAt'>,
  appeals: readonly Pick<AppealRow, 'side' | 'isReversed'>[],
): boolean => isToldToAuthor(decision, row) || appeals.some(({ side, isReversed }) => side === 'reporter' && isReversed)

/** Returns which sides are told of a decided appeal: the one that made it, and the other where something changed that it may know. */
export const sidesToldOf = (
  { id, side, isReversed }: Pick<AppealRow, 'id' | 'side' | 'isReversed'>,
  { turned }: Outcome,
): Record<Side, boolean> => ({
  author: side === 'author' || isReversed === true,
  // A lifted sanction concerns only the author; content that is shown again concerns the reporter too.
  reporter: side === 'reporter' || turned.has(id),
})

/** Whether the staff acted on its own initiative: neither a person nor a watched word reported anything. */
export const isOwnInitiative = ({ reports }: { reports: readonly unknown[] }): boolean => reports.length === 0
