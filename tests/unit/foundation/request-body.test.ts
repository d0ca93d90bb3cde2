import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Env } from '#server/app/context.ts'
import { boundedBody } from '#server/app/request-body.ts'
import { Refusal } from '#server/foundation/refusal.ts'

const app = new Hono<Env>()
app.use(boundedBody)
app.onError((error, c) => c.text(error instanceof Refusal ? error.code : 'a failure'))
app.all('*', async (c) => c.text(String((await c.req.raw.arrayBuffer()).byteLength)))

const answerTo = async (body: BodyInit, headers: Record<string, string> = {}, path = '/api/posts') =>
  (await app.request(path, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)).text()
const streamOf = (...pieces: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })
const broken = () =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"title":'))
      controller.error(new Error('the connection was lost'))
    },
  })
const withFiles = (files: number) => {
  const form = new FormData()
  for (let n = 0; n < files; n++) form.append(`${n}`, new Blob([',,,,'.repeat(1_000)]))
  return form
}

test.each<[string, () => BodyInit, Record<string, string>, string]>([
  ['an ordinary form', () => '{"title":"Vertiges"}', {}, '20'],
  ['a body that comes in pieces', () => streamOf('{"title":', '"Vertiges"}'), {}, '20'],
  [
    'more than a megabyte, in pieces of no told length',
    () => streamOf(...Array(40).fill('x'.repeat(30_000))),
    {},
    'TOO_LARGE',
  ],
  ['a length over a megabyte', () => '{}', { 'content-length': '1048577' }, 'TOO_LARGE'],
  ['a body that breaks off', broken, {}, 'INVALID_INPUT'],
  ['values without end', () => `[${'0,'.repeat(1_000)}0]`, {}, 'TOO_LARGE'],
  ['nine files', () => withFiles(9), {}, 'TOO_LARGE'],
])('%s', async (_, body, headers, answer) => {
  expect(await answerTo(body(), headers)).toBe(answer)
})

test('files are counted, and not read', async () => {
  expect(Number(await answerTo(withFiles(2)))).toBeGreaterThan(8_000)
})

test('the form of a page is refused, but from a mail program that unsubscribes its reader', async () => {
  const asForm = { 'content-type': 'application/x-www-form-urlencoded' }
  expect(await answerTo('List-Unsubscribe=One-Click', asForm)).toBe('INVALID_INPUT')
  expect(await answerTo('List-Unsubscribe=One-Click', asForm, '/api/notifications/unsubscribe/abc')).toBe('26')
})
