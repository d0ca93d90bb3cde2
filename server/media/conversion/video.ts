import {
  BufferTarget,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { DAY_SECONDS } from '#contract/foundation/durations.ts'
import { VIDEO_BYTES_MAX } from '#contract/media/limits.ts'
import { type PictureCodec, VIDEO_CODECS, type VideoType } from '../files.ts'
import { withoutTimes } from './mp4-times.ts'
import { withoutCameraNotes } from './nal-units.ts'

export type Video = {
  bytes: Uint8Array
  videoType: VideoType
  videoCodec: PictureCodec
  width: number
  height: number
  durationSeconds: number
}

/** A codec may begin this long before zero. A longer stretch before zero is one that the author cut off. */
const PREROLL_SECONDS = 0.1

/** The largest side in pixels; no camera films, and no player shows, more than this or than SECONDS_MAX. */
const SIDE_MAX = 16_384
const SECONDS_MAX = DAY_SECONDS

const PACKING_BYTES_MAX = 1 << 20

type Stretch = { from: number; shift: number }

type Copy = (weigh: Weigh) => Promise<number>

/** A file may refer to the same bytes many times, so copied bytes are counted. */
type Weigh = (packet: EncodedPacket) => void

/**
 * Repacks a video without encoding it. Keeps the main picture and sound tracks and their rotation; drops tags, names, dates, other tracks, and everything
 * before the start that its author set.
 * @throws for a file that cannot be read, has no picture or one that no browser plays, is larger than VIDEO_BYTES_MAX once unpacked, or has an impossible size
 *         or length
 */
export async function packVideo(source: string): Promise<Video> {
  using input = new Input({ source: new FilePathSource(source), formats: [MP4, QTFF, WEBM] })
  const isWebm = (await input.getFormat()) === WEBM
  const format = isWebm ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' })
  const output = new Output({ format, target: new BufferTarget() })
  const picture = await input.getPrimaryVideoTrack()
  if (!picture) throw new Error('no picture')
  const videoCodec = await codecOf(picture)
  const width = await picture.getDisplayWidth()
  const height = await picture.getDisplayHeight()
  if (![width, height].every((side) => Number.isInteger(side) && side >= 1 && side <= SIDE_MAX))
    throw new Error('no size')
  const stretch = await shownStretch(picture)
  const sound = await input.getPrimaryAudioTrack()
  const copies = [
    await copyOfPicture(output, picture, { codec: videoCodec, stretch }),
    sound && (await copyOfSound(output, sound, stretch)),
  ]
  let weight = 0
  const weigh: Weigh = ({ byteLength }) => {
    weight += byteLength
    if (weight > VIDEO_BYTES_MAX) throw new Error('too large unfolded')
  }
  await output.start()
  const ends = await Promise.all(copies.map((copy) => copy?.(weigh) ?? 0))
  const durationSeconds = Math.max(...ends)
  if (!(durationSeconds >= 0 && durationSeconds <= SECONDS_MAX)) throw new Error('no duration')
  await output.finalize()
  const bytes = new Uint8Array(output.target.buffer!)
  if (bytes.length > VIDEO_BYTES_MAX + PACKING_BYTES_MAX) throw new Error('too large when packed')
  return {
    bytes: isWebm ? bytes : withoutTimes(bytes),
    videoType: isWebm ? 'video/webm' : 'video/mp4',
    videoCodec,
    width,
    height,
    durationSeconds,
  }
}

/** Returns the part to keep. It begins at a key frame, shortly before zero at most, so that a cut made by a start time becomes permanent. */
async function shownStretch(picture: InputVideoTrack): Promise<Stretch> {
  const sink = new EncodedPacketSink(picture)
  const first = (await sink.getKeyPacket(0)) ?? (await sink.getFirstKeyPacket())
  if (!first) throw new Error('no whole picture')
  if (first.timestamp > 0) return { from: 0, shift: 0 }
  const later = first.timestamp < -PREROLL_SECONDS ? await sink.getNextKeyPacket(first) : null
  const { timestamp } = later ?? first
  return { from: timestamp, shift: timestamp }
}

async function codecOf(track: InputVideoTrack): Promise<PictureCodec> {
  const codec = await track.getCodec()
  const known = VIDEO_CODECS.find((each) => each === codec)
  if (!known) throw new Error('no codec')
  return known
}

async function copyOfPicture(
  output: Output,
  track: InputVideoTrack,
  { codec, stretch }: { codec: PictureCodec; stretch: Stretch },
): Promise<Copy> {
  const decoderConfig = await track.getDecoderConfig()
  if (!decoderConfig || !output.format.getSupportedVideoCodecs().includes(codec)) throw new Error('no codec')
  const target = new EncodedVideoPacketSource(codec)
  output.addVideoTrack(target, { transformationMatrix: await track.getTransformationMatrix() })
  const cleaned = withoutCameraNotes(codec, decoderConfig.description)
  const config = { ...decoderConfig, ...(cleaned.description && { description: cleaned.description }) }
  return async (weigh) => {
    let end = 0
    for await (const packet of shownPackets(track, stretch)) {
      weigh(packet)
      await target.add(packet.clone({ data: cleaned.packet(packet.data) }), { decoderConfig: config })
      end = Math.max(end, packet.timestamp + packet.duration)
    }
    target.close()
    return end
  }
}

/** Undefined where the sound cannot be copied, because no browser plays it either. */
async function copyOfSound(output: Output, track: InputAudioTrack, stretch: Stretch): Promise<Copy | undefined> {
  const codec = await track.getCodec()
  const decoderConfig = await track.getDecoderConfig()
  if (!codec || !decoderConfig || !output.format.getSupportedAudioCodecs().includes(codec)) return undefined
  const target = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(target)
  return async (weigh) => {
    let end = 0
    for await (const packet of shownPackets(track, stretch)) {
      weigh(packet)
      await target.add(packet, { decoderConfig })
      end = Math.max(end, packet.timestamp + packet.duration)
    }
    target.close()
    return end
  }
}

/** In decoding order. Packets before the start are left out, because such a picture needs earlier ones. */
async function* shownPackets(track: InputTrack, { from, shift }: Stretch): AsyncGenerator<EncodedPacket> {
  const sink = new EncodedPacketSink(track)
  const start = (await sink.getKeyPacket(from)) ?? undefined
  for await (const packet of sink.packets(start))
    if (packet.timestamp >= from) yield packet.clone({ timestamp: packet.timestamp - shift })
}
