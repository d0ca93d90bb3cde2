import { expect, test } from 'vitest'
import { withoutCameraNotes } from '#server/media/conversion/nal-units.ts'

const unit = (lengthSize: number, ...bytes: number[]) => {
  const length = Buffer.alloc(lengthSize)
  length.writeUIntBE(bytes.length, 0, lengthSize)
  return Buffer.concat([length, Buffer.from(bytes)])
}
const config = (at: number, lengthSize: number) => {
  const bytes = new Uint8Array(at + 1)
  bytes[at] = 0xfc | (lengthSize - 1)
  return bytes
}

const userData = [5, 4, 1, 2, 3, 4]
const recoveryPoint = [6, 1, 0x84]
// Two zeros and what may follow them are kept apart by a 3 that no size counts.
const escapedMessage = [4, 6, 0, 0, 3, 1, 0, 0, 3, 0]
const longMessage = [4, 255, 45, ...Array.from({ length: 300 }, () => 5)]

test.each([
  ['avc', 4, 4, [6], [0x65, 9, 9]],
  ['avc', 4, 2, [6], [0x41, 9]],
  ['hevc', 21, 4, [39 << 1, 1], [0x26, 1, 9]],
  ['hevc', 21, 4, [40 << 1, 1], [0x02, 1, 9]],
] as const)(
  'camera data in %s (%i) with lengths of %i bytes is removed, and nothing else',
  (codec, at, lengthSize, header, picture) => {
    const clean = withoutCameraNotes(codec, config(at, lengthSize)).packet
    const pictures = [unit(lengthSize, ...picture), unit(lengthSize, ...picture, 5, 4)]
    const kept = [
      unit(lengthSize, ...header, ...recoveryPoint, 0x80),
      unit(lengthSize, ...header, ...longMessage, 0x80),
      unit(lengthSize, ...header, ...escapedMessage, 0x80),
      ...pictures,
    ]
    const removed = [
      unit(lengthSize, ...header, ...userData, 0x80),
      unit(lengthSize, ...header, ...recoveryPoint, ...userData, 0x80),
      unit(lengthSize, ...header, ...longMessage, ...userData, 0x80),
      unit(lengthSize, ...header, ...escapedMessage, ...userData, 0x80),
    ]
    const packet = Buffer.concat([
      removed[0]!,
      kept[0]!,
      removed[1]!,
      kept[1]!,
      removed[2]!,
      kept[2]!,
      removed[3]!,
      kept[3]!,
      kept[4]!,
    ])
    expect(Buffer.from(clean(packet))).toEqual(Buffer.concat(kept))
    expect(() => clean(packet.subarray(0, -1))).toThrow('longer than its packet')
  },
)

test('other codecs are left as they are', () => {
  const packet = Uint8Array.of(0, 0, 0, 2, 6, 5)
  for (const codec of ['vp8', 'vp9', 'av1'] as const) {
    const description = config(21, 4)
    const cleaned = withoutCameraNotes(codec, description)
    expect(cleaned.packet(packet)).toBe(packet)
    expect(cleaned.description).toBe(description)
  }
})

test('a configuration of hevc keeps its parameter sets alone', () => {
  const array = (type: number, ...units: Buffer[]) =>
    Buffer.concat([
      Buffer.from([0x80 | type, 0, units.length]),
      ...units.map((each) => Buffer.concat([Buffer.from([0, each.length]), each])),
    ])
  const head = Buffer.alloc(22, 1)
  head[21] = 0xff
  const sets = [
    array(32, Buffer.from('vps')),
    array(33, Buffer.from('sps'), Buffer.from('other')),
    array(34, Buffer.from('pps')),
  ]
  const notes = [array(39, Buffer.from('place')), array(40, Buffer.from('date'), Buffer.from('maker'))]
  const whole = Buffer.concat([head, Buffer.from([5]), sets[0]!, notes[0]!, sets[1]!, sets[2]!, notes[1]!])
  const { description } = withoutCameraNotes('hevc', whole)
  expect(description).toEqual(Buffer.concat([head, Buffer.from([3]), ...sets]))
  expect(() => withoutCameraNotes('hevc', whole.subarray(0, -2))).toThrow('longer than its record')
})
