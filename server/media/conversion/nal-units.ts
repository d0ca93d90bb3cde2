import type { VideoCodec } from 'mediabunny'

/** ITU-T H.264, 7.4.1 and D.1.1; H.265, 7.4.2 and D.2.1. */
const AVC = { lengthSizeAt: 4, headerBytes: 1, isSei: (header: number) => (header & 0x1f) === 6 }
const HEVC = { lengthSizeAt: 21, headerBytes: 2, isSei: (header: number) => [39, 40].includes((header >> 1) & 0x3f) }
const USER_DATA_UNREGISTERED = 5

type Layout = typeof AVC

type Cleaned = {
  description: AllowSharedBufferSource | undefined
  packet: (bytes: Uint8Array) => Uint8Array
}

/**
 * Cameras write dates and places into user data between pictures. Codecs without such data are left alone.
 * @param description avcC or hvcC, of the decoder's configuration
 */
export function withoutCameraNotes(codec: VideoCodec, description: AllowSharedBufferSource | undefined): Cleaned {
  const layout = codec === 'avc' ? AVC : codec === 'hevc' ? HEVC : undefined
  if (!layout || !description) return { description, packet: (bytes) => bytes }
  const config = ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description)
  const lengthSize = ((config[layout.lengthSizeAt] ?? 3) & 3) + 1
  return {
    description: layout === HEVC ? withoutNoteArrays(config) : config,
    packet: (bytes) => withoutUserData(bytes, layout, lengthSize),
  }
}

/** ISO/IEC 14496-15, 8.3.3.1.2: after 22 bytes, arrays of units by type. Those of additional information may go as a whole. */
function withoutNoteArrays(config: Uint8Array): Uint8Array {
  const kept: Uint8Array[] = []
  const word = (at: number) => ((config[at] ?? 0) << 8) | (config[at + 1] ?? 0)
  let at = 23
  for (let arrays = config[22] ?? 0; arrays > 0; arrays--) {
    const start = at
    at += 3
    for (let units = word(start + 1); units > 0; units--) at += 2 + word(at)
    if (at > config.length) throw new Error('an array longer than its record')
    if (!HEVC.isSei((config[start] ?? 0) << 1)) kept.push(config.subarray(start, at))
  }
  return Buffer.concat([config.subarray(0, 22), Uint8Array.of(kept.length), ...kept])
}

function withoutUserData(packet: Uint8Array, layout: Layout, lengthSize: number): Uint8Array {
  const kept: Uint8Array[] = []
  for (let at = 0; at < packet.length; ) {
    let length = 0
    for (let i = 0; i < lengthSize; i++) length = length * 256 + (packet[at + i] ?? 0)
    const end = at + lengthSize + length
    if (end > packet.length) throw new Error('a unit longer than its packet')
    const unit = packet.subarray(at + lengthSize, end)
    if (!(layout.isSei(unit[0] ?? 0) && saysUserData(unescaped(unit.subarray(layout.headerBytes)))))
      kept.push(packet.subarray(at, end))
    at = end
  }
  return kept.length === 0 ? packet.subarray(0, 0) : Buffer.concat(kept)
}

/** Removes the 3 that follows two zeros so that no unit seems to begin there (H.264 and H.265, 7.3.1.1); sizes do not count it. */
const unescaped = (bytes: Uint8Array): Uint8Array =>
  bytes.filter((byte, at) => !(byte === 3 && bytes[at - 1] === 0 && bytes[at - 2] === 0))

/**
 * Whether a unit of additional information holds user data. Each message has a type and a size, coded in bytes that add up while they are 255, then its
 * content.
 */
function saysUserData(messages: Uint8Array): boolean {
  let at = 0
  const number = () => {
    let sum = 0
    while (messages[at] === 255) {
      sum += 255
      at++
    }
    return sum + (messages[at++] ?? 0)
  }
  while (at < messages.length - 1) {
    if (number() === USER_DATA_UNREGISTERED) return true
    const size = number()
    at += size
  }
  return false
}
