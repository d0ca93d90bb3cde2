import type { IceServers, SignalBody } from '#contract/chat/call-schema.ts'
import type { OwnMedia } from '#web/foundation/devices/own-media.ts'
import { type LinkState, type Negotiation, negotiateCall } from './negotiation.ts'

type PeerLinkOptions = {
  isCaller: boolean
  own: OwnMedia
  servers: () => Promise<IceServers>
  say: (body: SignalBody) => void
  onLink: (state: LinkState) => void
  onStream: (kind: 'voice' | 'picture', stream: MediaStream) => void
}

export type PeerLink = { hear: Negotiation['hear']; close: () => void }

/** One audio and one video track each way, even before anything is sent. */
export async function openPeerLink({
  isCaller,
  own,
  servers,
  say,
  onLink,
  onStream,
}: PeerLinkOptions): Promise<PeerLink> {
  const peer = new RTCPeerConnection(configurationOf(await servers()))
  peer.ontrack = ({ track }) => onStream(track.kind === 'audio' ? 'voice' : 'picture', new MediaStream([track]))
  const negotiation = negotiateCall({
    peer,
    isPolite: !isCaller,
    say,
    freshConfiguration: async () => configurationOf(await servers()),
    onOffered: () => own.attach(sendersOf(peer)),
    onLink,
  })
  if (isCaller) {
    peer.addTransceiver('audio', { direction: 'sendrecv' })
    peer.addTransceiver('video', { direction: 'sendrecv' })
    own.attach(sendersOf(peer))
  }
  return {
    hear: negotiation.hear,
    close() {
      negotiation.close()
      peer.ontrack = null
      peer.close()
    },
  }
}

/** With a relay, all media goes through it: a direct connection would show each side's IP address to the other. */
const configurationOf = ({ servers, isRelayOnly }: IceServers): RTCConfiguration => ({
  iceServers: servers.map(({ urls, username, credential }) => ({
    urls,
    ...(username !== undefined && { username }),
    ...(credential !== undefined && { credential }),
  })),
  iceTransportPolicy: isRelayOnly ? 'relay' : 'all',
  bundlePolicy: 'max-bundle',
})

/** After an accepted offer, the transceivers that the other side opened are set to send and receive. */
function sendersOf(peer: RTCPeerConnection) {
  const senderOf = (kind: string) => {
    const way = peer
      .getTransceivers()
      .find(({ receiver, direction }) => receiver.track.kind === kind && direction !== 'stopped')
    if (way && way.direction !== 'sendrecv') way.direction = 'sendrecv'
    return way?.sender
  }
  return { audio: senderOf('audio'), video: senderOf('video') }
}
