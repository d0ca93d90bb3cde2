import type { ContentAct } from '#contract/moderation/schema.ts'
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

/** What either side may appeal against: the author what was done, a reporter that nothing was. */
export const mayAppealAs = (side: AppealRow['side'], decision: Pick<DecisionRow, 'act' | 'sanction'>): boolean =>
  side === 'author' ? isAgainstAuthor(decision) : decision.act === 'keep'

/** The list of words reports what it finds, too: what nobody reported, the staff took up by itself. */
export const isOwnInitiative = ({ reports }: { reports: readonly unknown[] }): boolean => reports.length === 0
