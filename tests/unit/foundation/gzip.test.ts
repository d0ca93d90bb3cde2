import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { gzipped } from '#server/app/gzip.ts'

const KNOWN = 'des fourmillements dans les mains, la nuit '

/** Returns what is sent of a body of this many bytes to a client that accepts the `taken` encodings. */
async function sent(bytes: number, taken: string | undefined, given: Record<string, string> = {}) {
  const body = new TextEncoder().encode(KNOWN.repeat(bytes / KNOWN.length + 1).slice(0, bytes))
  const app = new Hono().get('/', (c) => {
    const headers = new Headers({ 'content-type': 'application/json', ...given })
    return c.body(gzipped(c, headers, body), 200, Object.fromEntries(headers))
  })
  const answer = await app.request('/', taken === undefined ? {} : { headers: { 'accept-encoding': taken } })
  const received = new Uint8Array(await answer.arrayBuffer())
  const encoding = answer.headers.get('content-encoding')
  if (encoding === 'gzip' && !given['content-encoding']) expect(new Uint8Array(gunzipSync(received))).toEqual(body)
  else expect(received).toEqual(body)
  return { encoding, vary: answer.headers.get('vary') }
}

const COMPRESSED = { encoding: 'gzip', vary: 'Accept-Encoding' }
const PLAIN = { encoding: null, vary: 'Accept-Encoding' }

test.each([
  ['gzip', COMPRESSED],
  ['gzip, deflate, br, zstd', COMPRESSED],
  ['br;q=1, GZIP;q=0.1', COMPRESSED],
  ['*', COMPRESSED],
  ['br', PLAIN],
  ['gzip;q=0, *', PLAIN],
  ['identity', PLAIN],
  ['', PLAIN],
  [undefined, PLAIN],
])('a client that accepts %s gets just that, and caches are told that it depends on it', async (taken, expected) => {
  expect(await sent(20_000, taken)).toEqual(expected)
})

test('a short, long or compressed answer, or a picture, stays as it is', async () => {
  const untouched = { encoding: null, vary: null }
  expect(await sent(1_023, 'gzip')).toEqual(untouched)
  expect(await sent(1_024, 'gzip')).toEqual(COMPRESSED)
  expect(await sent(262_144, 'gzip')).toEqual(COMPRESSED)
  expect(await sent(262_145, 'gzip')).toEqual(untouched)
  expect(await sent(20_000, 'gzip', { 'content-type': 'image/png' })).toEqual(untouched)
  expect(await sent(20_000, 'gzip', { 'content-encoding': 'gzip' })).toEqual({ encoding: 'gzip', vary: null })
})
