import { bandOf } from '#contract/foundation/disclosure.ts'
import { STEP } from '#contract/foundation/disclosure-limits.ts'

/** To the nearest five, from the middles of two bands: the share tells no more than the bands do. */
export function aboutShare(part: number, whole: number): number {
  const middle = (members: number) => (bandOf(members).from + bandOf(members).to) / 2
  return Math.min(100, Math.round((100 * middle(part)) / middle(whole) / STEP) * STEP)
}
