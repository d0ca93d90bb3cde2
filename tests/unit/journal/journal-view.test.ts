import { expect, test } from 'vitest'
import { dayDraftOf } from '#web/journal/day/day-draft.ts'
import { readJournalsView, readJournalView, readPeriode } from '#web/journal/journal-view.ts'
import { beginningOf, PERIODS, periodOf } from '#web/journal/overview/period.ts'
import { lanesOf, yearBeginning, yearOf } from '#web/journal/overview/year.ts'

test.each(PERIODS)('the address and the period $name say the same', (period) => {
  const read = readPeriode({ periode: period.periode, autre: 1 })
  expect(read).toBe(period.periode)
  expect(periodOf(read)).toBe(period)
})

test('unknown parts of a journal’s address are ignored', () => {
  expect(readJournalView({ jour: '2026-03-09', periode: 'tout', x: 1 })).toEqual({
    jour: '2026-03-09',
    periode: 'tout',
  })
  expect(readJournalView({ jour: '2026-03-09', rappel: true })).toEqual({ jour: '2026-03-09', rappel: true })
  for (const rappel of [false, 'true', 1, null])
    expect(readJournalView({ jour: '2026-03-09', rappel })).toEqual({ jour: '2026-03-09' })
  expect(readJournalView({ rappel: true })).toEqual({})
  for (const jour of ['2026-02-31', 'demain', 20260309, null, ['2026-03-09'], {}])
    expect(readJournalView({ jour, periode: 'siècle' })).toEqual({})
  const post = '0198f1a2-0000-7000-8000-000000000001'
  expect(readJournalsView({ post })).toEqual({ post })
  for (const wrong of ['x', 1, null, [post], `${post}x`]) expect(readJournalsView({ post: wrong })).toEqual({})
})

test('a period ends today and begins so many days before; the whole journal begins with its first day', () => {
  const [month, quarter, , all] = PERIODS
  expect(beginningOf(month, '2026-03-30', null)).toBe('2026-03-01')
  expect(beginningOf(quarter, '2026-03-31', '2020-01-01')).toBe('2026-01-01')
  expect(beginningOf(all, '2026-03-31', '2020-01-01')).toBe('2020-01-01')
  expect(beginningOf(all, '2026-03-31', null)).toBe('2026-03-31')
})

test('a draft is read as it was kept, and any other text is ignored', () => {
  const draft = { intensity: 0, note: 'é', measured: [], replaces: 1_770_000_000_000 }
  expect(dayDraftOf(JSON.stringify(draft))).toEqual(draft)
  expect(dayDraftOf(JSON.stringify({ ...draft, replaces: null, more: 1 }))).toEqual({ ...draft, replaces: null })
  expect(dayDraftOf(JSON.stringify({ ...draft, intensity: null }))).toEqual({ ...draft, intensity: null })
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

test('a year is twelve months up to the current one, each with its days and its medications', () => {
  const today = '2026-03-10'
  expect(yearBeginning(today)).toBe('2025-04-01')
  const treatments = [
    { name: 'Bisoprolol', from: '2024-01-01', to: null },
    { name: 'Paracétamol', from: '2026-02-20', to: '2026-03-02' },
    { name: 'Ancien', from: '2020-01-01', to: '2025-03-31' },
    { name: 'À venir', from: '2026-04-01', to: null },
  ]
  const { lanes, others } = lanesOf(treatments, today)
  expect([lanes.map(({ name }) => name), others]).toEqual([['Bisoprolol', 'Paracétamol'], 0])
  const months = yearOf(
    [
      { day: '2026-02-28', intensity: 4 },
      { day: '2026-03-01', intensity: 6 },
    ],
    lanes,
    today,
  )
  expect(months.map(({ month }) => month).filter((_, nth) => nth === 0 || nth === 11)).toEqual(['2025-04', '2026-03'])
  expect(months.map(({ length }) => length)).toEqual([30, 31, 30, 31, 31, 30, 31, 30, 31, 31, 28, 31])
  expect([...months[10]!.days]).toEqual([[28, 4]])
  expect(months[10]!.figures).toMatchObject({ days: 1, mean: 4 })
  expect(months[10]!.lanes).toEqual([
    { from: 1, to: 28 },
    { from: 20, to: 28 },
  ])
  expect(months[11]!.lanes).toEqual([
    { from: 1, to: 10 },
    { from: 1, to: 2 },
  ])
  expect(months[0]!.lanes).toEqual([{ from: 1, to: 30 }, undefined])
  const many = Array.from({ length: 5 }, (_, nth) => ({ name: `M${nth}`, from: `2026-01-0${nth + 1}`, to: null }))
  expect(lanesOf(many, today)).toMatchObject({ lanes: [{ name: 'M2' }, { name: 'M3' }, { name: 'M4' }], others: 2 })
})
