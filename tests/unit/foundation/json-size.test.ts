import { expect, test } from 'vitest'
import { isSmallJson } from '#server/foundation/net/json-size.ts'

const list = (values: number) => JSON.stringify(Array.from({ length: values }, () => 0))
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test.each([
  ['nothing', '', true],
  ['a thousand values', list(1_000), true],
  ['one more', list(1_001), false],
  ['a thousand and one of them in lists of two', JSON.stringify(Array.from({ length: 501 }, () => [1, 2])), false],
  [
    'keys without end',
    JSON.stringify(Object.fromEntries(Array.from({ length: 1_001 }, (_, n) => [`k${n}`, 1]))),
    false,
  ],
  ['twenty lists in one another', nested(20), true],
  ['one more', nested(21), false],
  ['lists beside one another', `[${'[],'.repeat(900)}[]]`, true],
  ['a long text with signs of JSON', JSON.stringify({ text: ',[{"'.repeat(5_000) }), true],
  ['a text that ends in a backslash, then values', `["\\\\",${'0,'.repeat(1_000)}0]`, false],
  ['a text that is not closed', `["${','.repeat(5_000)}`, true],
])('%s', (_, text, isSmall) => {
  expect(isSmallJson(text)).toBe(isSmall)
})
