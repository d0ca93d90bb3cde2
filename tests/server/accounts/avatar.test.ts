import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { AVATAR_BYTES_MAX, UPLOADS_PER_HOUR } from '#contract/media/limits.ts'
import { longGif, photo, picture, SECRET, vastPng } from '#tests/support/fixtures/files/pictures.ts'
import { eczema, vertigo } from '#tests/support/fixtures/scenes.ts'
import { saying, sharing } from '#tests/support/fixtures/sharing.ts'
import { symptom } from '#tests/support/fixtures/symptoms.ts'
import { type LiveClient, openSocket } from '#tests/support/live-client.ts'
import { randomLetters } from '#tests/support/random-letters.ts'
import { endingsOf, faultsOf, refusalOf, refused } from '#tests/support/refused.ts'
import { refusalIn, uploader } from '#tests/support/uploads.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as } = world
const { begin, send, add, filesIn, storedBytes, rows } = uploader(world)
const purpose = 'avatar'
let bytes: Buffer
let lou: Person
let max: Person
beforeAll(async () => {
  bytes = await photo()
})
beforeEach(async () => {
  ;({ lou, max } = await world.people('lou', 'max'))
})

const chosen = async (who: Person, file = bytes) => {
  const { id } = await add(who, file, { purpose })
  return as(who).settings.setAvatar({ mediaId: id })
}
const statusOf = async (path: string | null, who?: Person) => (await world.fetch(path!, {}, who)).status
const bytesOf = async (path: string | null) => Buffer.from(await (await world.fetch(path!, {}, lou)).arrayBuffer())
const filesOf = (path: string | null) => filesIn('media').filter((file) => file.includes(path!.split('/')[3]!))
const avatarsIn = async (who: Person) => {
  const { rows: found } = await world
    .services()
    .db.execute<{ id: string }>(sql`select id from media where owner_id = ${who.id} and kind = 'avatars'`)
  return found.map(({ id }) => id)
}

test('a photo is stored as its middle, an upright square in two sizes, without its metadata', async () => {
  // Held upright the red half lies above the blue one.
  const { avatar, largeAvatar } = await chosen(lou, await photo({ width: 1200, height: 600, orientation: 6 }))
  expect(avatar).toMatch(/^\/media\/avatars\/[\da-f]{32}\/small\.webp$/)
  for (const [path, side] of [
    [avatar, 96],
    [largeAvatar, 384],
  ] as const) {
    const { width, height, format, exif, xmp, iptc, icc } = await sharp(await bytesOf(path)).metadata()
    expect({ width, height, format }).toEqual({ width: side, height: side, format: 'webp' })
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined])
    const { data } = await sharp(await bytesOf(path))
      .resize(1, 4, { fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[0]!).toBeGreaterThan(200)
    expect(data[data.length - 1]!).toBeGreaterThan(200)
  }
  for (const trace of [SECRET, 'Exif', 'GPS', 'xmp', 'Photoshop', 'ICCP']) expect(storedBytes()).not.toContain(trace)
})

