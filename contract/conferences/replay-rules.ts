/** A stretch that was recorded without a break: it began at an instant, and fills so much of the replay. */
export type RecordedTake = { startedAt: Date; durationMs: number }

/**
 * Where in a replay made of these takes, one after the other, an instant is, in seconds. What happened between two of them is at the end of the one
 * before, what came before the first at the beginning; nothing lies beyond the end.
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
