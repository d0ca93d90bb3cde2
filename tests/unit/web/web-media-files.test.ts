import { expect, test } from 'vitest'
import type { Media } from '#contract/media/schema.ts'
import { chooseFiles } from '#web/media/chosen-files.ts'
import { lengthText, sizesOf } from '#web/media/picture.ts'
import { isUnderWay, percentSent, readyMedia, type Upload, type UploadState } from '#web/media/upload.ts'

const MB = 1 << 20

/** A file of that size, without its bytes. */
function file(name: string, { type = 'image/jpeg', size = 1000 } = {}): File {
  const made = new File(['x'], name, { type })
  Object.defineProperty(made, 'size', { value: size })
  return made
}

const media: Media = {
  id: '01a1fa9f-38e1-76db-a2c9-f1605e694c93',
  kind: 'symptom-photos',
  width: 2048,
  height: 1536,
  preview: null,
  small: '/small.webp',
  large: '/large.webp',
  video: null,
  durationSeconds: null,
  isWidelyPlayed: true,
}

test('allowed files are taken, and each other one is named by its place with its reason', () => {
  const chosen = [
    file('vue.jpg'),
    file('lettre.pdf', { type: 'application/pdf' }),
    file('geante.png', { type: 'image/png', size: 10 * MB + 1 }),
    file('marche.mp4', { type: 'video/mp4', size: 50 * MB }),
    file('page.html', { type: 'image/png' }),
  ]
  const { taken, orphaned, tooMany } = chooseFiles(chosen, 0)
  expect(taken.map(({ name }) => name)).toEqual(['vue.jpg', 'marche.mp4'])
  expect(orphaned).toEqual([
    { place: 2, name: 'lettre.pdf', fault: { code: 'wrongType' } },
    { place: 3, name: 'geante.png', fault: { code: 'tooLarge', n: 10 } },
    { place: 5, name: 'page.html', fault: { code: 'wrongExtension' } },
  ])
  expect(tooMany).toBeUndefined()
})

test.each([
  [6, 0, 5],
  [3, 3, 2],
  [1, 5, 0],
])('%i files where %i are held are too many, and none is taken', (chosen, held, room) => {
  const files = Array.from({ length: chosen }, (_, n) => file(`${n}.jpg`))
  expect(chooseFiles(files, held)).toEqual({ taken: [], orphaned: [], tooMany: { chosen, room } })
})

test('as many files as there is room for are taken', () => {
  expect(chooseFiles([file('a.jpg'), file('b.jpg')], 3).taken).toHaveLength(2)
})

const upload = (state: UploadState): Upload => ({
  id: state.at,
  file: file('a.jpg', { size: 3000 }),
  state,
  poster: undefined,
})
const states: UploadState[] = [
  { at: 'waiting' },
  { at: 'sending', sent: 1999 },
  { at: 'paused', sent: 1000 },
  { at: 'preparing' },
  { at: 'ready', media },
  { at: 'failed', error: new TypeError() },
  { at: 'refused', fault: { code: 'wrongType' } },
]

test('a file is under way until it is ready, failed or refused', () => {
  expect(states.filter((state) => isUnderWay(upload(state))).map(({ at }) => at)).toEqual([
    'waiting',
    'sending',
    'paused',
    'preparing',
  ])
})

test('percents are whole, and never run ahead of the sent bytes', () => {
  expect(states.map((state) => percentSent(upload(state)))).toEqual([0, 66, 33, 100, 100, 0, 0])
})

test('ready media keep the order in which their files were chosen', () => {
  const second = { ...media, id: '01a1fa9f-38e1-76db-a2c9-f1605e694c94' }
  const uploads = [upload({ at: 'ready', media: second }), upload({ at: 'waiting' }), upload({ at: 'ready', media })]
  expect(readyMedia(uploads)).toEqual([second, media])
})

test.each([
  [{ width: 2048, height: 1536 }, '/small.webp 640w, /large.webp 2048w'],
  [{ width: 1000, height: 2000 }, '/small.webp 320w, /large.webp 1000w'],
  [{ width: 300, height: 200 }, undefined],
  [{ width: 1, height: 4000 }, undefined],
])('a picture of %o is offered in its sizes', (pixels, srcSet) => {
  expect(sizesOf({ ...media, ...pixels })).toBe(srcSet)
})

test('a video without a poster is offered in no size', () => {
  expect(sizesOf({ ...media, small: null, large: null })).toBeUndefined()
})

test.each([
  [0, '0:00'],
  [0.6, '0:01'],
  [48.2, '0:48'],
  [59.7, '1:00'],
  [725, '12:05'],
  [3661, '61:01'],
])('%f seconds are shown as %s', (seconds, text) => {
  expect(lengthText(seconds)).toBe(text)
})
