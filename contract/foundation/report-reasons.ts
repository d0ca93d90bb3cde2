/**
 * Reasons to report something, the most urgent first. danger: someone's life is threatened. minor: a child. health: advice that does harm. privacy: a person's
 * identity, or something private. scam: advertising, sale, fraud. illegal: against the law in another way.
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
