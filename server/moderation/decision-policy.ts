import type { ContentAct } from '#contract/moderation/schema.ts'
import { appealPeriodFrom } from './appeal-dates.ts'
import type { AppealRow, CaseRow, DecisionRow } from './tables.ts'

export type Side = AppealRow['side']
type Decided = Pick<DecisionRow, 'act' | 'sanction' | 'decidedAt'>
type Appealed = Pick<AppealRow, 'id' | 'side' | 'createdAt' | 'isReversed' | 'decidedAt'>

/** The state that a decision leads to once its appeals are counted in. */
export type Outcome = {
  /** The act that is in force for the reported thing. The queries know it as `isHidden`. */
  act: ContentAct
  /** Whether the sanction on the author is still in force. The queries know it as `isSanctioned`. */
  isSanctioned: boolean
  /** Maps the id of each appeal that changed what is done with the reported thing to what has been done since. */
  turned: ReadonlyMap<string, ContentAct>
  /** The instant until which each side may appeal; null for a side that has nothing to object to, or has appealed against it. */
  appealUntil: Record<Side, Date | null>
}

/** The side that may object to each act, and the act that it can have instead. */
const OBJECTION = {
  hide: { side: 'author', instead: 'keep' },
  keep: { side: 'reporter', instead: 'hide' },
} as const

/**
 * Returns the outcome of a decision. Each side may appeal once against what is done with the reported thing, from the day on which that began: by the decision,
 * or by the other side's appeal. The author may appeal against a sanction too. An appeal is against what was in force when it was made, and against nothing
 * that came later.
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

/** Sorts appeals by the time of their answer; those that nobody has answered yet come last. */
const inOrderOfAnswers = (appeals: readonly Appealed[]): Appealed[] =>
  appeals.toSorted((one, other) => answeredAt(one) - answeredAt(other))
const answeredAt = ({ decidedAt }: Appealed): number => decidedAt?.getTime() ?? Number.MAX_SAFE_INTEGER

/** Whether this side may appeal now. */
export const canAppeal = (side: Side, { appealUntil }: Outcome, now: Date): boolean => {
  const until = appealUntil[side]
  return until !== null && now <= until
}

/**
 * Whether a decision is told to the author: it lays something on them, or a rule had hidden the thing before. They hear nothing of any other report: when few
 * have seen a thing, the news would say who reported it.
 */
export const isToldToAuthor = (
  { act, sanction }: Pick<DecisionRow, 'act' | 'sanction'>,
  { autoHiddenAt }: Pick<CaseRow, 'autoHiddenAt'>,
): boolean => act === 'hide' || sanction !== 'none' || autoHiddenAt !== null

/** Whether the author knows of a decision: it was told to them, or an appeal has hidden the thing after all. Its SQL twin is `knownToAuthor`. */
export const isKnownToAuthor = (
  decision: Pick<DecisionRow, 'act' | 'sanction'>,
  row: Pick<CaseRow, 'autoHiddenAt'>,
  appeals: readonly Pick<AppealRow, 'side' | 'isReversed'>[],
): boolean => isToldToAuthor(decision, row) || appeals.some(({ side, isReversed }) => side === 'reporter' && isReversed)

/** Which sides are told what became of an appeal: the side that made it, and the other where something changed that is theirs to know. */
export const sidesToldOf = (
  { id, side, isReversed }: Pick<AppealRow, 'id' | 'side' | 'isReversed'>,
  { turned }: Outcome,
): Record<Side, boolean> => ({
  author: side === 'author' || isReversed === true,
  // A lifted sanction is nobody else's business; a reported thing that is shown again is.
  reporter: side === 'reporter' || turned.has(id),
})

/** Whether the staff took the case up by itself: nobody reported anything, and neither did the list of words. */
export const isOwnInitiative = ({ reports }: { reports: readonly unknown[] }): boolean => reports.length === 0
