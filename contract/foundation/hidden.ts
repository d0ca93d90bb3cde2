import { z } from 'zod'
import { Id } from './ids.ts'
import { REPORT_REASONS } from './report-reasons.ts'

export const ReportReason = z.enum(REPORT_REASONS)
export type ReportReason = z.infer<typeof ReportReason>

/**
 * Of what moderation hid, to whoever made it: why, and by which decision. Both null as long as a rule hid it, and nobody has looked yet. For everybody
 * else it is null, or the thing is not there.
 */
export const Hidden = z.object({ reason: ReportReason.nullable(), decisionId: Id.nullable() }).nullable()
export type Hidden = z.infer<typeof Hidden>
