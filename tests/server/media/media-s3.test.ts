import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { healthOf } from '#server/app/health.ts'
import { openLog } from '#server/foundation/observe/log.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { openStorage } from '#server/foundation/storage/open-storage.ts'
import { watchOutage } from '#server/foundation/storage/outage.ts'
import { photo, SECRET } from '#tests/support/fixtures/files/pictures.ts'
import { symptom } from '#tests/support/fixtures/symptoms.ts'
import { refusalOf, refused } from '#tests/support/refused.ts'
import { runQueue } from '#tests/support/run-queue.ts'
import { openBucket } from '#tests/support/servers/s3.ts'
import { idOf, refusalIn, uploader } from '#tests/support/uploads.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const bucket = await openBucket()
afterAll(() => bucket.close())
const world = openWorld({ S3_URL: bucket.url })
const { begin, append, head, cancel, send, add, filesIn, rows } = uploader(world)
let alice: Person
let bob: Person
beforeAll(async () => {
  ;({ alice, bob } = await world.people('alice', 'bob'))
})

const see = (who: Person | undefined, path: string, headers: Record<string, string> = {}) =>
  world.fetch(path, { headers }, who)

test('an upload goes on where it stopped, in the bucket alone, and stored files hold pixels only', {
  tags: ['long'],
}, async () => {
  const bytes = await photo()
  const id = idOf(await begin(alice, { size: bytes.length }))
  const half = bytes.length >> 1
  expect((await append(alice, id, 0, new Uint8Array(bytes.subarray(0, half)))).status).toBe(204)
  expect((await head(alice, id)).headers.get('upload-offset')).toBe(String(half))
  expect((await head(bob, id)).status).toBe(404)
  expect(await refusalOf(world.as(alice).media.complete({ id }))).toBe('UPLOAD_UNFINISHED')
  expect((await append(alice, id, half, new Uint8Array(bytes.subarray(half)))).status).toBe(204)
  expect(bucket.bytes()).toContain(SECRET)

  const media = await world.as(alice).media.complete({ id })
  expect(bucket.keys().sort()).toEqual([media.large, media.small].map((path) => path!.slice(1)).sort())
  expect(bucket.bytes()).not.toMatch(new RegExp(`${SECRET}|Exif|GPS`))
  expect([filesIn('work'), bucket.parts()]).toEqual([[], []])
})

test('bytes received before the connection was lost stay, though no part of the bucket was full', {
  tags: ['long'],
}, async () => {
  const bytes = await photo()
  const id = idOf(await begin(alice, { size: bytes.length }))
  const half = bytes.length >> 1
  const write = vi.spyOn(world.services().storage.staging.store, 'write')
  const sending = request(`${world.url()}/media/uploads/${id}`, {
    method: 'PATCH',
    headers: {
      cookie: alice.cookie,
      'tus-resumable': '1.0.0',
      'upload-offset': 0,
      'content-type': 'application/offset+octet-stream',
      'content-length': bytes.length,
    },
  })
  sending.on('error', () => {})
  await new Promise<unknown>((resolve) => sending.write(bytes.subarray(0, half), resolve))
  await expect.poll(() => write.mock.calls.length).toBe(1)
  sending.destroy()
  await write.mock.results[0]!.value
  write.mockRestore()
  expect((await head(alice, id)).headers.get('upload-offset')).toBe(String(half))
  expect((await append(alice, id, half, new Uint8Array(bytes.subarray(half)))).status).toBe(204)
  await world.as(alice).media.complete({ id })
})

test('a local failure is not reported as an outage of the bucket', { tags: ['long'] }, async () => {
  const { storage } = world.services()
  await expect(storage.put('symptom-photos/a/b.webp', '/nowhere/at/all')).rejects.toMatchObject({ code: 'ENOENT' })
  const outage = watchOutage('The bucket', openLog('fatal'))
  const fail = (error: unknown) => outage.during(() => Promise.reject(error))
  await expect(fail(new TypeError('a defect'))).rejects.toThrow('a defect')
  for (const code of ['ECONNRESET', 'EAI_AGAIN', 'EPIPE', 'ETIMEDOUT', 'CERT_HAS_EXPIRED'])
    await expect(fail(Object.assign(new Error(), { code }))).rejects.toBeInstanceOf(Refusal)
})

