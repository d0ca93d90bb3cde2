import { MediaStreamTrack, RTCPeerConnection, RTCRtpCodecParameters, RtpHeader, RtpPacket } from 'werift'

/** A browser without its screen, that sends to the relay or watches. */
export type Peer = { connection: RTCPeerConnection; close(): Promise<void> }
export type Sender = Peer & { offer: string; take(answer: string): Promise<void> }
export type Watcher = Peer & { answer: string; received: Record<'audio' | 'video', number> }

const PACKET_EVERY_MS = 20
const AUDIO = 111
const VIDEO = 96

function connect(): RTCPeerConnection {
  return new RTCPeerConnection({
    bundlePolicy: 'max-bundle',
    codecs: {
      audio: [
        new RTCRtpCodecParameters({ mimeType: 'audio/opus', clockRate: 48_000, channels: 2, payloadType: AUDIO }),
      ],
      video: [
        new RTCRtpCodecParameters({
          mimeType: 'video/VP8',
          clockRate: 90_000,
          payloadType: VIDEO,
          rtcpFeedback: [{ type: 'nack' }, { type: 'nack', parameter: 'pli' }],
        }),
      ],
    },
    iceUseIpv6: false,
    // Nobody's server is asked for the own address.
    iceServers: [{ urls: 'stun:127.0.0.1:9' }],
    iceStunGatherTimeout: 0.02,
  })
}

/** Sends packets of both kinds from when it has the answer until it is closed. */
export async function sendingPeer(): Promise<Sender> {
  const connection = connect()
  const tracks = { audio: new MediaStreamTrack({ kind: 'audio' }), video: new MediaStreamTrack({ kind: 'video' }) }
  for (const track of Object.values(tracks)) connection.addTransceiver(track, { direction: 'sendonly' })
  await connection.setLocalDescription(await connection.createOffer())
  let sequenceNumber = 0
  let sending: NodeJS.Timeout | undefined
  return {
    connection,
    offer: connection.localDescription!.sdp,
    async take(answer) {
      await connection.setRemoteDescription({ type: 'answer', sdp: answer })
      sending = setInterval(() => {
        sequenceNumber = (sequenceNumber + 1) & 0xffff
        for (const [track, payloadType] of [
          [tracks.audio, AUDIO],
          [tracks.video, VIDEO],
        ] as const) {
          const header = new RtpHeader({ sequenceNumber, payloadType, timestamp: sequenceNumber * 960, marker: true })
          track.writeRtp(new RtpPacket(header, Buffer.alloc(100, 1)))
        }
      }, PACKET_EVERY_MS)
    },
    async close() {
      clearInterval(sending)
      await connection.close()
    },
  }
}

/** Answers an offer, and counts what it receives from then on. */
export async function watchingPeer(offer: string): Promise<Watcher> {
  const connection = connect()
  const received = { audio: 0, video: 0 }
  connection.onTrack.subscribe((track) => {
    track.onReceiveRtp.subscribe(() => {
      received[track.kind === 'video' ? 'video' : 'audio'] += 1
    })
  })
  await connection.setRemoteDescription({ type: 'offer', sdp: offer })
  await connection.setLocalDescription(await connection.createAnswer())
  return { connection, answer: connection.localDescription!.sdp, received, close: () => connection.close() }
}
