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
  ['not an address', 'not an address'],
])('%s counts as %s', (address, counted) => expect(household(address)).toBe(counted))
