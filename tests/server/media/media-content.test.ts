import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ALL_FORMATS, BlobSource, EncodedPacketSink, Input } from 'mediabunny'
import sharp from 'sharp'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Media } from '#contract/media/schema.ts'
import { openLog } from '#server/foundation/observe/log.ts'
import { openWorkerPool } from '#server/foundation/work/worker-pool.ts'
import { misshapen, unfolding } from '#tests/support/fixtures/files/mp4.ts'
import { longGif, photo, picture, SECRET, vastPng } from '#tests/support/fixtures/files/pictures.ts'
import { symptom } from '#tests/support/fixtures/symptoms.ts'
import { refused } from '#tests/support/refused.ts'
import { uploader } from '#tests/support/uploads.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { send, add, filesIn, storedBytes, rows } = uploader(world)
let alice: Person
let mallory: Person
beforeAll(async () => {
  ;({ alice, mallory } = await world.people('alice', 'mallory'))
})

const sample = (name: string) => readFileSync(join(import.meta.dirname, '../../support/files', name))
const video = { name: 'film.mp4', type: 'video/mp4' }
const bytesOf = async (path: string | null) => Buffer.from(await (await world.fetch(path!, {}, alice)).arrayBuffer())
const sizeOf = async (path: string | null) => {
  const { width, height, format } = await sharp(await bytesOf(path)).metadata()
  return { width, height, format }
}
/** Average colour of the corner at the top left, as red, green, blue. */
const cornerOf = async (path: string | null) => {
  const { data } = await sharp(await bytesOf(path))
    .extract({ left: 0, top: 0, width: 8, height: 8 })
    .resize(1, 1)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data.subarray(0, 3)]
}

test('a photo with place, author and caption goes in, and no stored byte holds any of these', async () => {
  const bytes = await photo()
  const before = bytes.toString('latin1')
  for (const part of ['make', 'artist', 'description', 'xmp', 'iptc']) expect(before).toContain(`${SECRET}-${part}`)
  expect((await sharp(bytes).metadata()).exif).toBeDefined()

  const { small, large, preview } = await add(alice, bytes)
  const stored = storedBytes()
  for (const trace of [SECRET, 'Exif', 'EXIF', 'GPS', 'xmp', 'XMP', 'Photoshop', '8BIM', 'ICCP', 'ICC_PROFILE'])
    expect(stored).not.toContain(trace)
  for (const path of [small, large]) {
    const { exif, xmp, iptc, icc } = await sharp(await bytesOf(path)).metadata()
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined])
  }
  expect(Buffer.from(preview!.split(',')[1]!, 'base64').toString('latin1')).not.toContain(SECRET)
  expect(filesIn('uploads')).toEqual([])
})

test('pictures are kept in two sizes, never enlarged, with a preview of a few bytes', async () => {
  const large = await add(alice, await picture('jpeg', { width: 3000, height: 1500 }))
  expect(large).toMatchObject({ width: 2048, height: 1024, video: null, durationSeconds: null })
  expect(await sizeOf(large.large)).toEqual({ width: 2048, height: 1024, format: 'webp' })
  expect(await sizeOf(large.small)).toEqual({ width: 640, height: 320, format: 'webp' })
  const tiny = await add(alice, await picture('png', { width: 40, height: 30 }), { name: 'p.png', type: 'image/png' })
  expect(await sizeOf(tiny.large)).toEqual({ width: 40, height: 30, format: 'webp' })
  expect(await sizeOf(tiny.small)).toEqual({ width: 40, height: 30, format: 'webp' })
  for (const { preview } of [large, tiny]) {
    expect(preview).toMatch(/^data:image\/webp;base64,/)
    expect(preview!.length).toBeLessThanOrEqual(400)
  }
})

test.each([
  [1, [400, 300], 'red'],
  [3, [400, 300], 'blue'],
  [6, [300, 400], 'red'],
  [8, [300, 400], 'blue'],
])('a photo with orientation %i in its metadata is stored upright', async (orientation, [width, height], corner) => {
  const media = await add(alice, await photo({ orientation }))
  expect(media).toMatchObject({ width, height })
  const [red = 0, , blue = 0] = await cornerOf(media.large)
  expect(red > blue ? 'red' : 'blue').toBe(corner)
})

