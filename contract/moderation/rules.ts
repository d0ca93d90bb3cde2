import type { ReportReason } from '#contract/foundation/hidden.ts'
import { HEARD_AFTER_DAYS, HIDING_REPORTERS } from './limits.ts'
import type { ReporterRecord } from './schema.ts'

const WEIGHTS: Record<ReportReason, number> = {
  danger: 6,
  minor: 6,
  health: 4,
  privacy: 4,
  harassment: 4,
  hate: 4,
  sexual: 4,
  illegal: 4,
  scam: 2,
  other: 2,
}

/** A reporter who was right before counts more; a visitor, a new account and one who was often wrong count half. */
const FACTORS: Record<ReporterRecord, number> = { trusted: 1.5, known: 1, unknown: 0.5 }

export const weightOf = (reason: ReportReason, reporter: ReporterRecord): number => WEIGHTS[reason] * FACTORS[reporter]

type Judged = { upheld: number; refused: number }

export const reporterRecordOf = ({ isNew, upheld, refused }: Judged & { isNew: boolean }) =>
  isNew || (refused >= 3 && refused > upheld) ? 'unknown' : upheld >= 3 && upheld > 2 * refused ? 'trusted' : 'known'

/**
 * Returns as how many of HIDING_REPORTERS one reporter counts, where something is hidden before anyone has looked: staff count as all of them; a member who was
 * mostly right before as one; one who was never judged as half of one, from HEARD_AFTER_DAYS on. A new account and a member who was often wrong count as none.
 * @param ageDays  of the account
 */
export function voiceOf({
  isStaff,
  isNew,
  ageDays,
  upheld,
  refused,
}: Judged & { isStaff: boolean; isNew: boolean; ageDays: number }): number {
  if (isStaff) return HIDING_REPORTERS
  if (reporterRecordOf({ isNew, upheld, refused }) === 'unknown') return 0
  if (upheld + refused === 0 && ageDays < HEARD_AFTER_DAYS) return 0
  return upheld > refused ? 1 : 0.5
}

export const isUrgent = (reason: ReportReason): boolean => reason === 'danger' || reason === 'minor'