test('many slow readers delay nobody', { tags: 'long' }, async () => {
  const { storage } = world.services()
  const path = 'symptom-photos/slow/large.webp'
  const from = join(storage.workFolder, 'slow')
  writeFileSync(from, randomBytes(2 ** 20))
  await storage.put(path, from)
  rmSync(from)
  const slow = await Promise.all(Array.from({ length: 55 }, () => storage.open(path)))
  const next = await storage.open(path)
  expect(await storage.size(path)).toBe(2 ** 20)
  for (const reading of [...slow, next]) reading?.destroy()
  await storage.removePrefix('symptom-photos/slow/')
})

test('an upload of several parts arrives whole', { tags: 'long' }, async () => {
  const bytes = randomBytes(9 * 2 ** 20)
  const id = idOf(await begin(alice, { size: bytes.length }))
  const first = 6 * 2 ** 20
  expect((await append(alice, id, 0, new Uint8Array(bytes.subarray(0, first)))).status).toBe(204)
  expect((await head(alice, id)).headers.get('upload-offset')).toBe(String(first))
  expect((await append(alice, id, first, new Uint8Array(bytes.subarray(first)))).status).toBe(204)
  const { staging, workFolder } = world.services().storage
  const fetched = await staging.fetch(id, workFolder)
  expect(readFileSync(fetched).equals(bytes)).toBe(true)
  rmSync(fetched)
})

test('files are served from the bucket, whole or in a range, to members who may see the post', {
  tags: ['long'],
}, async () => {
  const { id, large } = await add(alice, await photo())
  expect((await see(bob, large!)).status).toBe(404)
  await world.as(alice).posts.publishSymptom(symptom({ mediaIds: [id] }))
  const response = await see(bob, large!)
  const whole = Buffer.from(await response.arrayBuffer())
  expect([response.status, response.headers.get('content-length')]).toEqual([200, String(whole.length)])
  expect((await sharp(whole).metadata()).width).toBe(400)
  const range = await see(bob, large!, { range: 'bytes=10-19' })
  expect([range.status, range.headers.get('content-range')]).toEqual([206, `bytes 10-19/${whole.length}`])
  expect(Buffer.from(await range.arrayBuffer())).toEqual(whole.subarray(10, 20))
  expect((await see(undefined, large!)).status).toBe(404)
})

test('a video is packed anew from the bucket', { tags: ['long'] }, async () => {
  const bytes = readFileSync(join(import.meta.dirname, '../../support/files/turned.mp4'))
  const media = await add(alice, bytes, { name: 'a.mp4', type: 'video/mp4' })
  const stored = Buffer.from(await (await see(alice, media.video!)).arrayBuffer())
  expect(stored.toString('latin1')).not.toContain(SECRET)
  expect(media).toMatchObject({ width: 120, height: 160 })
})

test('a refused, discarded, deleted or forgotten file leaves nothing in the bucket', { tags: ['long'] }, async () => {
  await world.settle()
  const before = bucket.keys()
  const wrong = await send(alice, Buffer.from('<svg/>'))
  expect(await refused(world.as(alice).media.complete({ id: wrong }))).toMatchObject({ code: 'FILE_REFUSED' })
  const half = idOf(await begin(alice, { size: 100 }))
  await append(alice, half, 0, 'x'.repeat(50))
  expect((await cancel(alice, half)).status).toBe(204)
  const { id } = await add(alice, await photo())
  const post = await world.as(alice).posts.publishSymptom(symptom({ mediaIds: [id] }))
  await world.as(alice).posts.remove({ id: post.id })
  await world.settle()
  expect(bucket.keys()).toEqual(before)

  await begin(alice, { size: 100 })
  const { staging } = world.services().storage
  const lost = staging.nameOf(crypto.randomUUID())
  await staging.store.create(
    Object.assign(await staging.store.getUpload(staging.nameOf((await staging.ids())[0]!)), { id: lost }),
  )
  expect(bucket.parts().length).toBe(2)
  const { media } = await rows()
  world.advance(25 * 3_600_000)
  await runQueue(world.services(), 'media.sweep')
  await world.settle({ everyJobTwice: true })
  expect([await staging.ids(), bucket.parts()]).toEqual([[], []])
  expect((await rows()).media).toBeLessThan(media)
})

