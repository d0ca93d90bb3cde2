import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '#server/foundation/refusal.ts'
import { openStorage } from '#server/foundation/storage/open-storage.ts'
import { transact } from '#server/foundation/transaction.ts'
import { claimMedia } from '#server/media/commands/claim-media.ts'
import { removeMediaOf } from '#server/media/commands/remove-media.ts'
import { collectGarbage, sweepMedia } from '#server/media/handlers.ts'
import { mediaOf } from '#server/media/queries.ts'
import { photo } from '#tests/support/fixtures/files/pictures.ts'
import { symptom } from '#tests/support/fixtures/symptoms.ts'
import { faultsOf, refusalOf } from '#tests/support/refused.ts'
import { runQueue } from '#tests/support/run-queue.ts'
import { idOf, uploader } from '#tests/support/uploads.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const DAY_MS = 86_400_000

const world = openWorld()
const { as, services } = world
const { begin, append, head, send, add, filesIn, rows } = uploader(world)
let alice: Person
let bytes: Buffer
let video: Buffer
beforeAll(async () => {
  bytes = await photo()
  video = readFileSync(join(import.meta.dirname, '../../support/files/turned.mp4'))
})
beforeEach(async () => {
  alice = await world.person()
})
afterEach(() => {
  vi.restoreAllMocks()
})

const filesOf = (path: string | null) => filesIn('media').filter((file) => file.includes(path!.split('/')[3]!))
const publish = (...mediaIds: string[]) => as(alice).posts.publishSymptom(symptom({ mediaIds }))

test('a post shows its files in the order given, and lists read those of all posts at once', {
  tags: ['long'],
}, async () => {
  const [one, two, film] = [
    await add(alice, bytes),
    await add(alice, bytes),
    await add(alice, video, { name: 'a.mp4', type: 'video/mp4' }),
  ]
  const first = await publish(film.id, two.id, one.id)
  const second = await publish()
  expect(first.media).toEqual([film, two, one])
  expect((await as(alice).posts.get({ id: first.id })).media).toEqual([film, two, one])
  expect(await mediaOf(services().db, 'post', [first.id, second.id])).toEqual(new Map([[first.id, [film, two, one]]]))
})

test('a file goes into one post only, of two at the same time too', async () => {
  const { id } = await add(alice, bytes)
  const endings = await Promise.allSettled([publish(id), publish(id)])
  expect(endings.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await faultsOf(publish(id))).toEqual(['mediaIds: mediaGone'])
  expect(await refusalOf(as(alice).media.discard({ id }))).toBe('NOT_FOUND')
})

