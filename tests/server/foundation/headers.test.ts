import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as ask } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Env } from '#server/app/context.ts'
import { openHttp } from '#server/app/http.ts'
import { openListener } from '#server/app/listener.ts'
import { openApiDocument } from '#server/app/openapi.ts'
import { photo } from '#tests/support/fixtures/files/pictures.ts'
import { vertigo } from '#tests/support/fixtures/scenes.ts'
import { operationsOf } from '#tests/support/fuzzing.ts'
import { storedCopy } from '#tests/support/stored-copy.ts'
import { uploader } from '#tests/support/uploads.ts'
import { openWorld, PASSWORD, type Person } from '#tests/support/world.ts'

const SITE = 'https://vecu.test'
const world = openWorld({ BASE_URL: SITE })
const { add } = uploader(world)
const operations = operationsOf(await openApiDocument())
let ada: Person
let app: Hono<Env>
let paths: Record<string, string>
let webRoot: string

beforeAll(async () => {
  ada = await world.person()
  const { id } = await world.as(ada).posts.publishSymptom(vertigo())
  const journal = await world.as(ada).journals.start({ title: 'Sommeil' })
  const picture = await add(ada, await photo())
  const copy = await storedCopy(world, ada)
  paths = {
    post: `/api/posts/${id}`,
    journal: `/api/journals/${journal.id}`,
    pdf: `/api/journals/${journal.id}/summary.pdf?from=2026-01-01&to=2026-02-01`,
    media: picture.small!,
    copy: `/api/me/exports/${copy}/file`,
  }
  webRoot = mkdtempSync(join(tmpdir(), 'vecu-web-'))
  writeFileSync(
    join(webRoot, 'index.html'),
    '<!doctype html><html lang="%LANG%"><head></head><body>%CONFIG%</body></html>',
  )
  writeFileSync(join(webRoot, 'sw.js'), '')
  app = openHttp(world.appServices(), webRoot)
})

afterAll(() => rmSync(webRoot, { recursive: true, force: true }))

/** Every kind of answer: what is asked, by whom, what comes of it, and what may keep it. */
const ANSWERS: [string, { path: () => string; init?: RequestInit; visitor?: true; status: number; cache: RegExp }][] = [
  ['a page', { path: () => '/feed', status: 200, cache: /^no-store$/ }],
  ['a page that is none', { path: () => '/nulle/part', status: 200, cache: /^no-store$/ }],
  ['the service worker', { path: () => '/sw.js', visitor: true, status: 200, cache: /^no-cache$/ }],
  ['a script that is none', { path: () => '/assets/absent.js', visitor: true, status: 404, cache: /^$/ }],
  ['a post', { path: () => paths.post!, status: 200, cache: /no-store/ }],
  ['a journal', { path: () => paths.journal!, status: 200, cache: /no-store/ }],
  ['a PDF', { path: () => paths.pdf!, status: 200, cache: /no-store/ }],
  ['a post, to a visitor', { path: () => paths.post!, visitor: true, status: 401, cache: /no-store/ }],
  ['an address of the API that is none', { path: () => '/api/rien', status: 404, cache: /no-store/ }],
  ['a wrong input', { path: () => '/api/posts/x', status: 400, cache: /no-store/ }],
  [
    'another site',
    { path: () => '/api/me', init: { headers: { origin: 'https://x.example' } }, status: 403, cache: /^$|no-store/ },
  ],
  [
    'a refused sign-in',
    {
      path: () => '/api/auth/sign-in/email',
      init: { method: 'POST', body: '{}' },
      visitor: true,
      status: 400,
      cache: /no-store/,
    },
  ],
  ['a picture', { path: () => paths.media!, status: 200, cache: /^private, no-cache$/ }],
  ['a picture, to a visitor', { path: () => paths.media!, visitor: true, status: 404, cache: /^$|no-store/ }],
  ['a copy of one’s data', { path: () => paths.copy!, status: 200, cache: /^no-store$/ }],
  ['the documentation', { path: () => '/api/docs', visitor: true, status: 200, cache: /no-store/ }],
  ['health', { path: () => '/api/health', visitor: true, status: 200, cache: /^no-store$/ }],
  [
    'security.txt',
    { path: () => '/.well-known/security.txt', visitor: true, status: 200, cache: /^$|no-|private|public/ },
  ],
]

