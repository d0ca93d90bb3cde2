import { expect, test } from 'vitest'
import { household } from '#server/app/context.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2::1', '2001:db8:1:2::'],
  ['::1', '::'],
  ['192.0.2.7:54321', '192.0.2.7'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::'],
  ['not an address', undefined],
  ['', undefined],
])('%s counts as %s', (address, counted) => expect(household(address)).toBe(counted))

test('a text longer than any address has no household', () => {
  for (const said of ['1'.repeat(9_000), `2001:db8::${'0'.repeat(4_000)}1`]) expect(household(said)).toBeUndefined()
})
