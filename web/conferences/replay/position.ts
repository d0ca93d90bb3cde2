import type { Chapter } from '#contract/conferences/replay-schema.ts'

/** For example "3:07" or "1:02:45". */
export function positionText(seconds: number): string {
  const whole = Math.floor(seconds)
  const two = (part: number) => String(part).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

/** A position this much too early, in seconds, still counts as the chapter: browsers seek to the frame before. */
const EARLY_SECONDS = 0.25

export const chapterAt = (chapters: readonly Chapter[], seconds: number): Chapter | undefined =>
  chapters.findLast(({ atSeconds }) => atSeconds <= seconds + EARLY_SECONDS)
