import { z } from 'zod'
import { Id } from './ids.ts'
import { REPORT_REASONS } from './report-reasons.ts'

export const ReportReason = z.enum(REPORT_REASONS)
export type ReportReason = z.infer<typeof ReportReason>

/**
 * Why moderation hid something, and by which decision, for its author. `reason` and `decisionId` are null while a rule hid it and nobody has looked yet. For
 * everybody else this is null, or the thing itself is missing.
 */
export const Hidden = z.object({ reason: ReportReason.nullable(), decisionId: Id.nullable() }).nullable()
export type Hidden = z.infer<typeof Hidden>
