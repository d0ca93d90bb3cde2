import { existsSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { request } from 'node:http'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { heic, photo } from '#tests/support/fixtures/files/pictures.ts'
import { symptom } from '#tests/support/fixtures/symptoms.ts'
import { endingsOf, refusalOf, refused } from '#tests/support/refused.ts'
import { idOf, refusalIn, uploader } from '#tests/support/uploads.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { ask, begin, append, head, cancel, send, add, filesIn, rows } = uploader(world)
let alice: Person
let eve: Person
let bytes: Buffer
beforeAll(async () => {
  ;({ alice, eve } = await world.people('alice', 'eve'))
  bytes = await photo()
})

const offsetOf = async (id: string) => Number((await head(alice, id)).headers.get('upload-offset'))

/** Sends some bytes of what is left of an upload, which arrive, and then nothing more; answers how the connection is cut. */
async function stall(id: string, offset: number, part: Uint8Array, left: number): Promise<() => void> {
  const { hostname, port } = new URL(world.url())
  const sending = request({
    hostname,
    port,
    path: `/media/uploads/${id}`,
    method: 'PATCH',
    headers: {
      cookie: alice.cookie,
      'tus-resumable': '1.0.0',
      'upload-offset': offset,
      'content-type': 'application/offset+octet-stream',
      'content-length': left,
    },
  })
  sending.on('error', () => {})
  sending.write(part)
  const file = filesIn('uploads').find((path) => path.endsWith(id))!
  await expect.poll(() => statSync(file).size).toBe(offset + part.length)
  return () => sending.destroy()
}

test('an upload goes on where it stopped, and is then made ready', async () => {
  const begun = await begin(alice, { size: bytes.length })
  expect(begun.status).toBe(201)
  expect(begun.headers.get('location')).toMatch(/^\/media\/uploads\/[\da-f-]{36}$/)
  const id = idOf(begun)
  const half = bytes.length >> 1
  const first = await append(alice, id, 0, new Uint8Array(bytes.subarray(0, half)))
  expect([first.status, first.headers.get('upload-offset')]).toEqual([204, String(half)])

  const there = await head(alice, id)
  expect(there.status).toBe(200)
  expect(Object.fromEntries(there.headers)).toMatchObject({
    'upload-offset': String(half),
    'upload-length': String(bytes.length),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(await refusalOf(world.as(alice).media.complete({ id }))).toBe('UPLOAD_UNFINISHED')

  expect((await append(alice, id, 0, 'again')).status).toBe(409)
  expect((await append(alice, id, half, new Uint8Array(bytes.subarray(half)))).status).toBe(204)
  expect(await world.as(alice).media.complete({ id })).toMatchObject({ id, kind: 'symptom-photos' })
})

test('bytes received before the connection was lost stay, and the next request does not wait for it', async () => {
  const logged = vi.spyOn(world.services().log, 'error')
  const id = idOf(await begin(alice, { size: bytes.length }))
  const half = bytes.length >> 1
  const cut = await stall(id, 0, bytes.subarray(0, half), bytes.length)
  cut()
  expect(await offsetOf(id)).toBe(half)

  // The other end is gone without a word: the connection stays open, and is ended by whoever comes next.
  const cutLater = await stall(id, half, bytes.subarray(half, half + 10), bytes.length - half)
  expect(await offsetOf(id)).toBe(half + 10)
  expect((await append(alice, id, half + 10, new Uint8Array(bytes.subarray(half + 10)))).status).toBe(204)
  cutLater()
  await world.as(alice).media.complete({ id })
  // It happens every day.
  expect(logged.mock.calls).toEqual([])
})

test('only the member who began an upload finds it', async () => {
  const id = await send(alice, bytes)
  const half = idOf(await begin(alice, { size: 100 }))
  for (const [who, code] of [
    [eve, 'NOT_FOUND'],
    [undefined, 'UNAUTHORIZED'],
  ] as const) {
    expect((await head(who, half)).status).toBe(code === 'NOT_FOUND' ? 404 : 401)
    for (const response of [await append(who, half, 0, 'x'), await cancel(who, half)])
      expect(await refusalIn(response)).toMatchObject({ code, status: response.status, defined: true })
    expect(await refusalOf(world.as(who).media.complete({ id }))).toBe(code)
    expect(await refusalOf(world.as(who).media.discard({ id }))).toBe(code)
  }
  expect(await offsetOf(half)).toBe(0)
  const { id: ready } = await add(alice, bytes)
  expect(await refusalOf(world.as(eve).posts.publishSymptom(symptom({ mediaIds: [ready] })))).toBe('INVALID_INPUT')
})

test('a discarded upload is removed, and leaves room in its form', async () => {
  const form = crypto.randomUUID()
  const half = idOf(await begin(alice, { size: 100, form }))
  const whole = await send(alice, bytes, { form })
  const { id: ready } = await add(alice, bytes, { form })
  expect((await cancel(alice, half)).status).toBe(204)
  await world.as(alice).media.discard({ id: whole })
  await world.as(alice).media.discard({ id: ready })
  await world.settle({ everyJobTwice: true })
  for (const id of [half, whole, ready]) {
    expect((await head(alice, id)).status).toBe(404)
    expect([...filesIn('uploads'), ...filesIn('media')].filter((path) => path.includes(id))).toEqual([])
    expect(await refusalOf(world.as(alice).media.discard({ id }))).toBe('NOT_FOUND')
  }
  expect((await rows()).garbage).toBe(0)
  for (let i = 0; i < 5; i++) expect((await begin(alice, { form })).status).toBe(201)
})

test('a form takes five files, however many are begun at once', async () => {
  const member = await world.person()
  const form = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 8 }, () => begin(member, { form })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  const refusals = await Promise.all(answers.filter(({ status }) => status !== 201).map(refusalIn))
  for (const refusal of refusals)
    expect(refusal).toMatchObject({
      defined: true,
      code: 'FILE_REFUSED',
      status: 422,
      data: { fault: { code: 'tooMany', n: 5 } },
    })
  expect((await begin(member)).status).toBe(201)
})

test('a member has a hundred files that no post took, and no more', async () => {
  const member = await world.person()
  await world.services().db.execute(sql`insert into media (id, owner_id, kind, key, form_id, created_at)
    select gen_random_uuid(), ${member.id}, 'symptom-photos', md5(${member.id} || n), gen_random_uuid(), now()
    from generate_series(1, 99) n`)
  const last = await begin(member)
  expect(last.status).toBe(201)
  const before = await rows()
  expect(await refusalIn(await begin(member))).toMatchObject({
    defined: true,
    code: 'FILE_REFUSED',
    data: { fault: { code: 'tooMany', n: 100 } },
  })
  expect(await rows()).toEqual(before)
  await world.as(member).media.discard({ id: idOf(last) })
  expect((await begin(member)).status).toBe(201)
})

test('sixty files a minute are made ready for a member, and no more', async () => {
  const member = await world.person()
  const { complete } = world.as(member).media
  const endings = await endingsOf(Array.from({ length: 61 }, () => complete({ id: crypto.randomUUID() })))
  expect(endings.filter((ending) => ending === 'NOT_FOUND')).toHaveLength(60)
  expect(endings.filter((ending) => ending === 'TOO_MANY_REQUESTS')).toHaveLength(1)
})

test('a member begins fifty uploads an hour: exactly fifty of many at once, refused ones cost nothing, with room an hour later', async () => {
  const member = await world.person()
  const before = await rows()
  for (let i = 0; i < 10; i++) await begin(member, { name: 'photo.exe' })
  const answers = await Promise.all(Array.from({ length: 60 }, () => begin(member)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(50)
  const refusal = await refusalIn(answers.find(({ status }) => status !== 201)!)
  expect(refusal).toMatchObject({ defined: true, code: 'QUOTA_REACHED', status: 429 })
  const wait = new Date(refusal.data!.retryAt!).getTime() - world.now().getTime()
  expect(wait).toBeGreaterThan(3_500_000)
  expect(wait).toBeLessThanOrEqual(3_600_000)
  expect((await rows()).uses - before.uses).toBe(50)
  expect((await rows()).media - before.media).toBe(50)

  await world.as(member).media.discard({ id: idOf(answers.find(({ status }) => status === 201)!) })
  expect((await begin(member)).status).toBe(429)
  world.advance(3_600_000)
  expect((await begin(member)).status).toBe(201)
})

test.each([
  ['a type that is not taken', { type: 'image/svg+xml' }, 'wrongType', undefined],
  ['a photo of an iPhone', { name: 'IMG_1.HEIC', type: 'image/heic' }, 'heic', undefined],
  ['a photo of an iPhone without a type', { name: 'IMG_1.HEIC', type: '' }, 'heic', undefined],
  ['another ending', { name: 'photo.jpg.exe' }, 'wrongExtension', undefined],
  ['a path', { name: '../../etc/passwd.jpg' }, 'wrongExtension', undefined],
  ['a path of Windows', { name: 'C:\\photo.jpg' }, 'wrongExtension', undefined],
  ['a zero character', { name: 'photo\u0000.jpg' }, 'wrongExtension', undefined],
  ['10 MB and a byte', { size: 10 * 2 ** 20 + 1 }, 'tooLarge', 10],
  ['50 MB and a byte', { name: 'film.mp4', type: 'video/mp4', size: 50 * 2 ** 20 + 1 }, 'tooLarge', 50],
  ['nothing at all', { size: 0 }, 'wrongType', undefined],
])('%s is refused before a byte is sent, and nothing is kept', async (_what, given, code, n) => {
  await world.settle()
  const before = [await rows(), filesIn('uploads').length]
  const response = await begin(alice, given)
  expect(response.status).toBe(422)
  expect(await refusalIn(response)).toEqual({
    defined: true,
    code: 'FILE_REFUSED',
    status: 422,
    message: 'FILE_REFUSED',
    data: { fault: n === undefined ? { code } : { code, n } },
  })
  expect([await rows(), filesIn('uploads').length]).toEqual(before)
})

test.each([
  ['douleur.jfif', 'image/jpeg', 'form'],
  ['scan.jpe', '', 'form'],
  ['image', '', 'form'],
  ['image', '', 'avatar'],
  ['image', '', 'evidence'],
  ['IMG_1.HEIC', 'image/jpeg', 'form'],
])('a JPEG called %s, sent as "%s", is taken for the purpose %s', async (name, type, purpose) => {
  expect(await add(alice, bytes, { name, type, purpose })).toMatchObject({ height: 300, video: null })
})

test.each([
  ['form', 'photo.jpg', 'image/jpeg'],
  ['form', 'film.mp4', 'video/mp4'],
  ['form', 'image', ''],
  ['avatar', 'photo.jpg', 'image/jpeg'],
  ['evidence', 'photo.jpg', 'image/jpeg'],
])(
  'a photo in HEIC sent for the purpose %s as %s is refused as HEIC, and nothing of it is left',
  async (purpose, name, type) => {
    const id = await send(alice, heic(), { purpose, name, type })
    expect(await refused(world.as(alice).media.complete({ id }))).toEqual({
      code: 'FILE_REFUSED',
      data: { fault: { code: 'heic' } },
    })
    expect((await head(alice, id)).status).toBe(404)
  },
)

test.each([
  ['a length to be told later', { 'upload-length': '', 'upload-defer-length': '1' }],
  ['no length', { 'upload-length': '' }],
  ['a length that is none', { 'upload-length': '1e3' }],
  ['a negative length', { 'upload-length': '-1' }],
  ['metadata that is none', { 'upload-metadata': 'filename ???' }],
  ['no metadata', { 'upload-metadata': '' }],
  [
    'a form that is none',
    { 'upload-metadata': `filename ${btoa('a.jpg')},filetype ${btoa('image/jpeg')},form ${btoa('1')}` },
  ],
  ['another version', { 'tus-resumable': '0.9.0' }],
])('%s is refused by name as an input, and nothing is stored', async (_what, headers) => {
  await world.settle()
  const before = [await rows(), filesIn('uploads').length]
  const response = await begin(alice, { headers })
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(response.status).toBeLessThan(500)
  expect(await refusalIn(response)).toMatchObject({ defined: true, code: 'INVALID_INPUT' })
  expect([await rows(), filesIn('uploads').length]).toEqual(before)
})

test('a full disk is reported as such, whenever it is met, and with room again the upload goes on', async () => {
  const { storage, log, workers } = world.services()
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  const logged = vi.spyOn(log, 'error')
  const isFull = { status: 507, code: 'STORAGE_FULL' }
  const before = await rows()

  vi.spyOn(storage.staging.store, 'create').mockRejectedValueOnce(full)
  expect(await refusalIn(await begin(alice, { size: bytes.length }))).toMatchObject(isFull)
  expect((await rows()).media).toBe(before.media)

  const id = idOf(await begin(alice, { size: bytes.length }))
  vi.spyOn(storage.staging.store, 'write').mockRejectedValueOnce(full)
  expect(await refusalIn(await append(alice, id, 0, new Uint8Array(bytes)))).toMatchObject(isFull)
  expect(await offsetOf(id)).toBe(0)
  expect((await append(alice, id, 0, new Uint8Array(bytes))).status).toBe(204)

  vi.spyOn(storage, 'put').mockRejectedValueOnce(full)
  expect(await refusalOf(world.as(alice).media.complete({ id }))).toBe('STORAGE_FULL')
  vi.spyOn(workers, 'run').mockRejectedValueOnce(full)
  expect(await refusalOf(world.as(alice).media.complete({ id }))).toBe('STORAGE_FULL')
  expect(logged.mock.calls.filter(([, message]) => /disk of DATA_DIR is full/.test(String(message)))).toHaveLength(4)
  expect(await world.as(alice).media.complete({ id })).toMatchObject({ id })
  logged.mockRestore()
})

test.skipIf(!existsSync('/dev/full'))('a write to a full disk is recognised as such', async () => {
  const id = idOf(await begin(alice, { size: bytes.length }))
  const file = filesIn('uploads').find((path) => path.endsWith(id))!
  renameSync(file, `${file}.aside`)
  symlinkSync('/dev/full', file)
  expect(await refusalIn(await append(alice, id, 0, new Uint8Array(bytes)))).toMatchObject({ code: 'STORAGE_FULL' })
  rmSync(file)
  renameSync(`${file}.aside`, file)
  expect((await append(alice, id, 0, new Uint8Array(bytes))).status).toBe(204)
  expect(await world.as(alice).media.complete({ id })).toMatchObject({ id })
})

test('an upload takes no byte more than announced', async () => {
  const id = idOf(await begin(alice, { size: 10 }))
  expect((await append(alice, id, 0, 'x'.repeat(11))).status).toBe(413)
  const endless = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('x'.repeat(100)))
      controller.close()
    },
  })
  const response = await world.fetch(
    `/media/uploads/${id}`,
    {
      method: 'PATCH',
      body: endless,
      duplex: 'half',
      headers: { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    } as RequestInit,
    alice,
  )
  expect(response.status).toBe(413)
  expect(await offsetOf(id)).toBeLessThanOrEqual(10)
})

test('the name and type of an upload are stored nowhere beside its bytes', async () => {
  const before = new Set(filesIn('uploads'))
  await begin(alice, { name: 'moi-à-l’hôpital.jpg' })
  const written = filesIn('uploads').filter((path) => !before.has(path))
  expect(written).toHaveLength(2)
  for (const path of written) expect(readFileSync(path, 'utf8')).not.toMatch(/pital|image|form/)
})

test('a page of another site sends nothing, with the member’s own cookie', async () => {
  const response = await begin(alice, { headers: { origin: 'https://ailleurs.example' } })
  expect(await refusalIn(response)).toMatchObject({ code: 'FOREIGN_ORIGIN', status: 403 })
  const own = await begin(alice, { headers: { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' } })
  expect(own.status).toBe(201)
  expect(own.headers.get('access-control-allow-origin')).toBeNull()
})

test('a member who withdrew the consent to health data uploads nothing, and may discard files', async () => {
  const member = await world.person()
  const id = idOf(await begin(member))
  await world
    .services()
    .db.execute(sql`update consent set withdrawn_at = now() where member_id = ${member.id} and kind = 'healthData'`)
  world.appServices().sessions.drop('everyone')
  expect(await refusalIn(await begin(member))).toMatchObject({ code: 'READ_ONLY_ACCOUNT', status: 403 })
  expect(await refusalIn(await append(member, id, 0, 'x'))).toMatchObject({ code: 'READ_ONLY_ACCOUNT' })
  expect((await cancel(member, id)).status).toBe(204)
})

test('an upload answers nothing but its protocol', async () => {
  const { id } = await add(alice, bytes)
  expect((await ask('GET', `/media/uploads/${id}`, alice)).status).toBe(404)
  expect((await ask('HEAD', '/media/uploads/nothing', alice)).status).toBe(404)
  expect((await ask('HEAD', `/media/uploads/${id}`, alice)).status).toBe(404)
  const options = await ask('OPTIONS', '/media/uploads', alice)
  expect([options.status, options.headers.get('tus-extension')]).toEqual([204, 'creation,termination'])
})
