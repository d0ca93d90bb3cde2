import { expect, test } from 'vitest'
import { bandOfPoints } from '#contract/matching/band.ts'

test.each([
  [100, 'veryClose'],
  [70, 'veryClose'],
  [69, 'close'],
  [51, 'close'],
  [50, 'common'],
  [0, 'common'],
])('%s points that are told say "%s"', (points, band) => {
  expect(bandOfPoints(points)).toBe(band)
})
