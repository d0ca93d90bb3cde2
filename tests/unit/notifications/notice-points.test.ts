import { expect, test } from 'vitest'
import { noticePoints } from '#server/closest/closeness-criteria.ts'

test.each([
  [0.2, 50],
  [0.25, 60],
  [0.3, 70],
  [0.45, 100],
  [1.4, 100],
])('a closeness of %s counts %s of 100 points beside pairs by score', (closeness, points) => {
  expect(noticePoints(closeness)).toBe(points)
})
