/** Nothing new for so long: what is watched shows nothing any more. */
const STILL_MS = 3_000
/** Nothing came at all for so long after one began. */
const FIRST_MS = 8_000

/** What has come so far: bytes of any kind, and frames of the picture. */
export type Received = { bytes: number; frames: number }

/**
 * Tells when what is watched has stopped: no byte of voice or picture, or no new frame where there had been some. A broadcast of the voice alone has
 * no frames, and is whole without them. Times in milliseconds of one clock.
 */
export function openWatchdog(startedAt: number) {
  let last: Received = { bytes: 0, frames: 0 }
  let bytesAt = startedAt
  let framesAt = startedAt
  return {
    /** @returns whether to begin again */
    look({ bytes, frames }: Received, now: number): boolean {
      if (bytes > last.bytes) bytesAt = now
      if (frames > last.frames) framesAt = now
      last = { bytes: Math.max(bytes, last.bytes), frames: Math.max(frames, last.frames) }
      if (last.bytes === 0) return now - startedAt >= FIRST_MS
      return now - bytesAt >= STILL_MS || (last.frames > 0 && now - framesAt >= STILL_MS)
    },
    /** Whether a picture came. */
    hasPicture: () => last.frames > 0,
  }
}

const LONGEST_MS = 4_000

/** Milliseconds before the n-th try in a row, from 1: doubles from half a second to four, half of it by chance, so that a room does not come back as one. */
export const pauseBefore = (tries: number, random: number): number =>
  Math.min(500 * 2 ** (tries - 1), LONGEST_MS) * (0.5 + random / 2)
