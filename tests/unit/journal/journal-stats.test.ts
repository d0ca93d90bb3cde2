import { expect, test } from 'vitest'
import { daysAfter } from '#contract/foundation/days.ts'
import { curveSegments, statsOf } from '#contract/journal/stats.ts'
import { cutText } from '#server/foundation/text/cut.ts'

const BEGUN = '2026-02-20'
const days = (...intensities: (number | null)[]) =>
  intensities.flatMap((intensity, n) => (intensity === null ? [] : [{ day: daysAfter(BEGUN, n), intensity }]))

test('the figures of a period are mean, lowest and highest, and empty where nothing was written', () => {
  expect(statsOf([])).toBeUndefined()
  expect(statsOf(days(3))).toEqual({
    days: 1,
    mean: 3,
    lowest: { day: BEGUN, intensity: 3 },
    highest: { day: BEGUN, intensity: 3 },
    trend: null,
  })
  expect(statsOf(days(2, null, 9, 2, 9).reverse())).toMatchObject({
    days: 4,
    mean: 5.5,
    lowest: { day: BEGUN, intensity: 2 },
    highest: { day: '2026-02-22', intensity: 9 },
  })
})

test.each([
  ['rising', days(1, 2, 2, 3, 4, 4, 5, 6)],
  ['falling', days(9, 8, null, null, 7, 7, 5, 5, 2)],
  ['steady', days(5, 5, 6, 5, 5, 4, 5, 5, 5)],
  ['steady', days(2, 8, 2, 8, 5, 8, 2, 8, 2)],
  [null, days(1, 3, 5, 9)],
  [null, days(1, 2, 4, 6, 8, 9)],
  ['rising', days(1, null, null, 3, 4, null, 6, 8)],
] as const)('a trend is %s only where the days show it', (trend, written) => {
  expect(statsOf(written)?.trend).toBe(trend)
})

test('a missing day ends a line: it is a gap, never a zero', () => {
  expect(
    curveSegments(days(1, 2, null, 0, null, null, 4, 5)).map((line) => line.map(({ intensity }) => intensity)),
  ).toEqual([[1, 2], [0], [4, 5]])
  expect(curveSegments([])).toEqual([])
})

test('a text is cut at the end of a word, never within one character, and stays within its length', () => {
  expect(cutText('assez court', 20)).toBe('assez court')
  expect(cutText('la pièce tourne encore un peu', 20)).toBe('la pièce tourne…')
  expect(cutText('x'.repeat(30), 10)).toBe(`${'x'.repeat(9)}…`)
  expect(cutText(`Un mot ${'x'.repeat(30)}`, 20)).toBe(`Un mot ${'x'.repeat(12)}…`)
  expect(cutText(`${'x'.repeat(8)}👩‍👩‍👧‍👦 et la suite`, 12)).toBe(`${'x'.repeat(8)}…`)
})
