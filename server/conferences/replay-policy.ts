import { WITHDRAWAL_DAYS } from '#contract/conferences/limits.ts'
import { daysFrom } from '#contract/foundation/days.ts'
import type { Verdict } from '#server/foundation/refusal.ts'
import type { RecordingRow } from './recording-queries.ts'

type ReplayFacts = { isAdmin: boolean; isSpeaker: boolean; recording: RecordingRow; now: Date }

export const withdrawableUntil = ({ publishedAt }: RecordingRow): Date | null =>
  publishedAt && daysFrom(publishedAt, WITHDRAWAL_DAYS)

/** A member who was recorded may withdraw the replay, because it shows them, whatever role they hold now. */
export function mayWithdrawReplay({ isSpeaker, recording, now }: ReplayFacts): Verdict {
  if (!isSpeaker) return 'FORBIDDEN'
  const until = withdrawableUntil(recording)
  return until && until < now ? 'TOO_LATE' : 'yes'
}

export const mayRemoveReplay = ({ isAdmin }: Pick<ReplayFacts, 'isAdmin'>): Verdict => (isAdmin ? 'yes' : 'FORBIDDEN')
