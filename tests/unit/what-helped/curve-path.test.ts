import { expect, test } from 'vitest'
import { bandPath, curvePath } from '#web/what-helped/curve-path.ts'

const scale = { x: (month: number) => month, y: (percent: number) => percent }
const months = [
  { month: 1, low: 0, share: 5, high: 15 },
  { month: 2, low: 5, share: 20, high: 35 },
  { month: 3, low: 30, share: 45, high: 65 },
]

/** Returns the height of a path over a point between two months, on its way there, or on its way back where there is one. */
function heights(path: string, at: number): number[] {
  let [x, y] = [0, 0]
  const found: number[] = []
  for (const [, step, to] of path.matchAll(/([HV])([\d.]+)/g)) {
    const next = Number(to)
    if (step === 'H' && Math.min(x, next) < at && at < Math.max(x, next)) found.push(y)
    if (step === 'H') x = next
    else y = next
  }
  return found
}

test.each([
  [0.5, 0, [0, 0]],
  [1.5, 5, [15, 0]],
  [2.5, 20, [35, 5]],
])('after %d months the band around the curve has the ends of the same month', (at, share, ends) => {
  expect(heights(curvePath(months, scale), at)).toEqual([share])
  expect(heights(bandPath(months, scale), at)).toEqual(ends)
})
