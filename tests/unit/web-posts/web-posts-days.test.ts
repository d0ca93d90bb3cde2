import { expect, test } from 'vitest'
import { yearUpTo } from '#web/posts/compose/year-up-to.ts'
import { isNew } from '#web/posts/feed/is-new.ts'

test('a year is the twelve months up to this one, across new year', () => {
  const year = yearUpTo(new Date('2026-02-10T12:00:00Z'))
  expect(year).toHaveLength(12)
  expect([year[0], year[10], year[11]]).toEqual(['2025-03', '2026-01', '2026-02'])
})

test('a month that only the server has reached is the last of the year', () => {
  expect(yearUpTo(new Date('2026-11-30T23:59:00Z'), '2026-12').at(-1)).toBe('2026-12')
  expect(yearUpTo(new Date('2026-11-30T23:59:00Z'), '2026-07').at(-1)).toBe('2026-11')
})

test('a post is new for seven days', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  expect(isNew(new Date('2026-11-13T12:00:01Z'), now)).toBe(true)
  expect(isNew(new Date('2026-11-13T12:00:00Z'), now)).toBe(false)
})