test('a GIF keeps its first frame, and other pixel formats become the same', async () => {
  const gif = await sharp(
    Buffer.concat([Buffer.alloc(300, Buffer.from([255, 0, 0])), Buffer.alloc(300, Buffer.from([0, 0, 255]))]),
    { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } },
  )
    .gif()
    .toBuffer()
  expect((await sharp(gif, { animated: true }).metadata()).pages).toBe(2)
  const first = await add(alice, gif, { name: 'a.gif', type: 'image/gif' })
  expect(await sizeOf(first.large)).toEqual({ width: 10, height: 10, format: 'webp' })
  expect((await cornerOf(first.large))[0]).toBeGreaterThan(200)

  const deep = await sharp(await picture('png'))
    .toColourspace('rgb16')
    .png()
    .toBuffer()
  const grey = await sharp(await picture('png'))
    .greyscale()
    .png()
    .toBuffer()
  const print = await sharp(await picture('jpeg'))
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer()
  for (const bytes of [deep, grey, print, await picture('webp')])
    expect(await sizeOf((await add(alice, bytes)).large)).toEqual({ width: 400, height: 300, format: 'webp' })
})

const tracksIn = async (bytes: Buffer) => {
  const input = new Input({ source: new BlobSource(new Blob([new Uint8Array(bytes)])), formats: ALL_FORMATS })
  const tracks = await Promise.all(
    (await input.getTracks()).map(async (track) => ({
      type: track.type,
      codec: await track.getCodec(),
      name: await track.getName(),
      rotation: track.isVideoTrack() ? await track.getRotation() : 0,
      packets: (await track.computePacketStats()).packetCount,
      firstIsKey: (await new EncodedPacketSink(track).getFirstPacket())?.type === 'key',
    })),
  )
  return { tracks, tags: (await input.getMetadataTags()).raw ?? {}, seconds: await input.computeDuration() }
}

test.each([
  ['turned.mp4', 'video/mp4', 'avc', 'aac', 90, { width: 120, height: 160 }],
  ['clip.mov', 'video/quicktime', 'avc', 'aac', 0, { width: 160, height: 120 }],
  ['clip.webm', 'video/webm', 'vp8', 'opus', 0, { width: 160, height: 120 }],
])(
  '%s with place, date and names goes in, and only its picture and sound are stored',
  async (name, type, picture, sound, rotation, size) => {
    const bytes = sample(name)
    expect(bytes.toString('latin1')).toContain(SECRET)
    expect(bytes.toString('latin1')).toMatch(/loci|\+48\.8584/)

    const media = await add(alice, bytes, { name, type })
    expect(media).toMatchObject({ kind: 'symptom-videos', ...size, preview: null, small: null, large: null })
    expect(media.durationSeconds).toBeCloseTo(1, 1)
    const stored = await bytesOf(media.video)
    const traces = [
      SECRET,
      '+48.8584',
      'x264',
      'Lavf',
      'Lavc',
      'loci',
      'com.apple',
      '2019-07-14',
      'tmcd',
      'meta',
      'udta',
      'Tags',
    ]
    for (const trace of traces) expect(stored.toString('latin1')).not.toContain(trace)
    const { tracks, tags, seconds } = await tracksIn(stored)
    expect(tags).toEqual({})
    expect(seconds).toBeCloseTo(1, 1)
    expect(tracks).toEqual([
      { type: 'video', codec: picture, name: null, rotation, packets: 12, firstIsKey: true },
      { type: 'audio', codec: sound, name: null, rotation: 0, packets: expect.any(Number), firstIsKey: true },
    ])
    expect(tracks[1]!.packets).toBeGreaterThan(15)
  },
)

