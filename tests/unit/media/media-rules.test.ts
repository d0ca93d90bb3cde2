import { expect, test } from 'vitest'
import { FILE_NAME_MAX, IMAGE_BYTES_MAX, VIDEO_BYTES_MAX } from '#contract/media/limits.ts'
import { ACCEPTED_FILES, fileFault, kindOfType } from '#contract/media/rules.ts'

const photo = { name: 'photo.jpg', type: 'image/jpeg', size: 1 }
const film = { name: 'film.mp4', type: 'video/mp4', size: 1 }

test.each([
  photo,
  { ...photo, name: 'PHOTO.JPEG', type: 'IMAGE/JPEG' },
  { ...photo, name: 'a.png', type: 'image/png' },
  { ...photo, name: 'a.gif', type: 'image/gif' },
  { ...photo, name: 'a.webp', type: 'image/webp' },
  { ...photo, type: 'image/jpg' },
  { ...photo, name: 'été à l’hôpital (1).jpg' },
  { ...photo, name: 'douleur.jfif' },
  { ...photo, name: 'scan.jpe' },
  { ...photo, name: 'image' },
  { ...photo, name: 'image', type: '' },
  { ...photo, name: 'IMG_1.HEIC' },
  { ...photo, name: 'film.mp4' },
  { ...photo, name: '' },
  { ...film, name: 'photo.jpg' },
  { ...photo, name: `${'x'.repeat(FILE_NAME_MAX - 4)}.jpg` },
  { ...photo, size: IMAGE_BYTES_MAX },
  film,
  { ...film, name: 'a.webm', type: 'video/webm' },
  { ...film, name: 'IMG_1.MOV', type: 'video/quicktime' },
  { ...film, size: VIDEO_BYTES_MAX },
])('$name of $type and $size bytes may be sent', (file) => {
  expect(fileFault(file)).toBeUndefined()
})

test.each([
  [
    { ...photo, size: IMAGE_BYTES_MAX + 1 },
    { code: 'tooLarge', n: 10 },
  ],
  [
    { ...film, size: VIDEO_BYTES_MAX + 1 },
    { code: 'tooLarge', n: 50 },
  ],
  [{ ...photo, size: 0 }, { code: 'wrongType' }],
  [{ ...photo, type: 'image/svg+xml' }, { code: 'wrongType' }],
  [{ ...photo, type: 'text/html' }, { code: 'wrongType' }],
  [{ ...photo, type: 'image/avif' }, { code: 'wrongType' }],
  [{ ...photo, type: 'application/octet-stream' }, { code: 'wrongType' }],
  [{ ...photo, type: 'image/heic' }, { code: 'heic' }],
  [{ ...photo, type: 'image/HEIF-sequence' }, { code: 'heic' }],
  [{ ...photo, name: 'IMG_1.HEIC', type: '' }, { code: 'heic' }],
  [{ ...photo, name: 'IMG_1.heif', type: 'application/octet-stream' }, { code: 'heic' }],
  [{ ...photo, name: 'photo.jpg.svg' }, { code: 'wrongExtension' }],
  [{ ...photo, name: '../photo.jpg' }, { code: 'wrongExtension' }],
  [{ ...photo, name: 'C:\\photo.jpg' }, { code: 'wrongExtension' }],
  [{ ...photo, name: 'photo\u0000.jpg' }, { code: 'wrongExtension' }],
  [{ ...photo, name: `${'x'.repeat(FILE_NAME_MAX)}.jpg` }, { code: 'wrongExtension' }],
])('%j is refused: %j', (file, fault) => {
  expect(fileFault(file)).toEqual(fault)
})

test.each(['page.HTML', 'photo.exe', 'photo.exe. ', 'a.js', 'a.mjs', 'a.php5', 'a.lnk', 'a.xhtml', 'a.svgz'])(
  'a file that a system would run, or open as a page, is refused: %s',
  (name) => {
    expect(fileFault({ ...photo, name })).toEqual({ code: 'wrongExtension' })
  },
)

test('a type belongs to one kind or to none, and pickers offer what may be sent', () => {
  expect(['image/webp', 'Video/WebM', 'audio/webm'].map((type) => kindOfType(type))).toEqual([
    'symptom-photos',
    'symptom-videos',
    undefined,
  ])
  expect(ACCEPTED_FILES.split(',')).toEqual(
    expect.arrayContaining(['image/jpeg', '.jpg', 'video/quicktime', '.mov', 'video/webm']),
  )
})