test.each(ANSWERS)(
  '%s carries headers that keep it to this site',
  async (_, { path, init = {}, visitor, status, cache }) => {
    const headers = {
      'content-type': 'application/json',
      ...(!visitor && { cookie: ada.cookie }),
      ...(init.headers as object),
    }
    const response = await app.request(path(), { ...init, headers })
    expect([response.status, response.headers.get('cache-control') ?? '']).toEqual([
      status,
      expect.stringMatching(cache),
    ])
    expectKept(response.headers)
  },
)

/** Loaded from here alone, framed by nobody, guessed as nothing else, telling other sites nothing; and nothing of what answers. */
function expectKept(headers: Headers) {
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self';/),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('geolocation=()'),
    'strict-transport-security': expect.stringMatching(/^max-age=31536000; includeSubDomains$/),
  })
  const policy = headers.get('content-security-policy')!
  for (const part of ["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"]) expect(policy).toContain(part)
  expect(policy).not.toMatch(/unsafe|\*|http:/)
  expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null])
  expect(headers.get('access-control-allow-origin')).toBeNull()
}

test('a failure of the server carries them too', async () => {
  const broken = openHttp(
    {
      ...world.appServices(),
      sessions: { ...world.appServices().sessions, memberOf: () => Promise.reject(new Error('away')) },
    },
    undefined,
  )
  const response = await broken.request('/api/me', { headers: { cookie: ada.cookie } })
  expect([response.status, await response.text()]).toEqual([500, expect.not.stringContaining('away')])
  expectKept(response.headers)
})

test('a server that is being started carries them too', async () => {
  const door = await openListener({ ...world.services().config, port: 0 })
  const response = await fetch(`http://127.0.0.1:${door.port}/feed`)
  await door.close()
  expect([response.status, await response.json(), response.headers.get('retry-after')]).toEqual([
    503,
    { status: 'starting' },
    '1',
  ])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expectKept(response.headers)
})

test('a page runs only its own script files, and its first data closes no element', async () => {
  await world.as(ada).posts.publishCommunity({
    requestId: crypto.randomUUID(),
    entry: 'feed',
    title: 'Fin de page < /script> & <!--',
    description: 'Rien que du texte < / script >',
  })
  const response = await app.request('/feed', { headers: { cookie: ada.cookie } })
  const policy = response.headers.get('content-security-policy')!
  const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1]
  const again = await app.request('/feed', { headers: { cookie: ada.cookie } })
  expect(nonce).toMatch(/^[\w-]{22}$/)
  expect(again.headers.get('content-security-policy')).not.toContain(nonce)
  expect(policy).toContain("script-src 'self';")
  expect(await response.text()).not.toMatch(/<(!--|\s*\/\s*script)/)
})

test('a link to the site shows its name and picture under the address that members see, and a link to a post nothing of it', async () => {
  const built = mkdtempSync(join(tmpdir(), 'vecu-shared-'))
  writeFileSync(join(built, 'index.html'), '<html><head><title>Vécu</title></head></html>')
  writeFileSync(join(built, 'share.png'), 'PNG')
  const site = openHttp(world.appServices(), built)
  const bodyOf = async (path: string, headers = {}) => (await site.request(path, { headers })).text()
  const front = await bodyOf('/')
  expect(front).toContain('<title>Quelqu’un a vécu la même chose · Vécu</title>')
  expect(front).toContain(`property="og:url" content="${SITE}/"`)
  const picture = /property="og:image" content="([^"]+)"/.exec(front)?.[1] ?? ''
  expect(new URL(picture).origin).toBe(SITE)
  const drawn = await site.request(new URL(picture).pathname)
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png'])
  const post = await bodyOf(paths.post!.replace('/api/posts/', '/post/'), { cookie: ada.cookie })
  expect(post).toContain('<title>Vécu</title>')
  expect(post).not.toContain('og:')
  rmSync(built, { recursive: true })
})

test('an unknown address answers 404 with the page, and programs are told what they may read', async () => {
  const built = mkdtempSync(join(tmpdir(), 'vecu-built-'))
  writeFileSync(join(built, 'index.html'), '<html><head></head></html>')
  mkdirSync(join(built, '.vite'))
  const screens = ['feed', 'post.$id', 'index'].map((name) => [
    `app/routes/${name}.tsx?tsr-split=component`,
    { file: `assets/${name}.js` },
  ])
  writeFileSync(join(built, '.vite/manifest.json'), JSON.stringify(Object.fromEntries(screens)))
  const site = openHttp(world.appServices(), built)
  const statusOf = async (path: string) => (await site.request(path)).status
  for (const path of ['/', '/feed', '/feed/', '/post/1', '/feed?x=1'])
    expect([path, await statusOf(path)]).toEqual([path, 200])
  for (const path of ['/wp-login.php', '/.env', '/feed/1', '/nulle-part', '/post', '/FEED'])
    expect([path, await statusOf(path)]).toEqual([path, 404])
  expect(await (await site.request('/nulle-part')).text()).toContain('<html>')
  expect(await (await site.request('/robots.txt')).text()).toMatch(
    /^User-agent: \*\nAllow: \/\$\n[\s\S]*Disallow: \/\n$/,
  )
  rmSync(built, { recursive: true })
})

