import { expect, test } from 'vitest'
import { householdOf, networkOf, siteOf } from '#server/foundation/net/household.ts'

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
])('%s is limited as %s', (address, counted) => expect(networkOf(address)).toBe(counted))

test('a text longer than any address has no network', () => {
  for (const said of ['1'.repeat(9_000), `2001:db8::${'0'.repeat(4_000)}1`]) expect(networkOf(said)).toBeUndefined()
})

test('all networks of one line are one household, those of the next line another', () => {
  const line = Array.from({ length: 256 }, (_, n) => `2001:db8:1:${(0x4f00 + n).toString(16)}::`)
  expect(new Set(line.map(householdOf))).toEqual(new Set(['2001:db8:1:4f00::']))
  expect(householdOf('2001:db8:1:5000::')).toBe('2001:db8:1:5000::')
  expect(householdOf('192.0.2.7')).toBe('192.0.2.7')
})

test('a site is wider than a household, and no key but a network has one', () => {
  expect(siteOf('2001:db8:1:4f07::')).toBe('2001:db8:1::')
  for (const key of ['192.0.2.7', 'léa@exemple.fr', '0193c2f6-7b1e-7d9c-8a52-0b8d7c1f2e11'])
    expect(siteOf(key)).toBeUndefined()
})
