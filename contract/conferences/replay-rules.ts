/** A stretch that was recorded without a break; `durationMs` is the time it fills in the replay. */
export type RecordedTake = { startedAt: Date; durationMs: number }

/**
 * Returns the position of an instant in a replay made of these takes, one after the other, in seconds. An instant between two takes is at the end of the
 * earlier one, one before the first take at the beginning; none lies beyond the end.
 * @param takes  in any order, none empty
 */
export function positionIn(takes: readonly RecordedTake[], at: Date): number {
  let before = 0
  let position = 0
  for (const { startedAt, durationMs } of takes.toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime())) {
    const since = at.getTime() - startedAt.getTime()
    if (since < 0) break
    position = before + Math.min(since, durationMs)
    before += durationMs
  }
  return position / 1_000
}