test('a film of a phone in H.265 is kept as it was filmed, and told apart from films that every device plays', async () => {
  const bytes = sample('hevc.mov')
  for (const trace of [SECRET, 'x265', '+48.8584']) expect(bytes.toString('latin1')).toContain(trace)
  const poster = new File([new Uint8Array(await photo())], 'poster.jpg', { type: 'image/jpeg' })
  const media = await add(alice, bytes, { name: 'IMG_2.MOV', type: 'video/quicktime', poster })
  expect(media).toMatchObject({ kind: 'symptom-videos', width: 160, height: 120, isWidelyPlayed: false })
  expect(media.large).not.toBeNull()
  const stored = await bytesOf(media.video)
  // The name by which Apple's devices know it.
  expect(stored.toString('latin1')).toContain('hvc1')
  for (const trace of [SECRET, 'x265', 'Lavc', '+48.8584']) expect(stored.toString('latin1')).not.toContain(trace)
  const { tracks } = await tracksIn(stored)
  expect(tracks.map(({ codec }) => codec)).toEqual(['hevc', 'aac'])

  const post = await world.as(alice).posts.publishSymptom(symptom({ mediaIds: [media.id] }))
  const read = await world.as(mallory).posts.get({ id: post.id })
  expect(read.media).toMatchObject([{ isWidelyPlayed: false, large: media.large }])
})

test.each([
  ['turned.mp4', 'video/mp4'],
  ['clip.mov', 'video/quicktime'],
  ['clip.webm', 'video/webm'],
])('%s is played by every device', async (name, type) => {
  expect(await add(alice, sample(name), { name, type })).toMatchObject({ isWidelyPlayed: true })
})

test('a stored mp4 does not tell when it was made, and begins with the data that a player needs first', async () => {
  const stored = await bytesOf((await add(alice, sample('turned.mp4'), video)).video)
  for (const box of ['mvhd', 'tkhd', 'mdhd']) {
    const found = [...stored.toString('latin1').matchAll(new RegExp(box, 'g'))]
    expect(found.length).toBeGreaterThan(0)
    for (const { index } of found) expect(stored.subarray(index + 8, index + 16)).toEqual(Buffer.alloc(8))
  }
  const at = (box: string) => stored.indexOf(box, 0, 'latin1')
  expect(at('moov')).toBeLessThan(at('mdat'))
})

test('the hidden beginning of a trimmed video is not stored', async () => {
  const bytes = Buffer.from(sample('turned.mp4'))
  // Whole pictures stand at 0 and 0.5 s. Players are told to begin 0.3 s in, as by an app that cuts without encoding anew.
  for (const [index, timescale] of [12_288, 22_050].entries()) {
    const edits = [...bytes.toString('latin1').matchAll(/elst/g)][index]!.index
    bytes.writeInt32BE(bytes.readInt32BE(edits + 16) + Math.round(0.3 * timescale), edits + 16)
  }
  const media = await add(alice, bytes, video)
  const { tracks, seconds } = await tracksIn(await bytesOf(media.video))
  expect(tracks[0]).toMatchObject({ packets: 6, firstIsKey: true })
  expect(seconds).toBeCloseTo(0.5, 1)
  expect(media.durationSeconds).toBeCloseTo(0.5, 1)
})

test('a video shows the poster its browser took, drawn anew too; without a readable one it waits for a better one', async () => {
  const poster = (bytes: Uint8Array, type = 'image/jpeg') => new File([new Uint8Array(bytes)], 'poster.jpg', { type })
  const media = await add(alice, sample('turned.mp4'), { ...video, poster: poster(await photo()) })
  expect(await sizeOf(media.large)).toEqual({ width: 400, height: 300, format: 'webp' })
  expect(media.preview).toMatch(/^data:image\/webp/)
  expect(storedBytes()).not.toContain(SECRET)

  const id = await send(alice, sample('turned.mp4'), video)
  const { complete } = world.as(alice).media
  for (const bytes of [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), (await photo()).subarray(0, 900)])
    expect(await refused(complete({ id, poster: poster(bytes) }))).toMatchObject({
      code: 'INVALID_INPUT',
      data: { fields: [{ path: 'poster', code: 'invalid' }] },
    })
  const faults = [poster(Buffer.alloc(2 ** 19 + 1)), poster(Buffer.from('x'), 'text/html')].map((given) =>
    refused(complete({ id, poster: given })),
  )
  for (const fault of await Promise.all(faults)) expect(fault.code).toBe('INVALID_INPUT')
  expect(await complete({ id })).toMatchObject({ id, preview: null })
})

