import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** One packet of a voice that is silent, 20 ms. */
const SILENCE = Buffer.from([0xf8, 0xff, 0xfe])
const RATES = { audio: 48_000, video: 90_000 } as const
const MICROS = 1_000_000

type Raw = { folder: string; takeId: string; beganAt: Date; seconds: number }

/** A voice as Janus records it. */
export const rawVoice = (raw: Raw): void =>
  write(
    raw,
    'audio',
    Array.from({ length: raw.seconds * 50 }, (_, nth) => ({ atMs: nth * 20, payload: SILENCE })),
  )

/** A picture of one colour as Janus records it. */
export function rawPicture(raw: Raw, colour = 'red'): void {
  const film = join(raw.folder, `${raw.takeId}.ivf`)
  const source = `color=${colour}:s=160x120:r=10:d=${raw.seconds}`
  execFileSync('ffmpeg', ['-nostdin', '-loglevel', 'error', '-y', '-f', 'lavfi', '-i', source, '-c:v', 'libvpx', film])
  const bytes = readFileSync(film)
  const frames: Frame[] = []
  // IVF: a head of 32 bytes; each frame with its length and time.
  for (let at = 32; at < bytes.length; ) {
    const length = bytes.readUInt32LE(at)
    // The head of VP8 over RTP: a whole frame in one packet.
    const payload = Buffer.concat([Buffer.from([0x10]), bytes.subarray(at + 12, at + 12 + length)])
    frames.push({ atMs: frames.length * 100, payload })
    at += 12 + length
  }
  write(raw, 'video', frames)
}

/** A camera that stayed dark: a head without a packet. */
export const rawDarkness = (raw: Raw): void => write(raw, 'video', [])

type Frame = { atMs: number; payload: Buffer }

/** @source janus `record.c` */
function write({ folder, takeId, beganAt }: Raw, kind: 'audio' | 'video', frames: Frame[]): void {
  const at = beganAt.getTime() * (MICROS / 1_000)
  const head = { t: kind[0], c: kind === 'audio' ? 'opus' : 'vp8', s: at, ...(frames.length > 0 && { u: at }) }
  const packets = frames.map(({ atMs, payload }, nth) => {
    const rtp = Buffer.alloc(12)
    rtp.writeUInt8(0x80, 0)
    rtp.writeUInt8((kind === 'audio' ? 111 : 96) | 0x80, 1)
    rtp.writeUInt16BE(nth & 0xffff, 2)
    rtp.writeUInt32BE((atMs * RATES[kind]) / 1_000, 4)
    rtp.writeUInt32BE(7, 8)
    const mark = Buffer.alloc(10)
    mark.write('MEET', 0)
    mark.writeUInt32BE(atMs, 4)
    mark.writeUInt16BE(rtp.length + payload.length, 8)
    return Buffer.concat([mark, rtp, payload])
  })
  const told = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(2)
  length.writeUInt16BE(told.length)
  const name = `vecu-${takeId}-${kind}-${kind === 'audio' ? 0 : 1}.mjr`
  writeFileSync(join(folder, name), Buffer.concat([Buffer.from('MJR00002'), length, told, ...packets]))
}
