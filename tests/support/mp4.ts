const HOLDERS = ['moov', 'trak', 'mdia', 'minf', 'stbl']

const box = (type: string, ...parts: Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts)
  return Buffer.concat([words(body.length + 8), Buffer.from(type, 'latin1'), body])
}
const words = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [i, value] of values.entries()) bytes.writeUInt32BE(value, i * 4)
  return bytes
}

/** An mp4 with some boxes made anew; `change` answers a box's new body, or undefined to leave it as it is. */
function changed(bytes: Buffer, change: (type: string, body: Buffer) => Buffer | undefined): Buffer {
  const boxes: Buffer[] = []
  for (let at = 0; at + 8 <= bytes.length; at += bytes.readUInt32BE(at)) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    const body = bytes.subarray(at + 8, at + bytes.readUInt32BE(at))
    boxes.push(box(type, HOLDERS.includes(type) ? changed(body, change) : (change(type, body) ?? body)))
  }
  return Buffer.concat(boxes)
}

/** A video, whose index stands at its end, whose index names its first picture again and again until it is so large. */
export function unfolding(bytes: Buffer, size: number): Buffer {
  const at = (type: string) => bytes.indexOf(type, 0, 'latin1') + 4
  const pictureSize = bytes.readUInt32BE(at('stsz') + 12)
  const start = bytes.readUInt32BE(at('stco') + 8)
  const count = Math.ceil(size / pictureSize)
  const tables: Record<string, Buffer> = {
    stts: words(0, 1, count, 256),
    stsc: words(0, 1, 1, 1, 1),
    stsz: words(0, pictureSize, count),
    stco: words(0, count, ...Array.from({ length: count }, () => start)),
    ctts: words(0, 0),
    stss: words(0, count, ...Array.from({ length: count }, (_, i) => i + 1)),
  }
  const seen = new Set<string>()
  return changed(bytes, (type) => {
    if (seen.has(type)) return undefined // of the sound
    seen.add(type)
    return tables[type]
  })
}

/** A video that says to be so large, or each of its pictures to last so many units of time. */
export function misshapen(bytes: Buffer, { width, height, delta }: Record<string, number>): Buffer {
  const odd = Buffer.from(bytes)
  const entry = odd.indexOf('avc1', 500, 'latin1')
  if (width !== undefined) odd.writeUInt16BE(width, entry + 28)
  if (height !== undefined) odd.writeUInt16BE(height, entry + 30)
  if (delta !== undefined) odd.writeUInt32BE(delta, odd.indexOf('stts', 0, 'latin1') + 16)
  return odd
}
