import { expect, test } from 'vitest'
import { msUntilCheck } from '#server/closest/reader-service.ts'

const HOUR_MS = 3_600_000

test.each([
  ['2026-11-30T02:59:59.000Z', 1_000],
  ['2026-11-30T03:00:00.000Z', 24 * HOUR_MS],
  ['2026-11-30T08:00:00.000Z', 19 * HOUR_MS],
  ['2026-12-31T23:00:00.000Z', 4 * HOUR_MS],
])('the readings in memory are checked at night, whenever the server began: at %s in %i ms', (now, ms) => {
  expect(msUntilCheck(new Date(now))).toBe(ms)
})
