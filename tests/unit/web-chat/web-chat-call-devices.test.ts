import { expect, test } from 'vitest'
import { durationOf } from '#web/chat/call/duration.ts'
import { troubleOf } from '#web/foundation/devices/devices.ts'

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'absent'],
  ['OverconstrainedError', 'absent'],
  ['NotReadableError', 'taken'],
  ['AbortError', 'taken'],
  ['InvalidStateError', 'unable'],
])('%s is reported as %s', (name, trouble) => {
  expect(troubleOf(new DOMException('no', name))).toBe(trouble)
})

test('a failure that is no error of the browser is reported as well', () => {
  expect(troubleOf(new TypeError('no'))).toBe('unable')
  expect(troubleOf(undefined)).toBe('unable')
})

test.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [187, '3:07'],
  [3_765, '1:02:45'],
])('%s seconds are shown as %s', (seconds, shown) => {
  expect(durationOf(seconds)).toBe(shown)
})