test('cookies are bound to this host, unreadable for scripts and other sites, and gone after signing out', async () => {
  const { email } = await world.person()
  const json = { 'content-type': 'application/json', origin: SITE }
  const signIn = await app.request('/api/auth/sign-in/email', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  const cookies = signIn.headers.getSetCookie()
  expect(cookies.length).toBeGreaterThan(0)
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-/)
    for (const attribute of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(attribute)
    expect(cookie).not.toContain('Domain')
  }
  const entered = cookies.map((each) => each.split(';')[0]).join('; ')
  const change = await app.request('/api/me/password', {
    method: 'PUT',
    headers: { ...json, cookie: entered },
    body: JSON.stringify({ currentPassword: PASSWORD, newPassword: PASSWORD }),
  })
  const renewed = change.headers.getSetCookie()
  const attributesOf = (set: string[]) =>
    set
      .map((each) =>
        each
          .replace(/=[^;]*/, '')
          .split('; ')
          .toSorted(),
      )
      .toSorted()
  expect(attributesOf(renewed)).toEqual(attributesOf(cookies))
  const cookie = renewed.map((each) => each.split(';')[0]).join('; ')
  const signOut = await app.request('/api/auth/sign-out', { method: 'POST', headers: { ...json, cookie }, body: '{}' })
  expect(signOut.headers.get('clear-site-data')).toBe('"cache"')
  expect(signOut.headers.getSetCookie().every((each) => each.includes('Max-Age=0'))).toBe(true)
  const after = await app.request('/api/me/settings', { headers: { cookie } })
  expect(after.status).toBe(401)
})

describe('the typed door and REST', () => {
  const writes = operations.filter(({ method }) => method !== 'GET')
  const address = (path: string) => path.replace(/\{(\w+)\}/g, () => crypto.randomUUID())
  /** From the pages of another site, with the member's own cookie: a script's request, a form, and one that says nothing of its origin. */
  const FOREIGN: [string, Record<string, string>][] = [
    ['a script of another site', { origin: 'https://ailleurs.example', 'content-type': 'application/json' }],
    ['a site under this one’s name', { origin: 'https://vecu.test.ailleurs.example', 'content-type': 'text/plain' }],
    ['a page without an origin', { origin: 'null', 'content-type': 'application/x-www-form-urlencoded' }],
    ['the same host without https', { origin: 'http://vecu.test', 'content-type': 'multipart/form-data; boundary=x' }],
    ['a form of another site', { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' }],
    [
      'a link of another site',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'content-type': 'text/plain' },
    ],
  ]

  test.each(FOREIGN)('%s changes nothing, whatever is called', async (_, headers) => {
    const heard: string[] = []
    for (const [i, { method, path, name }] of writes.entries())
      for (const [url, verb] of [
        [`/api${address(path)}`, method],
        [`/rpc/${name.replaceAll('.', '/')}`, 'POST'],
      ] as const) {
        const incoming = { socket: { remoteAddress: `10.9.${i}.1` }, headers: {} }
        const init = { method: verb, headers: { ...headers, cookie: ada.cookie }, body: '{"json":{}}' }
        const response = await app.request(url, init, { incoming } as never)
        const answer = JSON.parse(await response.text())
        const { code } = url.startsWith('/rpc') ? answer.json : answer
        if (response.status !== 403 || code !== 'FOREIGN_ORIGIN')
          heard.push(`${verb} ${url}: ${response.status} ${code}`)
      }
    expect(writes.length).toBeGreaterThan(80)
    expect(heard).toEqual([])
  })

  test('a form of another site in an old browser, which sends neither header, is refused too', async () => {
    const heard: string[] = []
    for (const { name } of operations) {
      const init = {
        method: 'POST',
        headers: { cookie: ada.cookie, 'content-type': 'text/plain' },
        body: '{"json":{}}',
      }
      const incoming = {
        socket: { remoteAddress: `10.8.${operations.findIndex((each) => each.name === name)}.1` },
        headers: {},
      }
      const response = await app.request(`/rpc/${name.replaceAll('.', '/')}`, init, { incoming } as never)
      if (response.status !== 403) heard.push(`${name}: ${response.status}`)
    }
    expect(heard).toEqual([])
  })

  test('a link cannot call a procedure that writes', async () => {
    for (const { name } of writes) {
      const response = await app.request(`/rpc/${name.replaceAll('.', '/')}?data=%7B%22json%22%3A%7B%7D%7D`, {
        headers: { cookie: ada.cookie, 'x-csrf-token': 'orpc' },
      })
      expect([name, response.status]).toEqual([name, 405])
    }
  })
})

test('a link of another site cannot call a procedure that leaves a trace, such as entering a room or a staff reading', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', cookie: ada.cookie }
  for (const path of ['conferences/01930000-0000-7000-8000-000000000001/room', 'admin/audit.csv', 'cases', 'me']) {
    const response = await app.request(`/api/${path}`, { headers })
    expect([path, response.status]).toEqual([path, 403])
  }
  for (const path of ['auth/identity/callback', 'notifications/unsubscribe/abc', 'observatory/files/none', 'docs'])
    expect([path, (await app.request(`/api/${path}`, { headers })).status]).not.toEqual([path, 403])
})