test('a bucket that does not answer, or refuses our credentials, is reported as such to the member and once to the log', {
  tags: ['long'],
}, async () => {
  const { config, log } = world.services()
  const logged = vi.spyOn(log, 'error')
  const away = { ...config.s3!, endpoint: 'http://127.0.0.1:1' }
  const strange = { ...config.s3!, accessKeyId: 'nobody', secretAccessKey: 'hunter2' }
  const missing = { ...config.s3!, bucket: 'vecu-none' }
  for (const s3 of [away, strange, missing]) {
    logged.mockClear()
    const storage = await openStorage({ dataDir: config.dataDir, s3 }, log)
    const asks = [
      () => storage.size('symptom-photos/a/b.webp'),
      () => storage.open('symptom-photos/a/b.webp'),
      () => storage.put('symptom-photos/a/b.webp', import.meta.filename),
      () => storage.staging.ids(),
      () => storage.removePrefix('symptom-photos/a/'),
    ]
    for (const ask of asks) await expect(ask()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    expect(logged).toHaveBeenCalledTimes(1)
    expect(JSON.stringify(logged.mock.calls)).not.toContain('hunter2')
    storage.close()
  }
})

test('health says within about two seconds that the bucket does not work, and nothing more, and asks it seldom', {
  tags: ['long'],
}, async () => {
  const { config, db, log } = world.services()
  /** Each has its own count: what is given up on one may be asked once more as it ends. */
  const bucketThat = async (answer: (response: ServerResponse) => void) => {
    const asked = { times: 0 }
    const server = createServer((_, response) => {
      asked.times += 1
      answer(response)
    })
    const port = await new Promise<number>((settle) => {
      server.listen(0, '127.0.0.1', () => settle((server.address() as { port: number }).port))
    })
    return { server, asked, s3: { ...config.s3!, endpoint: `http://127.0.0.1:${port}` } }
  }
  const silent = await bucketThat(() => {})
  const working = await bucketThat((response) => response.end())
  const health = async (s3: NonNullable<typeof config.s3>, times = 1) => {
    const storage = await openStorage({ dataDir: config.dataDir, s3 }, log)
    const answers = await Promise.all(Array.from({ length: times }, () => healthOf({ config, db, storage })))
    storage.close()
    return answers[0]
  }
  /** Until nothing else was slow meanwhile; answers how long it took that time. */
  const soonIs = async (bucket: { asked: { times: number }; s3: NonNullable<typeof config.s3> }, answer: object) => {
    let tookMs = Number.NaN
    await expect
      .poll(async () => {
        bucket.asked.times = 0
        const begun = performance.now()
        const told = await health(bucket.s3, 20)
        tookMs = performance.now() - begun
        return told
      })
      .toEqual(answer)
    return tookMs
  }
  const failing = { status: 'unavailable', checks: { database: 'ok', storage: 'failing', turn: 'missing' } }
  expect(await soonIs(silent, failing)).toBeLessThan(15_000)
  expect(silent.asked.times).toBeLessThanOrEqual(2)
  await soonIs(working, { status: 'ok', checks: { database: 'ok', storage: 'ok', turn: 'missing' } })
  expect(working.asked.times).toBe(1)
  for (const wrong of [{ endpoint: 'http://127.0.0.1:1' }, { accessKeyId: 'nobody' }, { bucket: 'vecu-none' }])
    await expect.poll(() => health({ ...config.s3!, ...wrong })).toEqual(failing)
  await expect.poll(async () => (await world.fetch('/api/health')).json()).toMatchObject({ status: 'ok' })
  for (const { server } of [silent, working]) {
    server.closeAllConnections()
    server.close()
  }
})

test('nobody is told while the bucket is away that their upload is gone, and it goes on afterwards', {
  tags: ['long'],
}, async () => {
  const bytes = await photo()
  const id = idOf(await begin(alice, { size: bytes.length }))
  await append(alice, id, 0, new Uint8Array(bytes.subarray(0, 500)))
  bucket.fail(true)
  try {
    expect(await refusalIn(await begin(alice))).toMatchObject({ code: 'UNAVAILABLE', status: 503 })
    expect((await head(alice, id)).status).toBe(503)
    expect((await append(alice, id, 500, 'x')).status).toBe(503)
    expect(await refusalOf(world.as(alice).media.complete({ id }))).toBe('UNAVAILABLE')
  } finally {
    bucket.fail(false)
  }
  expect((await head(alice, id)).headers.get('upload-offset')).toBe('500')
  expect((await append(alice, id, 500, new Uint8Array(bytes.subarray(500)))).status).toBe(204)
  await world.as(alice).media.complete({ id })
})
