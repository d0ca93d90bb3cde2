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

const PART = '--A\r\ncontent-disposition: form-data; name="x"\r\n\r\n1\r\n--A--\r\n'

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
  ['parts', () => PART, { 'content-type': 'multipart/form-data; boundary=A' }, `${PART.length}`],
  [
    'parts with a boundary in quotes',
    () => PART,
    { 'content-type': 'multipart/form-data;boundary="A"' },
    `${PART.length}`,
  ],
])('%s', async (_, body, headers, answer) => {
  expect(await answerTo(body(), headers)).toBe(answer)
})

test.each([
  'multipart/form-data; boundary=A; boundary=B',
  'multipart/form-data; boundary=A; x="; boundary=B"',
  'multipart/form-data; x="; boundary=B"; boundary=A',
  'multipart/form-data; boundary="\\A"',
  'multipart/form-data; boundary=A, multipart/form-data; boundary=B',
  'multipart/form-data, application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/x-www-form-urlencoded-too',
])('a body whose parts could be read otherwise than they are counted is refused: %s', async (type) => {
  expect(await answerTo(PART, { 'content-type': type })).toBe('INVALID_INPUT')
})

test('files are counted, and not read', async () => {
  expect(Number(await answerTo(withFiles(2)))).toBeGreaterThan(8_000)
})

test('the form of a page is refused, but from a mail program that unsubscribes its reader', async () => {
  const asForm = { 'content-type': 'application/x-www-form-urlencoded' }
  expect(await answerTo('List-Unsubscribe=One-Click', asForm)).toBe('INVALID_INPUT')
  const inParts = { 'content-type': 'multipart/form-data; boundary=A' }
  const unsubscribe = '/api/notifications/unsubscribe/abc'
  expect(await answerTo('List-Unsubscribe=One-Click', asForm, unsubscribe)).toBe('26')
  expect(await answerTo('54321[9999]&54321[x]&'.repeat(100), asForm, unsubscribe)).toBe('TOO_LARGE')
  expect(await answerTo('--A\r\n\r\n'.repeat(10), inParts, unsubscribe)).toBe('TOO_LARGE')
  expect(await answerTo(PART, inParts, unsubscribe)).toBe(`${PART.length}`)
})
