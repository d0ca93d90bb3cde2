import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Stands in every metadata of the files below, and may stand in nothing that is stored. */
export const SECRET = 'SECRET'

type Size = { width?: number; height?: number }

/** A picture whose left half is red and right half blue, before it is turned. */
const halves = ({ width = 400, height = 300 }: Size) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: 'blue' } }, left: width / 2, top: 0 },
  ])

/** A photo as a phone takes it: with place, maker, author, caption and the way it was held. */
export const photo = (size: Size & { orientation?: number } = {}): Promise<Buffer> =>
  halves(size)
    .withExif({
      IFD0: { Make: `${SECRET}-make`, Artist: `${SECRET}-artist`, ImageDescription: `${SECRET}-description` },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1', GPSLongitudeRef: 'E', GPSLongitude: '2/1 17/1 40/1' },
    })
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:title="${SECRET}-xmp"/></rdf:RDF></x:xmpmeta>`,
    )
    .withMetadata({ orientation: size.orientation ?? 1, icc: 'p3' })
    .jpeg()
    .toBuffer()
    .then(withIptc)

/** The same after the first marker: a caption as press photos carry it. */
function withIptc(jpeg: Buffer): Buffer {
  const caption = Buffer.from(`${SECRET}-iptc`)
  const record = Buffer.concat([Buffer.from([0x1c, 0x02, 0x78, 0, caption.length]), caption])
  const resource = Buffer.concat([
    Buffer.from('Photoshop 3.0\u00008BIM', 'latin1'),
    Buffer.from([0x04, 0x04, 0, 0, 0, 0, 0, record.length]),
    record,
    Buffer.alloc(record.length % 2),
  ])
  const marker = Buffer.from([0xff, 0xed, (resource.length + 2) >> 8, (resource.length + 2) & 255])
  return Buffer.concat([jpeg.subarray(0, 2), marker, resource, jpeg.subarray(2)])
}

export const picture = (format: 'png' | 'webp' | 'gif' | 'jpeg', size: Size = {}): Promise<Buffer> =>
  halves(size)[format]().toBuffer()

/** A PNG of this many black and white pixels, its rows of zeros packed small. */
export function vastPng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * Math.min(side, 4_000)), { level: 9 })
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
}

/** A moving GIF of one pixel, of this many frames. */
export function longGif(frames: number): Buffer {
  const frame = Buffer.from('21f90400010000002c00000000010001000002024401003b'.slice(0, -2), 'hex')
  return Buffer.concat([
    Buffer.from('GIF89a'),
    Buffer.from('01000100800000ff0000ffffff', 'hex'),
    ...Array.from({ length: frames }, () => frame),
    Buffer.from('3b', 'hex'),
  ])
}