test('two posts that take the same two files, each in its own order, do not delay each other', async () => {
  const [one, two] = [await add(alice, bytes), await add(alice, bytes)]
  const endings = await Promise.allSettled([publish(one.id, two.id), publish(two.id, one.id)])
  expect(endings.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('only a member’s own, ready and existing files go into a post, or none does', async () => {
  const bob = await world.person()
  const ready = await add(alice, bytes)
  for (const id of [await send(alice, bytes), (await add(bob, bytes)).id, crypto.randomUUID()])
    expect(await faultsOf(publish(ready.id, id))).toEqual(['mediaIds: mediaGone'])
  expect((await publish(ready.id)).media).toEqual([ready])
})

test('a removed subject takes its files with it', async () => {
  const { id, large } = await add(alice, bytes)
  const kept = await add(alice, bytes)
  const subject = { kind: 'post', id: crypto.randomUUID() } as const
  await transact(services(), (tx) => claimMedia(tx, { ownerId: alice.id, mediaIds: [id], subject }))
  expect(filesOf(large)).toHaveLength(2)
  await transact(services(), (tx) => removeMediaOf(tx, subject))
  await world.settle({ everyJobTwice: true })
  expect([filesOf(large), filesOf(kept.large).length, (await rows()).garbage]).toEqual([[], 2, 0])
})

test('deleting a post leaves no file of it', async () => {
  const [photo, film] = [await add(alice, bytes), await add(alice, video, { name: 'a.mp4', type: 'video/mp4' })]
  const { id } = await publish(photo.id, film.id)
  await as(alice).posts.remove({ id })
  await world.settle()
  expect([filesOf(photo.large), filesOf(film.video), (await rows()).garbage]).toEqual([[], [], 0])
  expect((await world.fetch(photo.large!, {}, alice)).status).toBe(404)
})

test('an erased member leaves no file', async () => {
  const claimed = await add(alice, bytes)
  await publish(claimed.id)
  const loose = await add(alice, bytes)
  // Rows are deleted here past the commands, which would lock them in the order in which searches do.
  await world.settle()
  await services().db.execute(sql`delete from "user" where id = ${alice.id}`)
  await services().db.execute(sql`delete from member where id = ${alice.id}`)
  await sweepMedia(services())
  expect([filesOf(claimed.large), filesOf(loose.large), (await rows()).garbage]).toEqual([[], [], 0])
})

test('files that no post took are removed a day later, and nothing else', async () => {
  const claimed = await add(alice, bytes)
  await publish(claimed.id)
  const loose = await add(alice, bytes)
  const half = idOf(await begin(alice, { size: bytes.length }))
  world.advance(DAY_MS - 60_000)
  const young = await add(alice, bytes)
  const begun = idOf(await begin(alice, { size: bytes.length }))
  await append(alice, begun, 0, 'x')
  await sweepMedia(services())
  expect([filesOf(loose.large).length, (await head(alice, half)).status]).toEqual([2, 200])

  world.advance(120_000)
  await runQueue(services(), 'media.sweep')
  await world.settle({ everyJobTwice: true })
  expect([filesOf(loose.large), (await head(alice, half)).status]).toEqual([[], 404])
  expect(
    filesIn('uploads')
      .map((path) => path.slice(path.lastIndexOf('/') + 1))
      .sort(),
  ).toEqual([begun, `${begun}.json`])
  expect([filesOf(claimed.large).length, filesOf(young.large).length]).toEqual([2, 2])
  expect((await head(alice, begun)).headers.get('upload-offset')).toBe('1')
  expect(await faultsOf(publish(loose.id))).toEqual(['mediaIds: mediaGone'])
})

test('unknown and finished files among the uploads are removed', async () => {
  const { id } = await add(alice, bytes)
  const uploads = join(services().config.dataDir, 'uploads')
  for (const name of [crypto.randomUUID(), `${crypto.randomUUID()}.json`, id, `${id}.json`, 'note.txt'])
    writeFileSync(join(uploads, name), 'x')
  await sweepMedia(services())
  expect(filesIn('uploads').filter((path) => /note|x$/.test(path) || path.includes(id))).toEqual([])
})

test('a file that cannot be removed is retried until it is, and delays nothing else', async () => {
  const [one, two, three] = [await add(alice, bytes), await add(alice, bytes), await add(alice, bytes)]
  const { storage } = services()
  const whole = storage.removePrefix
  const removal = vi.spyOn(storage, 'removePrefix').mockImplementation(async (prefix) => {
    if (prefix === two.large!.slice('/media/'.length, -'large.webp'.length))
      throw new Error('a disk that is full of holes')
    return whole(prefix)
  })
  await services().db.execute(sql`delete from media where id in (${one.id}, ${two.id}, ${three.id})`)
  await expect(collectGarbage(services())).rejects.toThrow('full of holes')
  expect([one, two, three].map(({ large }) => filesOf(large).length)).toEqual([0, 2, 0])
  expect((await rows()).garbage).toBe(1)
  removal.mockRestore()
  await collectGarbage(services())
  expect([filesOf(two.large), (await rows()).garbage]).toEqual([[], 0])
})

test('a file that cannot be removed does not keep uploads from being swept', async () => {
  const one = await add(alice, bytes)
  const { storage, config } = services()
  const removal = vi.spyOn(storage, 'removePrefix').mockRejectedValue(new Error('a disk that is full of holes'))
  await services().db.execute(sql`delete from media where id = ${one.id}`)
  const lost = crypto.randomUUID()
  writeFileSync(join(config.dataDir, 'uploads', lost), 'x')
  await expect(sweepMedia(services())).rejects.toThrow('full of holes')
  expect(filesIn('uploads').filter((path) => path.includes(lost))).toEqual([])
  removal.mockRestore()
  await collectGarbage(services())
})

test('an unreachable store stops the removal after the first try', async () => {
  const [one, two] = [await add(alice, bytes), await add(alice, bytes)]
  const { storage } = services()
  const removal = vi.spyOn(storage, 'removePrefix').mockRejectedValue(new Refusal('UNAVAILABLE'))
  await services().db.execute(sql`delete from media where id in (${one.id}, ${two.id})`)
  await expect(collectGarbage(services())).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(removal).toHaveBeenCalledTimes(1)
  removal.mockRestore()
  await collectGarbage(services())
  expect([filesOf(one.large), filesOf(two.large), (await rows()).garbage]).toEqual([[], [], 0])
})

test('a second server on the same DATA_DIR removes no file that is being made, and sweeps one left a day ago', async () => {
  const { storage, config, log } = services()
  const [mine, left] = [join(storage.workFolder, 'making'), join(config.dataDir, 'work', 'left')]
  writeFileSync(mine, 'x')
  mkdirSync(left)
  const then = new Date(Date.now() - DAY_MS - 60_000)
  utimesSync(left, then, then)
  const other = await openStorage(config, log)
  expect([existsSync(mine), existsSync(left), other.workFolder === storage.workFolder]).toEqual([true, false, false])
  other.close()
  expect([existsSync(mine), existsSync(other.workFolder)]).toEqual([true, false])
  rmSync(mine)
})

test('a file half made when its server ended is completed by the next request', async () => {
  const id = await send(alice, bytes)
  const { storage } = services()
  const put = storage.put
  vi.spyOn(storage, 'put').mockImplementationOnce(put).mockRejectedValueOnce(new Error('the lights are out'))
  await expect(as(alice).media.complete({ id })).rejects.toMatchObject({ code: 'INTERNAL_SERVER_ERROR' })
  const media = await as(alice).media.complete({ id })
  expect(filesOf(media.large)).toHaveLength(2)
  expect([filesIn('work'), filesIn('uploads').filter((path) => path.includes(id))]).toEqual([[], []])
})

test('a file thrown away while it is being made leaves nothing', async () => {
  const id = await send(alice, bytes)
  const before = filesIn('media')
  const { storage } = services()
  const put = storage.put
  vi.spyOn(storage, 'put').mockImplementationOnce(async (path, from) => {
    await as(alice).media.discard({ id })
    await world.settle()
    return put(path, from)
  })
  expect(await refusalOf(as(alice).media.complete({ id }))).toBe('NOT_FOUND')
  await world.settle()
  expect([filesIn('media'), (await rows()).garbage]).toEqual([before, 0])
})

test('the answer of a quicker server is returned', async () => {
  const id = await send(alice, bytes)
  const { workers, storage, db } = services()
  vi.spyOn(workers, 'run').mockImplementationOnce(async () => {
    await db.execute(sql`update media set ready_at = now(), width = 4, height = 3, preview = 'data:,' where id = ${id}`)
    await storage.staging.remove(id)
    throw new Error('nothing to read any more')
  })
  expect(await as(alice).media.complete({ id })).toMatchObject({ id, width: 4, height: 3 })
})

test('stored files are readable by the server’s own user only, under names nobody can guess', async () => {
  const { large, small } = await add(alice, bytes)
  expect(large).toMatch(/^\/media\/symptom-photos\/[\da-f]{32}\/large\.webp$/)
  expect(small?.split('/')[3]).toBe(large?.split('/')[3])
  if (process.platform === 'win32') return
  for (const path of filesOf(large)) expect(statSync(path).mode & 0o777).toBe(0o600)
  for (const name of ['media', 'uploads', 'work'])
    expect(statSync(join(services().config.dataDir, name)).mode & 0o777).toBe(0o700)
})

test('no path leads out of the folder', async () => {
  const { storage } = services()
  const paths = ['../keys/secret', '/etc/passwd', 'a/../../b', 'a//b', '.hidden', 'a/.b', 'a\\b', 'a\u0000b', '']
  for (const path of paths) {
    await expect(storage.put(path, import.meta.filename)).rejects.toThrow('no file is stored under')
    await expect(storage.open(path)).rejects.toThrow('no file is stored under')
    await expect(storage.size(path)).rejects.toThrow('no file is stored under')
    await expect(storage.removePrefix(`${path}/`)).rejects.toThrow('no file is stored under')
  }
  mkdirSync(join(services().config.dataDir, 'media', 'a'), { recursive: true })
  expect(await storage.size('b/none.webp')).toBeUndefined()
  expect(await storage.open('b/none.webp')).toBeUndefined()
})
