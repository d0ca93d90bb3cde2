import { expect, test } from 'vitest'
import { sizeIn } from '#web/accounts/privacy/size-in.ts'

test.each([
  [0, '1 ko', '1 kB'],
  [11_400, '11 ko', '11 kB'],
  [1_240_000, '1,2 Mo', '1.2 MB'],
  [48_600_000, '49 Mo', '49 MB'],
  [2_500_000_000, '2,5 Go', '2.5 GB'],
])('%s bytes are shown in the reader’s language', (bytes, french, english) => {
  expect(sizeIn('fr', bytes).replace(/\s/g, ' ')).toBe(french)
  expect(sizeIn('en', bytes).replace(/\s/g, ' ')).toBe(english)
})
