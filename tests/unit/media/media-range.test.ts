import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedRange } from '#server/app/media-range.ts'

test.each([
  [undefined, 10, 'whole'],
  ['bytes=0-', 10, { start: 0, end: 9 }],
  ['bytes=2-4', 10, { start: 2, end: 4 }],
  [' bytes=2-4 ', 10, { start: 2, end: 4 }],
  ['bytes=2-99', 10, { start: 2, end: 9 }],
  ['bytes=-3', 10, { start: 7, end: 9 }],
  ['bytes=-99', 10, { start: 0, end: 9 }],
  ['bytes=10-', 10, 'outside'],
  ['bytes=0-0', 0, 'outside'],
  ['bytes=-1', 0, 'outside'],
  ['bytes=-0', 10, 'outside'],
  ['bytes=4-2', 10, 'whole'],
  ['bytes=0-1,3-4', 10, 'whole'],
  ['bytes=-', 10, 'whole'],
  ['bytes=a-b', 10, 'whole'],
  ['items=0-1', 10, 'whole'],
])('%s of %i bytes is %j', (header, size, asked) => {
  expect(askedRange(header, size)).toEqual(asked)
})

test('a range lies within the file, whatever is asked', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.nat(), fc.nat(1_000), (text, first, last, size) => {
      for (const header of [text, `bytes=${first}-${last}`, `bytes=-${last}`, `bytes=${first}-`]) {
        const asked = askedRange(header, size)
        if (typeof asked === 'object') {
          expect(asked.start).toBeGreaterThanOrEqual(0)
          expect(asked.start).toBeLessThanOrEqual(asked.end)
          expect(asked.end).toBeLessThan(size)
        }
      }
    }),
  )
})
