import type { ContentAct } from '#contract/moderation/schema.ts'
import type { CaseRow } from './file-report.ts'
import type { moderationAppeal, moderationDecision } from './tables.ts'

export type DecisionRow = typeof moderationDecision.$inferSelect
export type AppealRow = typeof moderationAppeal.$inferSelect

type Acted = Pick<DecisionRow, 'act'>
type Side = Pick<AppealRow, 'side' | 'isReversed'>

/** What a decision does to what was reported, once its appeals are counted in: each side can have only the other outcome. */
export const actInForce = ({ act }: Acted, appeals: readonly Side[]): ContentAct =>
  act === 'hide'
    ? isReversedFor('author', appeals)
      ? 'keep'
      : 'hide'
    : isReversedFor('reporter', appeals)
      ? 'hide'
      : 'keep'

const isReversedFor = (side: AppealRow['side'], appeals: readonly Side[]): boolean =>
  appeals.some((appeal) => appeal.side === side && appeal.isReversed === true)

/** Whether a decision lays something on the author. */
export const isAgainstAuthor = ({ act, sanction }: Pick<DecisionRow, 'act' | 'sanction'>): boolean =>
  act === 'hide' || sanction !== 'none'

/**
 * Whether a decision is told to the author: it lays something on them, or a rule had hidden it before. Of any other report they hear nothing: what few have
 * seen would say who reported it.
 */
export const isToldToAuthor = (
  decision: Pick<DecisionRow, 'act' | 'sanction'>,
  { autoHiddenAt }: Pick<CaseRow, 'autoHiddenAt'>,
): boolean => isAgainstAuthor(decision) || autoHiddenAt !== null

/** Whether there is a decision for the author at all: it was told to them, or is by now, since an appeal hid it after all. Its twin is `knownToAuthor`. */
export const isKnownToAuthor = (
  decision: Pick<DecisionRow, 'act' | 'sanction'>,
  row: Pick<CaseRow, 'autoHiddenAt'>,
  appeals: readonly Side[],
): boolean => isToldToAuthor(decision, row) || isReversedFor('reporter', appeals)

/** To which sides it is told what became of an appeal: whose it is, and the other where something changed that is theirs to know. */
export const sidesToldOf = ({ side, isReversed }: Side, { act }: Acted): Record<AppealRow['side'], boolean> => ({
  author: side === 'author' || isReversed === true,
  // That a sanction was lifted is nobody else's; that what was reported stands there again is.
  reporter: side === 'reporter' || (isReversed === true && act === 'hide'),
})

/** What either side may appeal against: the author what was done, a reporter that nothing was. */
export const mayAppealAs = (side: AppealRow['side'], decision: Pick<DecisionRow, 'act' | 'sanction'>): boolean =>
  side === 'author' ? isAgainstAuthor(decision) : decision.act === 'keep'

/** The list of words reports what it finds, too: what nobody reported, the staff took up by itself. */
export const isOwnInitiative = ({ reports }: { reports: readonly unknown[] }): boolean => reports.length === 0
