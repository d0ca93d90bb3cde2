import { text, uuid } from 'drizzle-orm/pg-core'
import type { Hidden, ReportReason } from '#contract/foundation/hidden.ts'
import { REPORT_REASONS } from '#contract/foundation/report-reasons.ts'
import { instant } from './tables.ts'

/** Reason and decision are null while a rule hid the row and nobody has decided. */
export const hidingColumns = () => ({
  hiddenAt: instant(),
  hiddenReason: text({ enum: REPORT_REASONS }),
  hiddenDecisionId: uuid(),
})

export type HidingRow = { hiddenAt: Date | null; hiddenReason: ReportReason | null; hiddenDecisionId: string | null }

export type Hiding = { at: Date; reason: ReportReason | null; decisionId: string | null } | null

export const hidingValues = (hiding: Hiding): HidingRow => ({
  hiddenAt: hiding?.at ?? null,
  hiddenReason: hiding?.reason ?? null,
  hiddenDecisionId: hiding?.decisionId ?? null,
})

export const hiddenView = ({ hiddenAt, hiddenReason, hiddenDecisionId }: HidingRow): Hidden =>
  hiddenAt && { reason: hiddenReason, decisionId: hiddenDecisionId }
