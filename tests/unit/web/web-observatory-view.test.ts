import { expect, test } from 'vitest'
import { monthsUpTo, readObservatoryView } from '#web/observatory/observatory-view.ts'

test.each([
  [{ symptome: 'HP:0012735' }, { symptome: 'HP:0012735' }],
  [{ symptome: 'HP:0012735 or 1=1' }, {}],
  [{ symptome: ['HP:0012735'] }, {}],
  [{ symptome: 12735 }, {}],
  [{ autre: 'HP:0012735' }, {}],
  [{}, {}],
])('the address %j is read as %j', (address, view) => {
  expect(readObservatoryView(address)).toEqual(view)
})

test('two years end with the month of the snapshot, by UTC', () => {
  const months = monthsUpTo(new Date('2026-01-31T23:59:59Z'), 24)
  expect([months.length, months[0], months[22], months[23]]).toEqual([24, '2024-02', '2025-12', '2026-01'])
})
