import { z } from 'zod'
import { Id } from './ids.ts'

/**
 * Why something should not stand here. danger: someone's life is threatened. minor: a child. health: advice that does harm. privacy: who somebody is, or
 * what is private. scam: advertising, sale, fraud. illegal: against the law in another way.
 */
export const REPORT_REASONS = [
  'danger',
  'minor',
  'health',
  'harassment',
  'hate',
  'privacy',
  'sexual',
  'scam',
  'illegal',
  'other',
] as const
export const ReportReason = z.enum(REPORT_REASONS)
export type ReportReason = z.infer<typeof ReportReason>

/**
 * Of what moderation hid, to whoever made it: why, and by which decision. Both null as long as a rule hid it, and nobody has looked yet. For everybody
 * else it is null, or the thing is not there.
 */
export const Hidden = z.object({ reason: ReportReason.nullable(), decisionId: Id.nullable() }).nullable()
export type Hidden = z.infer<typeof Hidden>
