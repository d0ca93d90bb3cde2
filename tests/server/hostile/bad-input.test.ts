import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { vertigo } from '#tests/support/fixtures/scenes.ts'
import { jsonPost } from '#tests/support/json-post.ts'
import { openIdleWorld, type Person } from '#tests/support/world.ts'

const world = openIdleWorld()
let alice: Person
beforeAll(async () => {
  alice = await world.person()
})

type Answer = { code: string; data?: { fields: { path: string; code: string }[] } }

const publish = async (body: unknown, init: RequestInit = {}) => {
  const response = await world.fetch(
    '/api/posts/symptoms',
    {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...init,
      headers: { 'content-type': 'application/json', ...(init.headers as object) },
    },
    alice,
  )
  const text = await response.text()
  return { status: response.status, text, answer: JSON.parse(text) as Answer }
}

const written = async () => {
  const { rows } = await world
    .services()
    .db.execute<{ posts: string; uses: string }>(
      sql`select (select count(*) from post) as posts, (select count(*) from quota_use) as uses`,
    )
  return rows[0]
}

test('every wrong field is named at once, nothing is written, and no input is echoed', async () => {
  const before = await written()
  const { status, answer, text } = await publish({
    requestId: 'moi',
    title: `<b></b>${'secret'.repeat(100_000 / 6)}`,
    description: 42,
    intensity: 11,
    startDate: '1850-01-01',
    country: 'Atlantide',
    postalCode: 'x'.repeat(61),
    tags: Array.from({ length: 11 }, (_, i) => `tag ${i}`),
    travels: [{ destination: '', startDate: '2026-13-01', endDate: null }],
  })
  expect([status, answer.code]).toEqual([400, 'INVALID_INPUT'])
  expect(new Set(answer.data?.fields.map(({ path }) => path.split('.')[0]))).toEqual(
    new Set([
      'requestId',
      'title',
      'description',
      'intensity',
      'startDate',
      'country',
      'postalCode',
      'tags',
      'travels',
    ]),
  )
  expect(text).not.toContain('secret')
  expect(await written()).toEqual(before)
})

test.each([
  ['', 'nothing'],
  ['{', 'half a body'],
  ['[]', 'a list'],
  ['"texte"', 'a string'],
  ['null', 'null'],
  ['{"__proto__":{"isAdmin":true}}', 'a prototype'],
])('an input %j, %s, is refused by name', async (body) => {
  const { status, answer } = await publish(body)
  expect([status, answer.code]).toEqual([400, 'INVALID_INPUT'])
})

test('an object with a fake length is refused for a text or a list, by every route', async () => {
  const length = { toString: 1, valueOf: 1 }
  for (const field of ['title', 'tags']) {
    const { status, answer } = await publish({ ...vertigo(), [field]: { length } })
    expect([field, status, answer.code]).toEqual([field, 400, 'INVALID_INPUT'])
  }
  for (const door of ['sign-in/email', 'request-password-reset', 'send-verification-email']) {
    const response = await world.fetch(`/api/auth/${door}`, jsonPost({ email: { length }, password: { length } }))
    expect([door, response.status, ((await response.json()) as Answer).code]).toEqual([door, 400, 'INVALID_INPUT'])
  }
})

const ID = '01930000-0000-7000-8000-000000000001'
const WRITES = [
  ['POST', '/api/posts/community'],
  ['PUT', `/api/posts/${ID}/like`],
  ['POST', `/api/posts/${ID}/comments`],
  ['PUT', '/api/me/blocks/moi'],
  ['DELETE', '/api/me/blocks/..%2Fadmin'],
  ['DELETE', '/api/comments/1%20or%201=1'],
] as const

test.each(WRITES)('%s %s refuses a foreign body and a malformed id', async (method, path) => {
  const before = await written()
  for (const body of [
    '',
    '{',
    '[]',
    '"texte"',
    'null',
    '{"__proto__":{"isLiked":true}}',
    '{"isLiked":"oui","body":7}',
  ]) {
    const headers = { 'content-type': 'application/json' }
    const response = await world.fetch(path, { method, headers, ...(body && { body }) }, alice)
    const answer = (await response.json()) as Answer
    expect([body, response.status, answer.code]).toEqual([body, 400, 'INVALID_INPUT'])
  }
  expect(await written()).toEqual(before)
})

test('an impossible page of comments or of tallies is refused by name', async () => {
  for (const path of [
    `/api/posts/${ID}/comments?order=best`,
    `/api/posts/${ID}/comments?cursor=last`,
    `/api/posts/${ID}/comments?limit=51`,
    '/api/posts/x/comments',
    '/api/comments/x/replies',
    '/api/posts/tallies',
    '/api/posts/tallies?ids=tous',
    '/api/me/posts?kind=all',
  ]) {
    const response = await world.fetch(path, {}, alice)
    expect([path, response.status, ((await response.json()) as Answer).code]).toEqual([path, 400, 'INVALID_INPUT'])
  }
})

