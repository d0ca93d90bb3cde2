import { expect, test } from 'vitest'
import { pageFrom, readTimeCursor, timeCursorOf } from '#server/foundation/page.ts'

const rows = (...ids: string[]) => ids.map((id) => ({ id, day: `day ${id}` }))

test.each([
  ['none', rows(), [], null],
  ['fewer than the page holds', rows('a'), ['a'], null],
  ['as many as the page holds', rows('a', 'b'), ['a', 'b'], null],
  ['one more', rows('a', 'b', 'c'), ['a', 'b'], 'b'],
  ['many more', rows('a', 'b', 'c', 'd', 'e'), ['a', 'b'], 'b'],
])('the page and the next cursor where there are %s', (_, found, shown, nextCursor) => {
  const page = pageFrom(found, 2)
  expect(page.rows.map(({ id }) => id)).toEqual(shown)
  expect(page.nextCursor).toBe(nextCursor)
})

test('a cursor may say another thing of the last row', () => {
  expect(pageFrom(rows('a', 'b'), 1, ({ day }) => day).nextCursor).toBe('day a')
})

const ID = '0198f1a2-0000-7000-8000-000000000001'

test('a cursor of an instant and an id is read as it was written', () => {
  const place = { at: new Date('2026-11-30T20:00:00.125Z'), id: ID }
  expect(readTimeCursor(timeCursorOf(place))).toEqual(place)
  expect(readTimeCursor(undefined)).toBeUndefined()
})

test.each([
  '',
  'x',
  `10000-01-01T00:00:00.000Z_${ID}`,
  `+010000-01-01T00:00:00.000Z_${ID}`,
  `0000-01-01T00:00:00.000Z_${ID}`,
  `2026-13-01T00:00:00.000Z_${ID}`,
  `2026-01-01_${ID}`,
  '2026-01-01T00:00:00.000Z_moi',
  '2026-01-01T00:00:00.000Z',
])('%j is no cursor of an instant that the database knows', (cursor) =>
  expect(() => readTimeCursor(cursor)).toThrow('INVALID_INPUT'),
)
