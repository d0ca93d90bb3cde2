/** Nothing new for so long: what is watched shows nothing any more. */
const STILL_MS = 3_000
/** Nothing came at all for so long after one began. */
const FIRST_MS = 8_000

/** A picture of which no byte came for so long is not sent any more, and is not stuck. */
const HIDDEN_MS = 1_500

/** What has come so far: bytes of the voice, bytes of the picture, and its frames. */
export type Received = { voice: number; picture: number; frames: number }

/**
 * Tells when what is watched has stopped: no byte of voice or picture; or no new frame, though bytes of the picture come. An expert who turns the
 * camera off sends no such bytes: their voice is whole without. Times in milliseconds of one clock.
 */
export function openWatchdog(startedAt: number) {
  const last: Received = { voice: 0, picture: 0, frames: 0 }
  const at: Received = { voice: startedAt, picture: startedAt, frames: startedAt }
  /** Bytes of the picture come since then, and no frame. */
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
    /** Whether a picture comes. */
    hasPicture: (now: number) => last.frames > 0 && now - at.frames < STILL_MS,
  }
}

const LONGEST_MS = 4_000

/** Milliseconds before the n-th try in a row, from 1: doubles from half a second to four, half of it by chance, so that a room does not come back as one. */
export const pauseBefore = (tries: number, random: number): number =>
  Math.min(500 * 2 ** (tries - 1), LONGEST_MS) * (0.5 + random / 2)
