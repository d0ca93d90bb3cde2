import { once } from 'node:events'
import { existsSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Media } from '#contract/media/schema.ts'
import { photo } from '#tests/support/fixtures/files/pictures.ts'
import { symptom } from '#tests/support/fixtures/symptoms.ts'
import { refusalIn, uploader } from '#tests/support/uploads.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { add, storedBytes } = uploader(world)
let alice: Person
let bob: Person
let eve: Person
let media: Media
let postId: string
beforeAll(async () => {
  ;({ alice, bob, eve } = await world.people('alice', 'bob', 'eve'))
  media = await add(alice, await photo({ width: 800, height: 600 }))
  postId = (await world.as(alice).posts.publishSymptom(symptom({ mediaIds: [media.id] }))).id
})

const see = (who: Person | undefined, headers: Record<string, string> = {}, path = media.large!, method = 'GET') =>
  world.fetch(path, { method, headers }, who)
const statusFor = async (who: Person | undefined, path?: string) => (await see(who, {}, path)).status

test('a member who may read the post gets the picture, cacheable by their browser only', async () => {
  const response = await see(bob)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'inline',
    'cache-control': 'private, no-cache',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(response.headers.get('content-length')).toBe(String(bytes.length))
  expect(storedBytes()).toContain(bytes.toString('latin1'))
  expect(response.headers.get('set-cookie')).toBeNull()
})

test('a browser with a copy is told that it is current, and only while it may see the picture', async () => {
  const etag = (await see(bob)).headers.get('etag')!
  for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const response = await see(bob, { 'if-none-match': held })
    expect([response.status, await response.text()]).toEqual([304, ''])
  }
  expect((await see(bob, { 'if-none-match': '"other"' })).status).toBe(200)
  expect((await see(undefined, { 'if-none-match': etag })).status).toBe(404)
})

test('a file does not exist for visitors and strangers, whatever they ask for', async () => {
  const unclaimed = await add(alice, await photo())
  const key = media.large!.split('/')[3]!
  const asks: [Person | undefined, string][] = [
    [undefined, media.large!],
    [undefined, unclaimed.large!],
    [eve, unclaimed.large!],
    [eve, unclaimed.small!],
    [eve, `/media/symptom-videos/${key}/large.webp`],
    [eve, `/media/symptom-photos/${key}/video.mp4`],
    [eve, `/media/symptom-photos/${key}/original.jpg`],
    [eve, `/media/symptom-photos/${key}/__proto__`],
    [eve, `/media/symptom-photos/${key}/..%2f..%2f..%2fkeys%2fsecret`],
    [eve, `/media/symptom-photos/${'0'.repeat(32)}/large.webp`],
    [eve, '/media'],
    [eve, '/media/'],
    [eve, '/media/symptom-photos'],
  ]
  const answers = await Promise.all(
    asks.map(async ([who, path]) => {
      const response = await see(who, {}, path)
      return { answered: response.status, ...(await refusalIn(response)) }
    }),
  )
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(answers[0]).toMatchObject({ answered: 404, status: 404, code: 'NOT_FOUND' })
  expect(await statusFor(alice, unclaimed.large!)).toBe(200)
})

test('a block, from either side, hides files with the post, and lifting it shows them again', async () => {
  const { blocked } = await world.people('blocked')
  expect(await statusFor(blocked)).toBe(200)
  for (const [one, other] of [
    [alice, blocked],
    [blocked, alice],
  ] as const) {
    await world.as(one).accounts.block({ memberId: other.id })
    expect(await statusFor(blocked)).toBe(404)
    await world.as(one).accounts.unblock({ memberId: other.id })
    expect(await statusFor(blocked)).toBe(200)
  }
})

test('only their author sees the files of a hidden post', async () => {
  const { db } = world.services()
  await db.execute(sql`update post set hidden_at = now() where id = ${postId}`)
  expect([await statusFor(bob), await statusFor(alice)]).toEqual([404, 200])
  await db.execute(sql`update post set hidden_at = null where id = ${postId}`)
  expect(await statusFor(bob)).toBe(200)
})

