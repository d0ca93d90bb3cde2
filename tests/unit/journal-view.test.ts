import { expect, test } from 'vitest'
import { dayDraftOf } from '#web/journal/day-draft.ts'
import { readJournalsView, readJournalView, readPeriode } from '#web/journal/journal-view.ts'
import { beginningOf, PERIODS, periodOf } from '#web/journal/period.ts'

test.each(PERIODS)('the address and the period $name say the same', (period) => {
  const read = readPeriode({ periode: period.periode, autre: 1 })
  expect(read).toBe(period.periode)
  expect(periodOf(read)).toBe(period)
})

test('what an address of a journal should not hold is passed over', () => {
  expect(readJournalView({ jour: '2026-03-09', periode: 'tout', x: 1 })).toEqual({
    jour: '2026-03-09',
    periode: 'tout',
  })
  for (const jour of ['2026-02-31', 'demain', 20260309, null, ['2026-03-09'], {}])
    expect(readJournalView({ jour, periode: 'siècle' })).toEqual({})
  const post = '0198f1a2-0000-7000-8000-000000000001'
  expect(readJournalsView({ post })).toEqual({ post })
  for (const wrong of ['x', 1, null, [post], `${post}x`]) expect(readJournalsView({ post: wrong })).toEqual({})
})

test('a period ends today and begins so many days before; all of it with the first day written', () => {
  const [month, quarter, , all] = PERIODS
  expect(beginningOf(month, '2026-03-30', null)).toBe('2026-03-01')
  expect(beginningOf(quarter, '2026-03-31', '2020-01-01')).toBe('2026-01-01')
  expect(beginningOf(all, '2026-03-31', '2020-01-01')).toBe('2020-01-01')
  expect(beginningOf(all, '2026-03-31', null)).toBe('2026-03-31')
})

test('a draft is read as it was kept; anything else is none', () => {
  const draft = { intensity: 0, note: 'é', replaces: 1_770_000_000_000 }
  expect(dayDraftOf(JSON.stringify(draft))).toEqual(draft)
  expect(dayDraftOf(JSON.stringify({ ...draft, replaces: null, more: 1 }))).toEqual({ ...draft, replaces: null })
  for (const text of [
    null,
    '',
    '{',
    'null',
    '[]',
    '3',
    JSON.stringify({ ...draft, intensity: 11 }),
    JSON.stringify({ ...draft, intensity: 4.5 }),
    JSON.stringify({ ...draft, note: 3 }),
    JSON.stringify({ ...draft, replaces: 'x' }),
    JSON.stringify({ intensity: 3, note: '' }),
  ])
    expect([text, dayDraftOf(text)]).toEqual([text, undefined])
})