test('an unknown field is refused by its name: author, time, resolution', async () => {
  const { answer, status } = await publish({
    ...vertigo(),
    authorId: crypto.randomUUID(),
    resolvedAt: '2001-01-01',
    travels: [{ destination: 'Maroc', startDate: '2026-03-02', endDate: '2026-03-09', city: 'Fès' }],
  })
  expect({ status, data: answer.data }).toEqual({
    status: 400,
    data: { fields: ['authorId', 'resolvedAt', 'travels.0.city'].map((path) => ({ path, code: 'unknown' })) },
  })
})

// Each route by itself: S `authorisation-matrix`.
describe('an unknown parameter is refused in every envelope', () => {
  const id = crypto.randomUUID()
  const json = (method: string, body?: object): RequestInit => ({
    method,
    ...(body && { body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', 'x-csrf-token': 'orpc' },
  })
  test.each<[string, string, RequestInit, string[]]>([
    ['in the body of the typed door', '/rpc/posts/like', json('POST', { json: { id, isLiked: true, as: id } }), ['as']],
    [
      'in the query of the typed door',
      '/rpc/posts/like?isLiked=1',
      json('POST', { json: { id, isLiked: true } }),
      ['isLiked'],
    ],
    [
      'beside the values of the typed door',
      '/rpc/posts/like',
      json('POST', { json: { id, isLiked: true }, as: id, maps: [] }),
      ['as', 'maps'],
    ],
    [
      'beside the values in the query of the typed door',
      `/rpc/accounts/me?data=${encodeURIComponent('{"as":1}')}`,
      json('GET'),
      ['as'],
    ],
    [
      'of a choice between several forms',
      `/api/posts/${id}/outcome`,
      json('PUT', { was: 'ongoing', outcome: 'better', diagnosis: 'VPPB' }),
      ['diagnosis'],
    ],
    [
      'of a sign-in',
      '/api/auth/sign-in/email',
      json('POST', { email: 'a@exemple.fr', password: 'orage-violet-73', callbackURL: '/' }),
      ['callbackURL'],
    ],
    [
      'in the query of a sign-in',
      '/api/auth/sign-in/email?callbackURL=%2F',
      json('POST', { email: 'a@exemple.fr', password: 'orage-violet-73' }),
      ['callbackURL'],
    ],
  ])('%s', async (_, path, init, names) => {
    const origin = { origin: 'http://localhost:3000' }
    const response = await world.fetch(path, { ...init, headers: { ...init.headers, ...origin } }, alice)
    const said = (await response.json()) as { json?: Refused } & Refused
    const { code, data } = said.json ?? said
    expect([response.status, code, data]).toEqual([
      400,
      'INVALID_INPUT',
      { fields: names.map((name) => ({ path: name, code: 'unknown' })) },
    ])
  })
})
type Refused = { code: string; data: unknown }

test('a number that is not written as one is refused, and so is a list of types that is none', async () => {
  for (const limit of ['1e1', '0x10', '%201', '1.0', '01', 'true', ''])
    expect([limit, await faultsAt(`/api/feed?limit=${limit}`)]).toEqual([limit, [{ path: 'limit', code: 'invalid' }]])
  expect(await faultsAt('/api/feed?limit[]=1')).toEqual([{ path: 'limit', code: 'invalid' }])
  expect((await world.fetch('/api/feed?limit=1', {}, alice)).status).toBe(200)
  const typed = (body: object) =>
    faultsAt('/rpc/posts/feed', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-csrf-token': 'orpc' },
    })
  for (const limit of [true, null, [1]])
    expect(await typed({ json: { limit } })).toEqual([{ path: 'limit', code: 'invalid' }])
  expect(await typed({ json: {}, meta: 'x' })).toEqual([{ path: 'meta', code: 'invalid' }])
  expect(await typed({ json: {}, meta: [[99, 'limit']] })).toEqual([{ path: 'meta.0.0', code: 'invalid' }])
})

async function faultsAt(path: string, init: RequestInit = {}): Promise<unknown> {
  const headers = { ...init.headers, origin: 'http://localhost:3000' }
  const said = (await (await world.fetch(path, { ...init, headers }, alice)).json()) as { json?: Refused } & Refused
  return ((said.json ?? said).data as { fields: unknown } | undefined)?.fields
}

test('a body of eight megabytes is refused before it is read, over both routes', async () => {
  const huge = JSON.stringify(vertigo({ description: 'x'.repeat(8_000_000) }))
  expect(await publish(huge)).toMatchObject({ status: 413, answer: { code: 'TOO_LARGE' } })
  const rpc = await world.fetch(
    '/rpc/posts/publishSymptom',
    { method: 'POST', body: huge, headers: { 'content-type': 'application/json', 'x-csrf-token': 'orpc' } },
    alice,
  )
  expect([rpc.status, await rpc.json()]).toMatchObject([413, { json: { code: 'TOO_LARGE' } }])
})

test.each([
  ['origin', 'https://ailleurs.example'],
  ['origin', 'http://localhost:3000.ailleurs.example'],
  ['origin', 'null'],
  ['sec-fetch-site', 'cross-site'],
])('a page of another site (%s: %s) does nothing, with the member’s own cookie', async (name, value) => {
  const before = await written()
  expect(await publish(vertigo(), { headers: { [name]: value } })).toMatchObject({
    status: 403,
    answer: { code: 'FOREIGN_ORIGIN' },
  })
  expect(await written()).toEqual(before)
})

test('the typed procedures stay closed without the browser client’s own header', async () => {
  const response = await world.fetch(
    '/rpc/accounts/setPreferences',
    { method: 'POST', body: '{"json":{"theme":"dark"}}', headers: { 'content-type': 'text/plain' } },
    alice,
  )
  expect(response.status).toBe(403)
})

test('texts come back as text: tags removed, comparisons kept, no control character', async () => {
  const { answer } = await publish(
    vertigo({
      title: 'Fièvre <39 & <script>alert(1)</script>frissons\u0000\u202e',
      description: '<img src=x onerror=alert(1)>39 > 38',
    }),
  )
  expect(answer).toMatchObject({ title: 'Fièvre <39 & frissons', description: '39 > 38' })
})

test('a failure of the server does not tell its cause', async () => {
  await world.services().db.execute(sql`alter table notice rename to notice_away`)
  const response = await world.fetch('/api/notifications', {}, alice)
  await world.services().db.execute(sql`alter table notice_away rename to notice`)
  const text = await response.text()
  expect(response.status).toBe(500)
  expect(JSON.parse(text)).toEqual({
    defined: false,
    code: 'INTERNAL_SERVER_ERROR',
    status: 500,
    message: expect.any(String),
  })
  expect(text).not.toMatch(/notice|select|relation/i)
})

test('the server is well after all this', async () => {
  expect(await (await world.fetch('/api/health')).json()).toEqual({
    status: 'ok',
    checks: { database: 'ok', storage: 'ok', turn: 'missing' },
  })
})

const MANY = 100_000
const many = (values: number, value: string) => `[${`${value},`.repeat(values - 1)}${value}]`
const CALL = '/api/calls/0196f0a0-0000-7000-8000-000000000000/signals'
const JSON_TYPE = 'application/json'
const UNSUBSCRIBE = '/api/notifications/unsubscribe/absent'
const PLACES = `${['1[9999]', '1[x]'].map((name) => `--A\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n\r\n`).join('')}--A--`

test.each<[string, string, string, string, number]>([
  ['numbers for signals of a call', CALL, JSON_TYPE, `{"bodies":${many(MANY, '0')}}`, 413],
  ['criteria of a report', '/api/medication/reports', JSON_TYPE, `{"seriousness":${many(MANY, '1')}}`, 413],
  ['keys', '/api/me/day', JSON_TYPE, `{${Array.from({ length: MANY / 5 }, (_, n) => `"k${n}":1`).join()}}`, 413],
  ['lists in one another', '/api/tags/suggestions', JSON_TYPE, '['.repeat(MANY) + ']'.repeat(MANY), 413],
  ['types of values', '/rpc/closest/suggestTags', JSON_TYPE, `{"json":{},"meta":${many(MANY / 5, '[1,"a"]')}}`, 413],
  ['parts', '/api/tags/suggestions', 'multipart/form-data; boundary=b', '--b\r\n\r\n'.repeat(MANY / 10), 413],
  ['fields of a form', '/api/tags/suggestions', 'application/x-www-form-urlencoded', 'a[9999]=&'.repeat(MANY / 5), 400],
  ['places of a list', UNSUBSCRIBE, 'application/x-www-form-urlencoded', '54321[9999]&54321[x]&'.repeat(MANY / 2), 413],
  ['parts behind a second boundary', CALL, 'multipart/form-data; boundary=A; boundary=B', PLACES, 400],
  ['parts behind a boundary in quotes', CALL, 'multipart/form-data; boundary=A; x="; boundary=B"', PLACES, 400],
  ['parts behind an escaped boundary', CALL, 'multipart/form-data; boundary="\\A"', PLACES, 400],
  [
    'a pattern in place of a text',
    '/rpc/closest/suggestTags',
    JSON_TYPE,
    '{"json":{"a":"/(/u"},"meta":[[5,"a"]]}',
    400,
  ],
])('a body that is slow to read is refused before any schema reads it: %s', async (_, path, type, body, status) => {
  const answer = await world.fetch(path, {
    method: 'POST',
    body,
    headers: { 'content-type': type, 'x-csrf-token': 'orpc', 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.status).toBe(status)
  expect(await answer.text()).toContain(status === 413 ? 'TOO_LARGE' : 'INVALID_INPUT')
})

test('an index beyond every list of ours makes no list of that length', async () => {
  const isList = async (index: number) => {
    const response = await world.fetch(`/api/posts/tallies?ids[${index}]=${crypto.randomUUID()}`, {}, alice)
    const { data } = (await response.json()) as Answer
    return !data!.fields.some(({ path, code }) => path === 'ids' && code === 'invalid')
  }
  expect([await isList(100), await isList(101)]).toEqual([true, false])
})
