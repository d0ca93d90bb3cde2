import { text, uuid } from 'drizzle-orm/pg-core'
import type { Hidden, ReportReason } from '#contract/foundation/hidden.ts'
import { REPORT_REASONS } from '#contract/foundation/report-reasons.ts'
import { instant } from './tables.ts'

/** Columns by which moderation hides a row from others; reason and decision are null while a rule hid it and nobody has decided. */
export const hidingColumns = () => ({
  hiddenAt: instant(),
  hiddenReason: text({ enum: REPORT_REASONS }),
  hiddenDecisionId: uuid(),
})

export type HidingRow = { hiddenAt: Date | null; hiddenReason: ReportReason | null; hiddenDecisionId: string | null }

/** When and why a row was hidden; null shows it again. */
export type Hiding = { at: Date; reason: ReportReason | null; decisionId: string | null } | null

export const hidingValues = (hiding: Hiding): HidingRow => ({
  hiddenAt: hiding?.at ?? null,
  hiddenReason: hiding?.reason ?? null,
  hiddenDecisionId: hiding?.decisionId ?? null,
})

/** Returns the reason and decision for the author of a hidden row; null for a row that is not hidden. */
export const hiddenView = ({ hiddenAt, hiddenReason, hiddenDecisionId }: HidingRow): Hidden =>
  hiddenAt && { reason: hiddenReason, decisionId: hiddenDecisionId }
