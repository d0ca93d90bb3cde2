/**
 * Why something should not stand here, what cannot wait first. danger: someone's life is threatened. minor: a child. health: advice that does harm. privacy: who somebody is, or
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
