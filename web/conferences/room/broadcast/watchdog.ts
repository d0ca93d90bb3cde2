const STILL_MS = 3_000
const FIRST_MS = 8_000

/** After this long without a byte of the picture, the camera counts as off, and not as stuck. */
const HIDDEN_MS = 1_500

export type Received = { voice: number; picture: number; frames: number }

/**
 * Detects that a broadcast has stopped: no byte of voice or picture arrives, or no new frame although bytes of the picture do. An expert who turns the
 * camera off sends no such bytes, and their voice alone is enough. Times are in milliseconds of one clock.
 */
export function openWatchdog(startedAt: number) {
  const last: Received = { voice: 0, picture: 0, frames: 0 }
  const at: Received = { voice: startedAt, picture: startedAt, frames: startedAt }
  /** Since then, bytes of the picture arrive without a frame. */
  let stuckSince: number | undefined
  return {
    /** @returns whether to begin again */
    look(received: Received, now: number): boolean {
      const isNew = (what: keyof Received) => received[what] > last[what]
      if (isNew('frames') || now - at.picture >= HIDDEN_MS) stuckSince = undefined
      if (isNew('picture') && !isNew('frames') && last.frames > 0) stuckSince ??= now
      for (const what of ['voice', 'picture', 'frames'] as const) if (isNew(what)) at[what] = now
      for (const what of ['voice', 'picture', 'frames'] as const) last[what] = Math.max(last[what], received[what])
      if (last.voice + last.picture === 0) return now - startedAt >= FIRST_MS
      const isStuck = stuckSince !== undefined && now - stuckSince >= STILL_MS
      return isStuck || now - Math.max(at.voice, at.picture) >= STILL_MS
    },
    hasPicture: (now: number) => last.frames > 0 && now - at.frames < STILL_MS,
  }
}

const LONGEST_MS = 4_000

/** Doubles from 500 to 4000 milliseconds, half of it random, so that members do not all reconnect at once. `tries` counts from 1. */
export const pauseBefore = (tries: number, random: number): number =>
  Math.min(500 * 2 ** (tries - 1), LONGEST_MS) * (0.5 + random / 2)