test('the routes of the account library are closed to other sites too', async () => {
  for (const path of ['sign-in/email', 'sign-out', 'request-password-reset', 'two-factor/verify-totp', 'identity/link'])
    for (const headers of [{ origin: 'https://ailleurs.example' }, { 'sec-fetch-site': 'cross-site' }] as Record<
      string,
      string
    >[]) {
      const init = { method: 'POST', headers: { ...headers, cookie: ada.cookie }, body: '{}' }
      const response = await app.request(`/api/auth/${path}`, init)
      expect([path, response.status, await response.json()]).toMatchObject([path, 403, { code: 'FOREIGN_ORIGIN' }])
    }
  expect((await app.request('/api/me/settings', { headers: { cookie: ada.cookie } })).status).toBe(200)
})

test('a refused socket tells nothing but the refusal', async () => {
  const { port } = new URL(world.url())
  const headers = await new Promise<object>((settle, fail) =>
    ask({
      port,
      path: '/api/live',
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        origin: 'https://ailleurs.example',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
        cookie: ada.cookie,
      },
    })
      .on('response', (response) => settle({ status: response.statusCode, ...response.headers }))
      .on('error', fail)
      .end(),
  )
  expect(headers).toEqual({ status: 403, connection: 'close', 'content-length': '0' })
})

test('a long answer, and a page, are sent compressed to clients that accept it, and read the same by the others', async () => {
  const who = await world.person()
  const description = 'Des fourmillements dans les mains, la nuit. '.repeat(40)
  const story = { requestId: crypto.randomUUID(), title: 'Fourmillements', description, intensity: 4 }
  await world.as(who).posts.publishSymptom(story)
  for (const [path, isLong] of [
    ['/api/me', false],
    ['/api/me/posts', true],
    ['/feed', true],
  ] as const) {
    const ask = (encoding: string) =>
      world.fetch(path, { headers: { cookie: who.cookie, 'accept-encoding': encoding } })
    const [plain, compressed] = [await ask('identity'), await ask('gzip')]
    const texts = [await plain.text(), await compressed.text()]
    expect([path, plain.status, plain.headers.get('content-encoding')]).toEqual([path, 200, null])
    expect([path, compressed.headers.get('content-encoding')]).toEqual([path, isLong ? 'gzip' : null])
    if (isLong)
      expect([path, compressed.headers.get('vary')]).toEqual([path, expect.stringMatching(/accept-encoding/i)])
    if (path.startsWith('/api/')) expect(texts[1]).toEqual(texts[0])
    else for (const text of texts) expect(text).toMatch(/^<!doctype html>.*<\/html>\s*$/s) // each has a nonce of its own
  }
})

test('no browser is marked as one that wrote where there is no read replica', async () => {
  const who = await world.person()
  const answer = await world.fetch(
    '/api/posts/symptoms',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: SITE },
      body: JSON.stringify({
        requestId: crypto.randomUUID(),
        title: 'Toux',
        description: 'Une toux sèche.',
        intensity: 4,
      }),
    },
    who,
  )
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([201, []])
})
