const HOLDERS = ['moov', 'trak', 'mdia']
const TIMED = ['mvhd', 'tkhd', 'mdhd']

/** Changes the given bytes, and returns them. */
export function withoutTimes(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  clear(view, 0, bytes.byteLength)
  return bytes
}

function clear(view: DataView, from: number, to: number): void {
  for (let at = from; at + 8 <= to; ) {
    const { type, header, size } = boxAt(view, at, to)
    if (HOLDERS.includes(type)) clear(view, at + header, at + size)
    // Version 1 has both instants in 64 bits, version 0 in 32.
    if (TIMED.includes(type)) {
      const length = view.getUint8(at + header) === 1 ? 16 : 8
      for (let i = 0; i < length; i++) view.setUint8(at + header + 4 + i, 0)
    }
    at += size
  }
}

function boxAt(view: DataView, at: number, to: number): { type: string; header: number; size: number } {
  const type = String.fromCharCode(...[4, 5, 6, 7].map((i) => view.getUint8(at + i)))
  const short = view.getUint32(at)
  const header = short === 1 ? 16 : 8
  const size = short === 1 ? Number(view.getBigUint64(at + 8)) : short === 0 ? to - at : short
  if (size < header || at + size > to) throw new Error('an mp4 box that leaves its place')
  return { type, header, size }
}
