import { expect, test } from 'vitest'
import { withMinDuration } from '#server/foundation/work/min-duration.ts'

test('an answer and a refusal come no sooner than 400 ms after the request', async () => {
  const began = performance.now()
  const told = await Promise.allSettled([
    withMinDuration(async () => 'yes'),
    withMinDuration(() => Promise.reject(new Error('no'))),
  ])
  expect(performance.now() - began).toBeGreaterThan(395)
  expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
})
