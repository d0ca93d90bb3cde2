import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as ask, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { USERNAMES_PER_HOUR } from '#contract/accounts/limits.ts'
import { REQUESTS_PER_HOUR } from '#contract/chat/limits.ts'
import { ENTRIES_PER_HOUR, STARTS_PER_HOUR } from '#contract/journal/limits.ts'
import { openHttp } from '#server/app/http.ts'
import { openListener } from '#server/app/listener.ts'
import { photo } from '#tests/support/fixtures/files/pictures.ts'
import { crowd } from '#tests/support/fixtures/many-members.ts'
import { jsonPost } from '#tests/support/json-post.ts'
import { randomLetters } from '#tests/support/random-letters.ts'
import { endingsOf } from '#tests/support/refused.ts'
import { uploader } from '#tests/support/uploads.ts'
import { openWorld, PASSWORD, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as } = world
const count = (endings: readonly string[], ending: string) => endings.filter((each) => each === ending).length
const times = <Value>(length: number, make: (i: number) => Value) => Array.from({ length }, (_, i) => make(i))

describe('a quota lets exactly its number of fifty requests at once pass', () => {
  /** So many uses are gone already. */
  const spend = ({ id }: Person, kind: string, uses: number) =>
    world
      .services()
      .db.execute(
        sql`insert into quota_use (member_id, kind, at) select ${id}, ${kind}, ${world.now()} from generate_series(1, ${uses}::int)`,
      )

  test('pseudonyms', async () => {
    const ada = await world.person()
    const names = times(50, () => `Nom ${randomLetters(12)}`)
    const endings = await endingsOf(names.map((username) => as(ada).settings.setUsername({ username })))
    // Tries are counted too, whatever comes of them.
    const tried = 20
    expect(['done', 'QUOTA_REACHED', 'TOO_MANY_REQUESTS'].map((ending) => count(endings, ending))).toEqual([
      USERNAMES_PER_HOUR,
      tried - USERNAMES_PER_HOUR,
      50 - tried,
    ])
  })

  test('journals', async () => {
    const ada = await world.person()
    const endings = await endingsOf(times(50, (i) => as(ada).journals.start({ title: `Journal ${i}` })))
    expect([count(endings, 'done'), count(endings, 'QUOTA_REACHED')]).toEqual([STARTS_PER_HOUR, 50 - STARTS_PER_HOUR])
    expect((await as(ada).journals.list()).journals).toHaveLength(STARTS_PER_HOUR)
  })

  test('days of a journal', async () => {
    const ada = await world.person()
    const { id } = await as(ada).journals.start({ title: 'Sommeil' })
    await spend(ada, 'journal-entry', ENTRIES_PER_HOUR - 7)
    const day = (i: number) => new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10)
    const endings = await endingsOf(
      times(50, (i) => as(ada).journals.putEntry({ id, day: day(i), intensity: 3, note: '', replaces: null })),
    )
    expect([count(endings, 'done'), count(endings, 'QUOTA_REACHED')]).toEqual([7, 43])
  })

  test('chat requests', async () => {
    const ada = await world.person()
    const strangers = await crowd(world.services().db, { members: 50 })
    await spend(ada, 'chat-request', REQUESTS_PER_HOUR - 3)
    const endings = await endingsOf(strangers.map((memberId) => as(ada).chat.start({ memberId })))
    expect([count(endings, 'done'), count(endings, 'QUOTA_REACHED')]).toEqual([3, 47])
  })

  test('guesses at the password of a signed-in member, from fifty addresses', async () => {
    const ada = await world.person()
    const endings = await endingsOf(
      times(50, (i) =>
        as({ ...ada, address: world.newAddress() }).settings.setPassword({
          currentPassword: `faux-faux-${i}`,
          newPassword: 'galet-orange-52',
        }),
      ),
    )
    expect([count(endings, 'WRONG_PASSWORD'), count(endings, 'TOO_MANY_REQUESTS')]).toEqual([10, 40])
  })
})

describe('passwords', () => {
  const signIn = (email: string, password: string, address: string) =>
    world.fetch(
      '/api/auth/sign-in/email',
      jsonPost(
        { email, password },
        { origin: new URL(world.services().config.baseUrl).origin, 'x-forwarded-for': address },
      ),
    )

  test('one password tried on thirty accounts at once from one address is tried on six', async () => {
    const address = world.newAddress()
    const answers = await Promise.all(times(30, (i) => signIn(`quelquun-${i}@exemple.fr`, 'motdepasse-2026', address)))
    const statuses = answers.map(({ status }) => status)
    expect([statuses.filter((each) => each === 401).length, statuses.filter((each) => each === 429).length]).toEqual([
      6, 24,
    ])
  })

  test('an address of thousands within one IPv6 network is one address', async () => {
    const answers = await Promise.all(
      times(20, (i) => signIn('personne@exemple.fr', 'motdepasse-2026', `2001:db8:9:9:${i.toString(16)}::1`)),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(6)
  })

  test('an account that many addresses guess at lets its owner in, and no guess', { tags: 'long' }, async () => {
    const owner = await world.person()
    const guesses = times(12, (i) => signIn(owner.email, `faux-faux-${i}`, world.newAddress()))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([401]))
    expect((await signIn(owner.email, PASSWORD, world.newAddress())).status).toBe(200)
  })
})