/** Files as they were sent, and under what. */
const bad: Record<string, () => Promise<Buffer>> = {
  'a PNG of 60,000 by 60,000 pixels': async () => vastPng(60_000),
  'a GIF of 10,000 frames': async () => longGif(10_000),
  'a GIF of 1,001 frames': async () => longGif(1_001),
  'an SVG': async () =>
    Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><circle r="9"/></svg>'),
  'a page of HTML': async () => Buffer.from('<!doctype html><html><script>alert(1)</script></html>'),
  'half a JPEG': async () => (await photo({ width: 800, height: 600 })).subarray(0, -400),
  'half a PNG': async () => (await picture('png')).subarray(0, -60),
  'half a WebP': async () => (await picture('webp')).subarray(0, -60),
  'half a GIF': async () => (await picture('gif')).subarray(0, 900),
  'a TIFF': () =>
    sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .tiff()
      .toBuffer(),
  'an mp4': async () => sample('turned.mp4'),
  'noise after the first bytes of a JPEG': async () =>
    Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(5_000, 'x')]),
  'one byte': async () => Buffer.from('x'),
}
const badVideos: Record<string, () => Promise<Buffer>> = {
  'a photo': () => photo(),
  'half an mp4': async () => sample('turned.mp4').subarray(0, 4_000),
  'half a webm': async () => sample('clip.webm').subarray(0, 300),
  'sound without a picture': async () => sample('sound.mp4'),
  'an mp4 without anything in it': async () => sample('turned.mp4').subarray(0, 32),
  'an mp4 without a width': async () => misshapen(sample('turned.mp4'), { width: 0 }),
  'an mp4 higher than any': async () => misshapen(sample('turned.mp4'), { height: 65_535 }),
  'an mp4 of weeks': async () => misshapen(sample('turned.mp4'), { delta: 2 ** 31 - 1 }),
}