test('the sides of a wide picture are cut off alike, and transparent parts get a background', async () => {
  const stripes = sharp({ create: { width: 900, height: 300, channels: 4, background: '#00ff0000' } }).composite([
    { input: { create: { width: 300, height: 300, channels: 3, background: 'red' } }, left: 0, top: 0 },
    { input: { create: { width: 300, height: 300, channels: 3, background: 'blue' } }, left: 600, top: 0 },
  ])
  const { largeAvatar } = await chosen(lou, await stripes.png().toBuffer())
  const { channels, width } = await sharp(await bytesOf(largeAvatar)).metadata()
  expect([channels, width]).toEqual([3, 300])
  const { data } = await sharp(await bytesOf(largeAvatar))
    .resize(3, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  // Neither stripe is left, nor the green below what cannot be seen.
  for (const value of data) expect(value).toBeGreaterThan(215)
})

test.each([
  ['png', 'p.png', 'image/png', () => picture('png')],
  ['gif', 'p.gif', 'image/gif', () => longGif(1_000)],
  ['webp', 'p.webp', 'image/webp', () => picture('webp')],
  ['a line', 'p.jpg', 'image/jpeg', () => picture('jpeg', { width: 60_000, height: 2 })],
] as const)('%s is taken', async (_what, name, type, make) => {
  const { id } = await add(lou, await make(), { name, type, purpose })
  const { avatar } = await as(lou).settings.setAvatar({ mediaId: id })
  const { width, height, format } = await sharp(await bytesOf(avatar)).metadata()
  expect([width, format]).toEqual([height, 'webp'])
})

test('data hidden in a picture beside its pixels is not stored', async () => {
  const script = '<script>alert(1)</script>'
  await chosen(lou, Buffer.concat([await picture('jpeg'), Buffer.from(script)]))
  await chosen(max, Buffer.concat([await picture('gif'), Buffer.from(`PK\u0003\u0004${script}`)]))
  for (const trace of [script, 'PK\u0003\u0004']) expect(storedBytes()).not.toContain(trace)
})

test.each([
  ['a video by its type', { name: 'film.mp4', type: 'video/mp4' }, { code: 'wrongType' }],
  ['an SVG', { name: 'a.svg', type: 'image/svg+xml' }, { code: 'wrongType' }],
  ['a page', { name: 'a.html', type: 'text/html' }, { code: 'wrongType' }],
  ['a photo of an iPhone', { name: 'a.heic', type: 'image/heic' }, { code: 'heic' }],
  ['another extension', { name: 'a.exe', type: 'image/png' }, { code: 'wrongExtension' }],
  ['a path', { name: '../../a.png', type: 'image/png' }, { code: 'wrongExtension' }],
  ['no bytes', { size: 0 }, { code: 'wrongType' }],
  ['one byte too many', { size: AVATAR_BYTES_MAX + 1 }, { code: 'tooLarge', n: 5 }],
])('%s is refused before a byte is sent, and costs no quota', async (_what, said, fault) => {
  const before = await rows()
  const begun = await begin(lou, { ...said, purpose })
  expect(await refusalIn(begun)).toMatchObject({ status: 422, code: 'FILE_REFUSED', data: { fault } })
  expect(await rows()).toEqual(before)
})

test('a picture of 5 MB may be sent, and an unknown purpose is refused', async () => {
  expect((await begin(lou, { size: AVATAR_BYTES_MAX, purpose })).status).toBe(201)
  for (const other of ['', 'form ', 'export', '__proto__', 'toString']) {
    const begun = await begin(lou, { purpose: other })
    expect(await refusalIn(begun)).toMatchObject({ code: 'INVALID_INPUT', data: { fields: [{ path: 'purpose' }] } })
  }
})

/** More pixels than may be, in few bytes; files that are no picture, or half of one. */
const BOMBS: Record<string, () => Promise<Buffer> | Buffer> = {
  'a PNG of 30,000 × 30,000 in a few kilobytes': () => vastPng(30_000),
  'a JPEG that says it is 65,000 × 65,000': async () => withSides(await photo(), 65_000),
  'a GIF of 1,001 frames': () => longGif(1_001),
  'a GIF of 40,000 frames': () => longGif(40_000),
  'an SVG': () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  'a page of HTML': () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  'a page that begins as a GIF': () => Buffer.from('GIF89a/*<script>*/=1;alert(1)//</script>'),
  'half a JPEG': async () => (await photo({ width: 800, height: 600 })).subarray(0, -400),
  'half a PNG': async () => (await picture('png')).subarray(0, -60),
  'half a WebP': async () => (await picture('webp')).subarray(0, -60),
  'a TIFF': () =>
    sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .tiff()
      .toBuffer(),
  'a video': () => readFileSync(join(import.meta.dirname, '../../support/files/turned.mp4')),
  noise: () => Buffer.alloc(5_000, 'x'),
  'one byte': () => Buffer.from('x'),
}

/** Files just past a limit: slow to make, and refused by the same rule as those above. */
const LARGE_BOMBS: typeof BOMBS = {
  'a picture of just over 40 million pixels': () =>
    sharp({ create: { width: 8_000, height: 5_001, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
}

describe('an avatar that is none', () => {
  let ana: Person
  let kept: Awaited<ReturnType<typeof chosen>>
  beforeAll(async () => {
    ana = await world.person()
    kept = await chosen(ana)
  })

  const REFUSED = '%s is refused by its content, and nothing of it is left'
  const expectRefused = async (_what: string, make: (typeof BOMBS)[string]) => {
    await world.settle()
    const before = [(await rows()).media, filesIn('media'), filesIn('uploads'), filesIn('work')]
    const id = await send(ana, await make(), { purpose })
    expect(await refused(as(ana).media.complete({ id }))).toEqual({
      code: 'FILE_REFUSED',
      data: { fault: { code: 'wrongType' } },
    })
    expect(await faultsOf(as(ana).settings.setAvatar({ mediaId: id }))).toEqual(['mediaId: mediaGone'])
    await world.settle()
    expect([(await rows()).media, filesIn('media'), filesIn('uploads'), filesIn('work')]).toEqual(before)
    // The avatar chosen before stays, and the server answers.
    expect((await as(ana).accounts.me()).member?.avatar).toBe(kept.avatar)
    expect(await statusOf(kept.avatar, ana)).toBe(200)
  }
  test.each(Object.entries(BOMBS))(REFUSED, expectRefused)
  test.each(Object.entries(LARGE_BOMBS))(REFUSED, { tags: 'long' }, expectRefused)
})

/** A JPEG whose header says other sides than its pixels have. */
function withSides(jpeg: Buffer, side: number): Buffer {
  const header = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  const changed = Buffer.from(jpeg)
  changed.writeUInt16BE(side, header + 5)
  changed.writeUInt16BE(side, header + 7)
  return changed
}

test('a picture is shown wherever its member is: on posts, comments, notices, matches, their page, and to themselves', async () => {
  const post = await as(lou).posts.publishSymptom(vertigo())
  const other = await as(max).posts.publishSymptom(vertigo())
  await world.settle()
  const { avatar, largeAvatar } = await chosen(lou)
  const author = { id: lou.id, username: lou.username, avatar, isProfessional: false }
  const comment = await as(lou).comments.add(saying(other.id))
  await world.settle()

  expect((await as(max).posts.get({ id: post.id })).author).toEqual(author)
  expect((await as(max).posts.feed({})).items.find(({ id }) => id === post.id)?.author).toEqual(author)
  expect(comment.author).toEqual(author)
  expect((await as(max).comments.list({ postId: other.id })).items[0]?.author).toEqual(author)
  const notices = (await as(max).notifications.list({})).items
  expect(notices.find(({ kind }) => kind === 'comment')).toMatchObject({ sender: author })
  expect((await as(max).matching.list({})).matches[0]?.post.author).toEqual(author)
  expect(await as(max).accounts.member({ memberId: lou.id })).toMatchObject({ avatar, largeAvatar, isMe: false })
  expect((await as(lou).accounts.me()).member).toMatchObject({ avatar, largeAvatar })
  // A member without an avatar is shown without one.
  expect((await as(lou).posts.get({ id: other.id })).author).toEqual({
    id: max.id,
    username: max.username,
    avatar: null,
    isProfessional: false,
  })
})

test('members see the file; visitors and members with a block between them and its owner do not, whoever set it', async () => {
  const { avatar, largeAvatar } = await chosen(lou)
  const { eve } = await world.people('eve')
  for (const path of [avatar, largeAvatar]) {
    expect([await statusOf(path, lou), await statusOf(path, max), await statusOf(path)]).toEqual([200, 200, 404])
    const { headers } = await world.fetch(path!, {}, max)
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('content-type')).toBe('image/webp')
  }
  await as(lou).accounts.block({ memberId: max.id })
  await as(eve).accounts.block({ memberId: lou.id })
  for (const who of [max, eve])
    expect([await statusOf(avatar, who), await statusOf(largeAvatar, who)]).toEqual([404, 404])
  await as(lou).accounts.unblock({ memberId: max.id })
  expect(await statusOf(avatar, max)).toBe(200)
  // The same key under another kind of media is not found.
  expect(await statusOf(avatar!.replace('avatars', 'symptom-photos'), max)).toBe(404)
})

test('only its owner sees an avatar before it is chosen', async () => {
  const { small } = await add(lou, bytes, { purpose })
  expect([await statusOf(small, lou), await statusOf(small, max)]).toEqual([200, 404])
})

test('another avatar replaces the earlier one, whose files are removed', async () => {
  const first = await chosen(lou)
  const second = await chosen(lou, await picture('png'))
  expect(second.avatar).not.toBe(first.avatar)
  await world.settle({ everyJobTwice: true })
  expect(await statusOf(first.avatar, lou)).toBe(404)
  expect([filesOf(first.avatar).length, filesOf(second.avatar).length]).toEqual([0, 2])
  expect(await avatarsIn(lou)).toHaveLength(1)
})

test('one of two avatars chosen at once stays, and choosing the same one again changes nothing', async () => {
  const ids = [(await add(lou, bytes, { purpose })).id, (await add(lou, bytes, { purpose })).id]
  const set = (mediaId: string) => as(lou).settings.setAvatar({ mediaId })
  // The later choice removes the earlier avatar: when that one is asked for again at the same time, it may be gone.
  expect(await endingsOf(ids.map(set))).toEqual(['done', 'done'])
  const left = await avatarsIn(lou)
  expect(left).toHaveLength(1)
  const { avatar } = await set(left[0]!)
  expect((await set(left[0]!)).avatar).toBe(avatar)
  await world.settle({ everyJobTwice: true })
  expect(filesOf(avatar)).toHaveLength(2)
  const gone = ids.find((id) => id !== left[0])!
  expect(await faultsOf(set(gone))).toEqual(['mediaId: mediaGone'])
  expect((await as(lou).accounts.me()).member?.avatar).toBe(avatar)
})

test('a file of a form, another member’s, an unfinished or unknown one cannot be an avatar, nor can an avatar go into a post', async () => {
  const set = (mediaId: string) => as(lou).settings.setAvatar({ mediaId })
  const foreign = await add(max, bytes, { purpose })
  const ofForm = await add(lou, bytes)
  const half = await send(lou, bytes, { purpose })
  for (const id of [foreign.id, ofForm.id, half, crypto.randomUUID()])
    expect(await faultsOf(set(id))).toEqual(['mediaId: mediaGone'])
  const mediaIds = [(await add(lou, bytes, { purpose })).id]
  expect(await faultsOf(as(lou).posts.publishSymptom(symptom({ mediaIds })))).toEqual(['mediaIds: mediaGone'])
  expect(await faultsOf(as(lou).posts.publishCommunity(sharing({ mediaIds })))).toEqual(['mediaIds: mediaGone'])
  // Nothing was lost on the way.
  await set(mediaIds[0]!)
  expect(await faultsOf(as(lou).posts.publishSymptom(symptom({ mediaIds })))).toEqual(['mediaIds: mediaGone'])
  const post = await as(lou).posts.publishSymptom(symptom({ mediaIds: [ofForm.id] }))
  expect(post.media).toHaveLength(1)
  expect(await faultsOf(set(ofForm.id))).toEqual(['mediaId: mediaGone'])
  await as(lou).posts.remove({ id: post.id })
  expect((await as(lou).accounts.me()).member?.avatar).not.toBeNull()
})

test('an avatar is removed with its files, however often that is asked', async () => {
  const { avatar } = await chosen(lou)
  for (let times = 0; times < 2; times++)
    expect(await as(lou).settings.removeAvatar()).toMatchObject({ avatar: null, largeAvatar: null })
  await world.settle({ everyJobTwice: true })
  expect([await statusOf(avatar, lou), filesOf(avatar)]).toEqual([404, []])
  expect(await as(max).accounts.member({ memberId: lou.id })).toMatchObject({ avatar: null, largeAvatar: null })
  expect((await rows()).garbage).toBe(0)
})

test('nobody else sees an avatar while the consent to health data is withdrawn; it may be removed, not chosen', async () => {
  const { avatar } = await chosen(lou)
  const mediaId = (await add(lou, bytes, { purpose })).id
  const seen = async () => (await as(max).accounts.member({ memberId: lou.id })).avatar
  await as(lou).settings.setConsent({ kind: 'healthData', isGiven: false })
  expect([await seen(), await statusOf(avatar, max), await statusOf(avatar, lou)]).toEqual([null, 404, 200])
  expect((await as(lou).accounts.me()).member?.avatar).toBe(avatar)
  expect(await refusalOf(as(lou).settings.setAvatar({ mediaId }))).toBe('READ_ONLY_ACCOUNT')
  expect(await refusalIn(await begin(lou, { purpose }))).toMatchObject({ code: 'READ_ONLY_ACCOUNT' })

  await as(lou).settings.setConsent({ kind: 'healthData', isGiven: true })
  expect([await seen(), await statusOf(avatar, max)]).toEqual([avatar, 200])
  await as(lou).settings.setConsent({ kind: 'healthData', isGiven: false })
  expect((await as(lou).settings.removeAvatar()).avatar).toBeNull()
})

test('other devices of the member are told, and nobody else', async () => {
  const [mine, other] = await Promise.all([openSocket(world, lou), openSocket(world, max)])
  const told = ({ heard }: LiveClient) => heard.flatMap((each) => (each.kind === 'me' ? [each.id] : []))
  const { id } = await add(lou, bytes, { purpose })
  await as(lou).settings.setAvatar({ mediaId: id })
  await as(lou).settings.setAvatar({ mediaId: id }) // it is that already
  await expect.poll(() => told(mine)).toEqual([lou.id])
  await as(lou).settings.removeAvatar()
  await as(lou).settings.removeAvatar()
  await expect.poll(() => told(mine)).toEqual([lou.id, lou.id])
  await as(lou).settings.setUsername({ username: randomLetters(12) })
  await expect.poll(() => told(mine)).toEqual([lou.id, lou.id, lou.id])
  expect(told(other)).toEqual([])
  for (const { ws } of [mine, other]) ws.terminate()
})

test('pictures count among the uploads of an hour', async () => {
  await world.services().db.execute(sql`
    insert into quota_use (member_id, kind, at) select ${lou.id}, 'upload', ${world.now()} from generate_series(1, ${UPLOADS_PER_HOUR - 1}::int)`)
  expect((await begin(lou, { purpose })).status).toBe(201)
  for (const given of [{ purpose }, {}]) expect((await refusalIn(await begin(lou, given))).code).toBe('QUOTA_REACHED')
})

test('an erased member has neither name nor picture, and their files are removed', async () => {
  const { avatar } = await chosen(lou)
  await world.services().db.execute(sql`delete from "user" where id = ${lou.id}`)
  expect(await statusOf(avatar, max)).toBe(404)
  expect((await rows()).garbage).toBeGreaterThan(0)
})

test('a page of the feed brings names and pictures with its posts in one query, however many authors it has', async () => {
  const people = await world.crowd(6)
  for (const who of people) {
    await chosen(who)
    await as(who).posts.publishSymptom(eczema())
  }
  await world.settle()
  const query = vi.spyOn(pg.Pool.prototype, 'query')
  const { items } = await as(max).posts.feed({})
  const asked = query.mock.calls.map(([statement]) => (statement as { text?: string }).text ?? '')
  query.mockRestore()
  expect(new Set(items.map(({ author }) => author.avatar)).size).toBeGreaterThanOrEqual(6)
  expect(asked.filter((text) => /from "media"/.test(text))).toHaveLength(1)
  // The member who asks is looked up besides.
  expect(asked.filter((text) => /from "(media|member)" where .* in \(/.test(text))).toHaveLength(0)
})
