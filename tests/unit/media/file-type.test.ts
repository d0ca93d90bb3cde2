import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { typeOfBytes } from '#contract/media/file-type.ts'
import { HEAD_BYTES } from '#contract/media/limits.ts'
import { en } from '#web/media/texts.upload.en.ts'
import { fr } from '#web/media/texts.upload.fr.ts'
import { withTrueType } from '#web/media/true-type.ts'

const sample = (name: string) => readFileSync(join(import.meta.dirname, '../../support/files', name))
const drawn = (format: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif') =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    [format]()
    .toBuffer()
/** A first box of brands, as cameras write it. */
const branded = (...brands: string[]) => {
  const box = Buffer.from(`....ftyp${brands[0]}\0\0\0\0${brands.join('')}`, 'latin1')
  box.writeUInt32BE(box.length)
  return Buffer.concat([box, Buffer.from('\0\0\0\u0008mdatavif')])
}

test.each([
  ['a JPEG', () => drawn('jpeg'), 'image/jpeg'],
  ['a PNG', () => drawn('png'), 'image/png'],
  ['a GIF', () => drawn('gif'), 'image/gif'],
  ['a WebP', () => drawn('webp'), 'image/webp'],
  ['an AVIF', () => drawn('avif'), 'image/avif'],
  ['a film of a phone', () => sample('turned.mp4'), 'video/mp4'],
  ['a film of QuickTime', () => sample('clip.mov'), 'video/quicktime'],
  ['a film recorded in a browser', () => sample('clip.webm'), 'video/webm'],
  ['a photo of an iPhone', () => branded('heic', 'mif1', 'heic'), 'image/heic'],
  ['a photo in 10 bits', () => branded('heix', 'mif1'), 'image/heic'],
  ['a burst of an iPhone', () => branded('hevc', 'msf1'), 'image/heic-sequence'],
  ['a photo of the family, whichever codec', () => branded('mif1', 'heic'), 'image/heif'],
  ['a sequence of the family', () => branded('msf1', 'hevc'), 'image/heif-sequence'],
  ['an AVIF that begins with the family', () => branded('mif1', 'avif'), 'image/avif'],
  ['an MP4 of any other brand', () => branded('isom', 'iso2', 'mp41'), 'video/mp4'],
  ['an M4V', () => branded('M4V ', 'isom'), 'video/mp4'],
  ['a sound alone', () => branded('M4A ', 'isom'), 'audio/mp4'],
  ['a film of an old phone', () => branded('3gp5', 'isom'), 'video/3gpp'],
  ['a film older than brands', () => Buffer.from('\0\0\0\u0008wide\0\0\0\0mdat', 'latin1'), 'video/quicktime'],
  ['a Matroska that is no WebM', () => Buffer.from('\u001aE\u00df\u00a3.B\u0082.matroska', 'latin1'), undefined],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), undefined],
  ['a document', () => Buffer.from('%PDF-1.7'), undefined],
  ['a RIFF that is no picture', () => Buffer.from('RIFF\0\0\0\0WAVEfmt ', 'latin1'), undefined],
  ['half a sign', () => Buffer.from('ffd8', 'hex'), undefined],
  ['nothing', () => Buffer.alloc(0), undefined],
])('%s is known by its first bytes', async (_what, make, type) => {
  const bytes = await make()
  expect(typeOfBytes(bytes)).toBe(type)
  expect(typeOfBytes(bytes.subarray(0, HEAD_BYTES))).toBe(type)
})

test.each([
  ['douleur.jfif', 'image/pjpeg', 'image/jpeg'],
  ['scan.jpe', '', 'image/jpeg'],
  ['image', '', 'image/jpeg'],
  ['photo.png', 'image/png', 'image/jpeg'],
  ['photo.jpg', 'image/jpeg', 'image/jpeg'],
])('a JPEG called %s that its system takes for "%s" is sent as a JPEG', async (name, type, said) => {
  const bytes = new Uint8Array(await drawn('jpeg'))
  const file = await withTrueType(new File([bytes], name, { type, lastModified: 5 }))
  expect([file.name, file.type, file.size, file.lastModified]).toEqual([name, said, bytes.length, 5])
})

test('a file that is neither a picture nor a film is never sent as one, and an unreadable file keeps its type', async () => {
  expect((await withTrueType(new File(['<html>'], 'photo.jpg', { type: 'image/jpeg' }))).type).toBe(
    'application/octet-stream',
  )
  const away = new File(['x'], 'photo.jpg', { type: 'image/jpeg' })
  away.slice = () => {
    throw new DOMException('of a cloud', 'NotReadableError')
  }
  expect(await withTrueType(away)).toBe(away)
})

test('a HEIC photo is refused with its reason and the way to send a JPEG; no text says that only pictures are accepted', () => {
  expect(fr.faults.heic).toMatch(/HEIC.*iPhone.*JPEG.*Réglages.*Le plus compatible/)
  expect(en.faults.heic).toMatch(/HEIC.*iPhone.*JPEG.*Settings.*Most Compatible/)
  for (const words of [fr, en].flatMap(({ faults, pictureFaults }) => Object.values({ ...faults, ...pictureFaults })))
    expect(words).not.toMatch(/seules les images|only (?:pictures|images)/i)
})