describe('files', () => {
  const SECRET = 'secret-qzxw'
  let server: Server
  let folder: string
  let ada: Person
  let served: { media: string }
  beforeAll(async () => {
    ada = await world.person()
    const picture = await uploader(world).add(ada, await photo())
    served = { media: picture.small! }
    folder = mkdtempSync(join(tmpdir(), 'vecu-place-'))
    const webRoot = join(folder, 'web')
    mkdirSync(join(webRoot, 'assets'), { recursive: true })
    writeFileSync(join(folder, 'secret.txt'), SECRET)
    writeFileSync(join(folder, 'secret.js'), SECRET)
    writeFileSync(join(webRoot, 'index.html'), '<!doctype html><html><head></head></html>')
    writeFileSync(join(world.services().config.dataDir, 'secret.txt'), SECRET)
    server = createServer(getRequestListener(openHttp(world.appServices(), webRoot).fetch))
    await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  })
  afterAll(() => {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** As it is written: what a browser would tidy up is sent. */
  const get = (path: string): Promise<string> =>
    new Promise((settle, fail) => {
      const { port } = server.address() as AddressInfo
      const asked = ask(
        { port, path, headers: { cookie: ada.cookie, 'x-forwarded-for': world.newAddress() } },
        (answer) => {
          let text = ''
          answer.setEncoding('latin1').on('data', (piece: string) => (text += piece))
          answer.on('end', () => settle(`${answer.statusCode} ${text}`))
        },
      )
      asked.on('error', fail).end()
    })

  const UPWARDS = [
    '..',
    '%2e%2e',
    '..%2f',
    '..%5c',
    '%2e%2e%2f',
    '.%2e',
    '..;',
    '%252e%252e',
    '..%c0%af',
    '\\..',
    '....//',
  ]
  const OUT_OF_NO_FOLDER = '%j leads out of no folder'
  const DEPTHS = [1, 2, 3, 5]
  const NAMES = ['secret.txt', 'secret.js', 'package.json', 'etc/passwd', 'secret']
  test.each(UPWARDS)(OUT_OF_NO_FOLDER, (up) => expectNoWayOut(up, [1, 3], ['secret.txt', 'etc/passwd']))
  test.each(UPWARDS)(OUT_OF_NO_FOLDER, { tags: 'long' }, (up) => expectNoWayOut(up, DEPTHS, NAMES))

  async function expectNoWayOut(up: string, depths: number[], names: string[]): Promise<void> {
    const folder = served.media.slice(0, served.media.lastIndexOf('/'))
    const asked = [
      '/assets',
      '/api/docs',
      folder,
      '/media/symptom-photos',
      '/media/uploads',
      '/media/kept',
      '/api/me/exports',
      '',
    ]
    for (const root of asked)
      for (const depth of depths)
        for (const name of names) {
          const path = `${root}/${`${up}/`.repeat(depth)}${name}`
          const answer = await get(path)
          expect([path, /qzxw|root:x|"private": true/.test(answer)]).toEqual([path, false])
        }
  }

  test.each(['/.env', '/.git/config', '/index.html.br', '/assets/', '/assets/%00', '/sw.js%00.txt', '//etc/passwd'])(
    '%s is not served as a file',
    async (path) => expect(await get(path)).not.toMatch(/qzxw|root:x|\[core\]/),
  )

  test('a stored file answers to its own name only', async () => {
    expect(await get(served.media)).toMatch(/^200 /)
    for (const path of [
      served.media.replace(/\/([^/]+)$/, '/../$1'),
      served.media.replace(/\/([^/]+)$/, '/%2e/$1%00'),
      `${served.media}/`,
      `${served.media}%20`,
      served.media.replace('symptom-photos', 'evidence'),
    ])
      expect([path, (await get(path)).slice(0, 3)]).toEqual([path, '404'])
  })
})

test('a compressed body is not unpacked: ten kilobytes stay ten kilobytes', async () => {
  const ada = await world.person()
  const bomb = gzipSync(JSON.stringify({ title: 'a'.repeat(10_000_000) }))
  const response = await world.fetch(
    '/api/posts/symptoms',
    { method: 'POST', headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' }, body: bomb },
    ada,
  )
  expect([bomb.byteLength < 20_000, response.status, await response.json()]).toMatchObject([
    true,
    400,
    { code: 'INVALID_INPUT' },
  ])
})

describe('a connection is held for a bounded time, and by a bounded number', () => {
  const PATIENT = { headersTimeout: 60_000, requestTimeout: 60_000, connectionsCheckingInterval: 50, connections: 100 }
  const reading = (request: IncomingMessage, response: ServerResponse) =>
    void request.on('end', () => response.end('read')).resume()

  /** A listener with bounds of its own, and a connection to it that says so much and no more; answers what came until it was cut. */
  async function heldBy(bounds: Partial<typeof PATIENT>, lines: readonly string[]): Promise<string> {
    const { host, https, baseUrl } = world.services().config
    const door = await openListener({ host, https, baseUrl, port: 0 }, { ...PATIENT, ...bounds })
    door.answer(reading, async () => {})
    const line = connect(door.port, '127.0.0.1').setEncoding('utf8')
    line.write(lines.join('\r\n'))
    let heard = ''
    for await (const piece of line) heard += piece
    await door.close()
    return heard.split('\r\n')[0]!
  }
  const HEAD = ['POST /feed HTTP/1.1', 'Host: localhost']

  test('a head that does not end is cut', async () => {
    expect(await heldBy({ headersTimeout: 200 }, HEAD)).toBe('HTTP/1.1 408 Request Timeout')
  })

  test('a body that does not end is cut', async () => {
    const whole = [...HEAD, 'Content-Length: 9', '', 'abc']
    expect(await heldBy({ headersTimeout: 200, requestTimeout: 400 }, whole)).toBe('HTTP/1.1 408 Request Timeout')
  })

  test('more connections than there is room for are closed as they come', async () => {
    expect(await heldBy({ connections: 0 }, [...HEAD, 'Connection: close', '', ''])).toBe('')
  })
})

/**
 * Whatever opens a connection to somewhere else than the database, and who says where. A new name here is a new way out: docs/security.md tells what guards it.
 */
const WAYS_OUT = [
  'accounts/security/oidc-service.ts', // the operator's provider of identities
  'conferences/broadcast/janus-line-service.ts', // the operator's Janus
  'foundation/mail/mailer.ts', // the operator's mail server
  'foundation/net/push.ts', // a member's browser: a push service of the list, at a public address
  'foundation/net/redis.ts', // the operator's Redis
  'foundation/observe/tracing.ts', // the operator's collector of traces
  'foundation/storage/bucket.ts', // the operator's bucket
]

test('the server connects elsewhere only where the operator says, or through the guard of public addresses', () => {
  const root = join(import.meta.dirname, '../../../server')
  const outwards =
    /(?:await|return|=>) fetch\(|import \{[^}]*\brequest\b[^}]*\} from 'node:https?'|new WebSocket\(|createTransport\(|new S3Client\(|createClient\(|new OTLPTraceExporter|\.discovery\(/
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/^(app|backup|demo)[\\/]/.test(name))
    .filter((name) => outwards.test(readFileSync(join(root, name), 'utf8')))
    .map((name) => name.replaceAll('\\', '/'))
  expect(found.sort()).toEqual(WAYS_OUT)
})

describe('a request that no browser of ours sends', () => {
  const address = (said: string) => ({ headers: { 'x-forwarded-for': said } })

  test('a malformed address from a trusted proxy is refused, however long', async () => {
    for (const said of ['nobody', '1'.repeat(9_000), `2001:db8::${'0'.repeat(5_000)}1`, '<script>'])
      expect((await world.fetch('/api/me', address(said))).status).toBe(400)
    expect((await world.fetch('/api/me', address('2001:db8::1'))).status).toBe(200)
  })

  test('a /48 of IPv6 has sixteen times the quota of one household, and no more', async () => {
    const { limits } = world.services()
    const limit = { name: 'of-a-site', points: 2, seconds: 60 }
    const take = (key: string) =>
      limits.take(limit, key).then(
        () => 'done',
        () => 'refused',
      )
    for (const [site, kept] of [
      ['2001:db8:7', 32],
      ['2001:db8:8', 32],
    ] as const) {
      const endings = await Promise.all(times(50, (i) => take(`${site}:${i.toString(16)}::`)))
      expect(count(endings, 'done')).toBe(kept)
    }
    expect([await take('2001:db8:9::'), await take('2001:db8:9::'), await take('2001:db8:9::')]).toEqual([
      'done',
      'done',
      'refused',
    ])
  })

  test('a form without origin and content type writes nothing', async () => {
    const lou = await world.person()
    const form = (type: string | undefined, more: Record<string, string> = {}) =>
      world.fetch(
        '/api/me/preferences/../blocks',
        { method: 'POST', headers: { ...(type && { 'content-type': type }), ...more }, body: '{}' },
        lou,
      )
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/json']
    for (const type of types) expect([type, (await form(type)).status]).toEqual([type, 403])
    const signedOut = await world.fetch('/api/auth/sign-out', { method: 'POST', body: new Blob(['{}']) }, lou)
    expect(signedOut.status).toBe(403)
    expect((await as(lou).accounts.me()).member?.id).toBe(lou.id)
    // A program says JSON, a page of ours says whence.
    expect((await form('application/json')).status).toBe(404)
    expect((await form('text/plain', { 'sec-fetch-site': 'same-origin' })).status).toBe(404)
  })

  test('an upload with a deferred length is refused by field', async () => {
    const lou = await world.person()
    const answer = await world.fetch(
      '/media/uploads',
      { method: 'POST', headers: { 'tus-resumable': '1.0.0', 'upload-defer-length': '1' } },
      lou,
    )
    expect([answer.status, await answer.json()]).toMatchObject([400, { data: { fields: [{ path: 'size' }] } }])
  })
})
