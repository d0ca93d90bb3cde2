import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { ConnectionLost } from '#web/foundation/connection-lost.ts'
import { afterFailure, type Failures } from '#web/media/upload-failure.ts'

const first: Failures = { lost: 0, broken: 0, isAfresh: false, isRenewed: false }
const refusal = (code: string, status: number, data?: unknown) => new ORPCError(code, { status, defined: true, data })
const broken = (status: number) => new ORPCError('INTERNAL_SERVER_ERROR', { status })

test('a lost connection is tried again for ever, ever more patiently, up to a quarter of a minute', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 50].map((lost) => afterFailure(new ConnectionLost(), { ...first, lost }))
  expect(pauses.map((next) => ('pauseMs' in next ? next.pauseMs : next.act))).toEqual([
    500, 1000, 2000, 4000, 8000, 15_000, 15_000,
  ])
})

test.each([
  ['a server that breaks', broken(500)],
  ['a server that is not there', broken(503)],
  ['an upload that the server still holds', broken(423)],
  ['an upload that is elsewhere than we believe', refusal('INVALID_INPUT', 409)],
  ['an upload whose last bytes did not arrive', refusal('UPLOAD_UNFINISHED', 409)],
])('%s is tried a few times, then reported', (_, error) => {
  expect(afterFailure(error, first).act).toBe('again')
  expect(afterFailure(error, { ...first, lost: 40, broken: 4 }).act).toBe('again')
  expect(afterFailure(error, { ...first, broken: 5 }).act).toBe('fail')
})

test('an upload refused while the session was renewed asks again; one whose session is over does not', () => {
  const nobody = refusal('UNAUTHORIZED', 401)
  expect(afterFailure(nobody, first).act).toBe('fail')
  expect(afterFailure(nobody, { ...first, isRenewed: true }).act).toBe('again')
  expect(afterFailure(nobody, { ...first, isRenewed: true, broken: 5 }).act).toBe('fail')
})

test('a refused file is refused for good, with its reason', () => {
  const fault = { code: 'tooLarge', n: 10 }
  expect(afterFailure(refusal('FILE_REFUSED', 422, { fault }), first)).toEqual({ act: 'refuse', fault })
})

test.each([
  ['a refusal', refusal('NOT_FOUND', 404)],
  ['an answer without words', broken(410)],
])('an upload that the server forgot is sent again from its first byte, once (%s)', (_, error) => {
  expect(afterFailure(error, first).act).toBe('afresh')
  expect(afterFailure(error, { ...first, isAfresh: true }).act).toBe('fail')
})

test.each([
  ['a quota', refusal('QUOTA_REACHED', 429, { retryAt: new Date() })],
  ['a lost session', refusal('UNAUTHORIZED', 401)],
  ['an account that only reads', refusal('READ_ONLY_ACCOUNT', 403)],
  ['a full disk', refusal('STORAGE_FULL', 507)],
  ['a mistake of ours', new RangeError()],
])('%s is reported at once', (_, error) => {
  expect(afterFailure(error, first)).toEqual({ act: 'fail' })
})

test('a function that the browser lacks is no lost connection: it fails, and is not tried for ever', () => {
  expect(afterFailure(new TypeError('x.withResolvers is not a function'), first)).toEqual({ act: 'fail' })
})
