import { expect, test } from 'vitest'
import { daysAfter, daysFrom, monthsFrom, utcDayOf } from '#contract/foundation/days.ts'

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-03-29', 0, '2026-03-29'],
])('the calendar day of %s, %d days later, is %s', (day, days, later) => {
  expect(daysAfter(day, days)).toBe(later)
})

test.each([
  ['2026-03-31T10:00:00Z', -1, '2026-02-28T10:00:00Z'],
  ['2028-03-31T10:00:00Z', -1, '2028-02-29T10:00:00Z'],
  ['2028-02-29T23:59:59Z', 12, '2029-02-28T23:59:59Z'],
  ['2026-01-31T00:00:00Z', 1, '2026-02-28T00:00:00Z'],
  ['2026-01-31T00:00:00Z', 2, '2026-03-31T00:00:00Z'],
  ['2026-01-15T00:00:00Z', -1, '2025-12-15T00:00:00Z'],
  ['2026-12-31T00:00:00Z', -13, '2025-11-30T00:00:00Z'],
])('%s, %d months later, is %s', (at, months, later) => {
  expect(monthsFrom(new Date(at), months)).toEqual(new Date(later))
})

test('a day from an instant is 24 hours, and the day of an instant is the one of UTC', () => {
  const at = new Date('2026-03-28T23:30:00Z')
  expect(daysFrom(at, 1)).toEqual(new Date('2026-03-29T23:30:00Z'))
  expect(daysFrom(at, -28)).toEqual(new Date('2026-02-28T23:30:00Z'))
  expect(utcDayOf(at)).toBe('2026-03-28')
})