test.each([
  ['bytes=0-9', 206, '0-9', 10],
  ['bytes=5-', 206, '5-$', -5],
  ['bytes=-7', 206, '-7', 7],
  ['bytes=0-99999999', 206, '0-$', 0],
  ['bytes=-99999999', 206, '0-$', 0],
  ['bytes=0-1,4-5', 200, undefined, 0],
  ['bytes=9-5', 200, undefined, 0],
  ['lines=0-9', 200, undefined, 0],
  ['bytes=-', 200, undefined, 0],
])('%s is answered with %i', async (range, status, said, length) => {
  const whole = Buffer.from(await (await see(bob)).arrayBuffer())
  const response = await see(bob, { range })
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(response.status).toBe(status)
  expect(bytes.length).toBe(length > 0 ? length : whole.length + length)
  expect(response.headers.get('content-length')).toBe(String(bytes.length))
  const [first = '', last = ''] = said?.split('-') ?? []
  const start = first === '' && said ? whole.length - Number(last) : Number(first)
  expect(bytes).toEqual(whole.subarray(start, start + bytes.length))
  expect(response.headers.get('content-range')).toBe(
    said ? `bytes ${start}-${start + bytes.length - 1}/${whole.length}` : null,
  )
})

test('a range outside the file, or of another file, is refused as such', async () => {
  const size = Number((await see(bob)).headers.get('content-length'))
  for (const range of [`bytes=${size}-`, 'bytes=99999999-', 'bytes=-0']) {
    const response = await see(bob, { range })
    expect([response.status, response.headers.get('content-range'), await response.text()]).toEqual([
      416,
      `bytes */${size}`,
      '',
    ])
  }
  expect((await see(bob, { range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200)
  const etag = (await see(bob)).headers.get('etag')!
  expect((await see(bob, { range: 'bytes=0-9', 'if-range': etag })).status).toBe(206)
})

test('a HEAD request gets the headers of a GET', async () => {
  const asked = await see(bob, {}, media.large!, 'HEAD')
  const got = await see(bob)
  expect([asked.status, await asked.text()]).toEqual([200, ''])
  for (const name of ['content-length', 'content-type', 'etag', 'cache-control'])
    expect(asked.headers.get(name)).toBe(got.headers.get(name))
})

test('a page of another site shows nothing of it', async () => {
  expect((await see(bob, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' })).status).toBe(403)
  expect((await see(bob, { origin: 'https://ailleurs.example' })).status).toBe(403)
})

test.skipIf(!existsSync('/proc/self/fd')).each([
  ['while it is read', false],
  ['before it is sent', true],
])('a file is closed when its reader goes away %s', async (_when, isEarly) => {
  const { storage, config } = world.services()
  const picture = await add(alice, await photo())
  const large = join(config.dataDir, 'large')
  writeFileSync(large, Buffer.alloc(30 * 2 ** 20))
  await storage.put(picture.large!.replace('/media/', ''), large)
  const isOpen = () =>
    readdirSync('/proc/self/fd').some((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).endsWith(picture.large!)
      } catch {
        return false // closed meanwhile
      }
    })
  const open = storage.open
  const opened = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  vi.spyOn(storage, 'open').mockImplementationOnce(async (...asked) => {
    const stream = await open(...asked)
    opened.resolve()
    if (isEarly) await left.promise
    return stream
  })

  const headers = { cookie: alice.cookie }
  const reading = get(`${world.url()}${picture.large}`, { headers }, (response) => response.pause())
  reading.on('error', () => {})
  await opened.promise
  expect(isOpen()).toBe(true)
  if (!isEarly) await once(reading, 'response')
  const closed = new Promise((settle) => reading.once('close', settle))
  reading.destroy()
  await closed
  // The server hears of it by then.
  await world.fetch('/api/health')
  left.resolve()
  await expect.poll(isOpen).toBe(false)
})
