import type { ReportReason } from '#contract/foundation/hidden.ts'
import type { ReporterStanding } from './schema.ts'

/** What one report weighs by what it says: what may do harm at once outweighs what annoys. */
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

/** And by who says it: whoever was right before counts for more; a visitor, a newcomer and whoever was often wrong for half. */
const FACTORS: Record<ReporterStanding, number> = { trusted: 1.5, known: 1, unknown: 0.5 }

export const weightOf = (reason: ReportReason, reporter: ReporterStanding): number =>
  WEIGHTS[reason] * FACTORS[reporter]

/** Reports upheld and refused before, of whoever reports now. */
export const standingOf = ({ isNew, upheld, refused }: { isNew: boolean; upheld: number; refused: number }) =>
  isNew || (refused >= 3 && refused > upheld) ? 'unknown' : upheld >= 3 && upheld > 2 * refused ? 'trusted' : 'known'

/** These are read before all others. */
export const isUrgent = (reason: ReportReason): boolean => reason === 'danger' || reason === 'minor'
