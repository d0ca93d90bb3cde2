import { networkInterfaces } from 'node:os'
import { RTCPeerConnection, RTCRtpCodecParameters } from 'werift'
import { MediaFault } from '#server/foundation/net/media-server.ts'

/** `ports` are reserved for the relay: no other process uses them. */
export type RelayAddress = { address: string | undefined; ports: [from: number, to: number] }

const LOOPBACK = '127.0.0.1'
const GATHER_MS = 5_000

const codecs = () => ({
  audio: [
    new RTCRtpCodecParameters({
      mimeType: 'audio/opus',
      clockRate: 48_000,
      channels: 2,
      payloadType: 111,
      parameters: 'minptime=10;useinbandfec=1',
    }),
  ],
  video: [
    new RTCRtpCodecParameters({
      mimeType: 'video/VP8',
      clockRate: 90_000,
      payloadType: 96,
      rtcpFeedback: [{ type: 'nack' }, { type: 'nack', parameter: 'pli' }, { type: 'goog-remb' }],
    }),
  ],
})

/**
 * The connection listens on one port of every address of the machine. It answers only a browser that knows its name for the connection, and calls `heard`
 * each
 * time.
 */
export function openConnection({ ports }: RelayAddress, heard: () => void): RTCPeerConnection {
  const connection: RTCPeerConnection = new RTCPeerConnection({
    bundlePolicy: 'max-bundle',
    codecs: codecs(),
    iceLite: true,
    iceServers: [],
    iceUseIpv4: false,
    iceUseIpv6: false,
    iceUseTcp: false,
    // One socket listens at every address, whatever address stands here; `announced` names the addresses.
    iceAdditionalHostAddresses: [LOOPBACK],
    icePortRange: ports,
    iceFilterStunResponse: (message, [host, port]) => {
      const [ours] = String(message.getAttributeValue('USERNAME') ?? '').split(':')
      const ice = connection.iceTransports.find((each) => each.connection.localUsername === ours)?.connection
      if (!ice) return false
      heard()
      // A browser may move to a better path during the call; packets are then sent along that path.
      const way = ice.nominated?.remoteCandidate
      const isElsewhere = way && (way.host !== host || way.port !== port)
      if (isElsewhere && message.attributesKeys.includes('USE-CANDIDATE')) ice.resetNominatedPair()
      return true
    },
  })
  return connection
}

export function addressesOf({ address }: RelayAddress): string[] {
  const own = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal, address: each }) => family === 'IPv4' && !internal && !each.startsWith('169.254.'))
    .map((each) => each.address)
  return [...new Set([...(address ? [address] : []), ...(own.length > 0 ? own : [LOOPBACK])])]
}

let gathering: Promise<unknown> = Promise.resolve()

/**
 * Works on one connection after the other, because two that look for a free port at once would find the same one.
 * @throws MediaFault away where no port is free
 */
export function describeInTurn<T>(describe: () => Promise<T>): Promise<T> {
  const done = gathering.then(() => {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(new Error('no free port in time')), GATHER_MS)
    return Promise.race([describe(), late.promise])
      .catch((error: unknown) => {
        throw new MediaFault('away', { cause: error })
      })
      .finally(() => clearTimeout(timer))
  })
  gathering = done.catch(() => {})
  return done
}
