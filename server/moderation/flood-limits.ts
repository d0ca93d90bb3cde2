import { DAY_SECONDS, HOUR_SECONDS } from '#contract/foundation/durations.ts'
import { REPORTS_PER_HOUR } from '#contract/moderation/limits.ts'
import type { Limit } from '#server/foundation/net/rate.ts'

export const VISITOR_REPORT_FLOOD = { name: 'content-reports', points: REPORTS_PER_HOUR, seconds: HOUR_SECONDS }

export const RECEIPT_FLOOD = { name: 'report-receipts', points: 60, seconds: HOUR_SECONDS }

/** A visitor can give anybody's address, so the mails to one address are limited. */
export const reportMailFloods = (kind: string): Limit[] => [
  { name: `mails-${kind}`, points: 3, seconds: HOUR_SECONDS },
  { name: `mails-${kind}-daily`, points: 10, seconds: DAY_SECONDS },
]
