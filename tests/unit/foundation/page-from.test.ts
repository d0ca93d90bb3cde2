import { expect, test } from 'vitest'
import { pageFrom } from '#server/foundation/page.ts'

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
