import { SMALL_SIDE } from '#contract/media/limits.ts'
import type { Media } from '#contract/media/schema.ts'

export function sizesOf({ small, large, width, height }: Media): string | undefined {
  if (small === null || large === null) return undefined
  const smallWidth = Math.max(1, Math.round(width * Math.min(1, SMALL_SIDE / Math.max(width, height))))
  return smallWidth < width ? `${small} ${smallWidth}w, ${large} ${width}w` : undefined
}

/** Formats 0:48 or 12:05; an hour counts as sixty minutes. */
export function lengthText(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