/** Files just past a limit: slow to make, and refused by the same rule as those above. */
const large: readonly (readonly [string, string, string, () => Promise<Buffer>])[] = [
  [
    'a PNG of a pixel more than 40 million',
    'photo.jpg',
    'image/jpeg',
    () =>
      sharp({ create: { width: 8_000, height: 5_001, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
  ],
  [
    'a small mp4 that unfolds to 51 MB',
    'film.mp4',
    'video/mp4',
    async () => unfolding(sample('turned.mp4'), 51 * 2 ** 20),
  ],
]

const REFUSED = '%s sent as %s is refused by its content, and nothing of it is left'
async function expectRefused(_what: string, name: string, type: string, make: () => Promise<Buffer>) {
  await world.settle()
  const before = [await rows(), filesIn('media')]
  const id = await send(mallory, await make(), { name, type })
  expect(await refused(world.as(mallory).media.complete({ id }))).toEqual({
    code: 'FILE_REFUSED',
    data: { fault: { code: 'wrongType' } },
  })
  expect([filesIn('uploads'), filesIn('work')]).toEqual([[], []])
  await world.settle()
  const { uses, ...kept } = await rows()
  expect([{ ...kept, uses: uses - 1 }, filesIn('media')]).toEqual(before)
  expect((await refused(world.as(mallory).media.complete({ id }))).code).toBe('NOT_FOUND')
}
test.each([
  ...Object.entries(bad).map(([what, make]) => [what, 'photo.jpg', 'image/jpeg', make] as const),
  ...Object.entries(badVideos).map(([what, make]) => [what, 'film.mp4', 'video/mp4', make] as const),
])(REFUSED, expectRefused)
test.each(large)(REFUSED, { tags: 'long' }, expectRefused)

test('a file just within the limits is accepted', { tags: 'long' }, async () => {
  expect(await add(alice, unfolding(sample('turned.mp4'), 2 ** 20), video)).toMatchObject({ width: 120, height: 160 })
  const wide = await sharp({ create: { width: 8_000, height: 5_000, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  expect(await add(alice, wide, { name: 'a.PNG', type: 'image/png' })).toMatchObject({ width: 2048, height: 1280 })
  expect(await add(alice, longGif(1_000), { name: 'a.gif', type: 'image/gif' })).toMatchObject({ width: 1, height: 1 })
})

test('a flood of refused files costs less than 100 MB', { tags: 'long' }, async () => {
  const files = await Promise.all(Object.values(bad).map((make) => make()))
  await add(alice, await photo())
  const start = memory()
  let most = 0
  const flood = await world.person()
  for (let round = 0; round < 3; round++) {
    const refusals = files.map(async (file, i) => {
      const id = await send(flood, file)
      expect((await refused(world.as(flood).media.complete({ id }))).code).toBe('FILE_REFUSED')
      if (i % 4 === 0) most = Math.max(most, memory())
    })
    await Promise.all(refusals)
  }
  expect((most - start) / 2 ** 20).toBeLessThan(100)
})

/** Bytes that this process, in which the server runs, and the one that opens files hold. */
function memory(): number {
  const lines = execFileSync('ps', ['-A', '-o', 'ppid=,rss=,args='], { encoding: 'utf8' }).split('\n')
  const workers = lines
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([parent, , ...args]) =>
        Number(parent) === process.pid && args.some((arg) => arg.endsWith('conversion/worker.ts')),
    )
  expect(workers).toHaveLength(1)
  return process.memoryUsage.rss() + Number(workers[0]![1]) * 1024
}

test('a poster that is no picture is refused before the video is opened', async () => {
  const id = await send(alice, sample('turned.mp4').subarray(0, 4_000), video)
  const poster = new File(['x'], 'poster.jpg', { type: 'image/jpeg' })
  expect((await refused(world.as(alice).media.complete({ id, poster }))).code).toBe('INVALID_INPUT')
})

test('the upload stays when the process that opens files cannot work', async () => {
  const id = await send(alice, await photo())
  const { workers } = world.services()
  const broken = openWorkerPool({
    entry: join(import.meta.dirname, 'no-such-worker.ts'),
    log: openLog('silent'),
    limitMs: 60_000,
    idleMs: 60_000,
    heapMb: 64,
  })
  const run = vi.spyOn(workers, 'run').mockImplementationOnce(broken.run)
  await expect(world.as(alice).media.complete({ id })).rejects.toMatchObject({ code: 'INTERNAL_SERVER_ERROR' })
  run.mockRestore()
  await broken.close()
  expect(await world.as(alice).media.complete({ id })).toMatchObject({ id })
})

test('three files of one member are opened at once, and files of others in between', async () => {
  const bytes = await photo()
  const ids = await Promise.all(Array.from({ length: 6 }, () => send(alice, bytes)))
  const { workers } = world.services()
  const real = workers.run
  const gate = Promise.withResolvers<void>()
  let underWay = 0
  let most = 0
  const run = vi.spyOn(workers, 'run').mockImplementation(async (task) => {
    underWay += 1
    most = Math.max(most, underWay)
    await gate.promise
    return real(task).finally(() => {
      underWay -= 1
    })
  })
  const made = ids.map((id) => world.as(alice).media.complete({ id }))
  await expect.poll(() => underWay).toBeGreaterThanOrEqual(3)
  run.mockImplementationOnce(real)
  await add(mallory, bytes)
  gate.resolve()
  expect((await Promise.all(made)).map(({ id }) => id)).toEqual(ids)
  run.mockRestore()
  expect(most).toBe(3)
})

test('a repeated completion gets the same answer, at once or later, and is made once', async () => {
  const id = await send(alice, await photo())
  const { complete } = world.as(alice).media
  const before = filesIn('media').length
  const answers = await Promise.all(Array.from({ length: 6 }, () => complete({ id })))
  for (const answer of [...answers, await complete({ id })])
    expect(answer).toEqual(answers[0] satisfies Media | undefined)
  expect(filesIn('media').length - before).toBe(2)
})
