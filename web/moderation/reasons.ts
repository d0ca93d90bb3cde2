import type { ReportReason } from '#contract/moderation/schema.ts'

/** In the order in which they are offered: what cannot wait first. */
export const REASONS = [
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
] as const satisfies readonly ReportReason[]
