import { bandOf, STEP } from '#contract/foundation/disclosure.ts'

/** A share in percent, to the nearest five, from the middle of two bands: it says nothing that they do not say. */
export function aboutShare(part: number, whole: number): number {
  const middle = (members: number) => (bandOf(members).from + bandOf(members).to) / 2
  return Math.min(100, Math.round((100 * middle(part)) / middle(whole) / STEP) * STEP)
}
