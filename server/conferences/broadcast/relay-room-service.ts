import { MediaStream, MediaStreamTrack, type RTCPeerConnection, type RtpPacket } from 'werift'
import { MediaFault } from '#server/foundation/net/media-server.ts'
import { addressesOf, describeInTurn, openConnection } from './connection-service.ts'
import type { RelaySettings } from './relay-messages.ts'
import { admitted, announced, isSending } from './sdp.ts'

/** A key frame costs the sender as much bandwidth as a second of other frames, so requests are spaced, however many viewers come. */
const KEY_EVERY_MS = 300
const ROOM_CHECK_MS = 500
/** A connected browser gives a sign of life every 2.5 s, besides its packets. */
const SENDER_GONE_MS = 5_000
/** The first packet may take longer, because the browser must receive the answer first. */
const FIRST_WORD_MS = 10_000
const VIEWER_GONE_MS = 15_000

type Kind = 'audio' | 'video'
type Sender = { connection: RTCPeerConnection; heardAt: number; askKey: () => void }
type Viewer = {
  connection: RTCPeerConnection
  tracks: Record<Kind, MediaStreamTrack>
  openedAt: number
  heardAt: number
  isConnected: boolean
  isAnswered: boolean
}

type RelayRoomOptions = RelaySettings & {
  onSilent: () => void
  onLeft: (watchId: string) => void
}

/** Packets are passed on unchanged, so nothing is encoded. */
export function openRelayRoom({ place, connectedWithinMs, onSilent, onLeft }: RelayRoomOptions) {
  const viewers = new Map<string, Viewer>()
  let sender: Sender | undefined
  // Counts only time in which this process could run: an overloaded machine may pause it for seconds, which is no silence of the sender.
  let lived = 0
  const now = () => lived

  function pass(kind: Kind, packet: RtpPacket) {
    for (const viewer of viewers.values()) if (viewer.isConnected) viewer.tracks[kind].writeRtp(packet.clone())
  }

  function letGo(watchId: string) {
    const viewer = viewers.get(watchId)
    if (!viewer) return
    viewers.delete(watchId)
    onLeft(watchId)
    void shut(viewer.connection)
  }

  function silence(which: Sender) {
    if (sender !== which) return
    sender = undefined
    void shut(which.connection)
    for (const watchId of [...viewers.keys()]) letGo(watchId)
    onSilent()
  }

  function listen(connection: RTCPeerConnection): Sender {
    const made: Sender = { connection, heardAt: now(), askKey: () => {} }
    connection.onTrack.subscribe((track) => {
      const kind = track.kind === 'video' ? 'video' : 'audio'
      if (kind === 'video') made.askKey = atMostEvery(KEY_EVERY_MS, () => void askKeyOf(connection, track))
      track.onReceiveRtp.subscribe((packet) => {
        made.heardAt = now()
        if (sender === made) pass(kind, packet)
      })
    })
    connection.connectionStateChange.subscribe((state) => {
      if (state === 'closed' || state === 'failed') silence(made)
    })
    return made
  }

  const looking = setInterval(() => {
    lived += ROOM_CHECK_MS
    const at = now()
    if (sender && at - sender.heardAt > SENDER_GONE_MS) silence(sender)
    for (const [watchId, { openedAt, heardAt, isConnected }] of viewers)
      if (isConnected ? at - heardAt > VIEWER_GONE_MS : at - openedAt > connectedWithinMs) letGo(watchId)
  }, ROOM_CHECK_MS)

  return {
    /** @throws MediaFault unusable; the earlier sender then continues */
    async publish(offer: string): Promise<string> {
      const sdp = admitted(offer)
      if (!sdp || !isSending(sdp)) throw new MediaFault('unusable')
      const connection = openConnection(place, () => (made.heardAt = now()))
      const made = listen(connection)
      const answer = await usable(connection, async () => {
        await connection.setRemoteDescription({ type: 'offer', sdp })
        if (!connection.getTransceivers().some(({ receiver, codecs }) => receiver && codecs.length > 0))
          throw new Error('nothing that can be passed on')
        const described = await connection.createAnswer()
        await describeInTurn(() => connection.setLocalDescription(described))
        return connection.localDescription!.sdp
      })
      made.heardAt = now() + FIRST_WORD_MS
      const before = sender
      sender = made
      if (before) void shut(before.connection)
      for (const watchId of [...viewers.keys()]) letGo(watchId)
      return announced(answer, addressesOf(place))
    },

    /** @throws MediaFault silent */
    async watch(watchId: string): Promise<string> {
      if (!sender) throw new MediaFault('silent')
      const connection = openConnection(place, () => (viewer.heardAt = now()))
      const tracks = { audio: new MediaStreamTrack({ kind: 'audio' }), video: new MediaStreamTrack({ kind: 'video' }) }
      const viewer: Viewer = {
        connection,
        tracks,
        openedAt: now(),
        heardAt: now(),
        isConnected: false,
        isAnswered: false,
      }
      viewers.set(watchId, viewer)
      // One stream for both tracks, so that lips and voice stay together.
      const streams = [new MediaStream([tracks.audio, tracks.video])]
      connection.addTransceiver(tracks.audio, { direction: 'sendonly', streams })
      const { sender: picture } = connection.addTransceiver(tracks.video, { direction: 'sendonly', streams })
      picture.onPictureLossIndication.subscribe(() => sender?.askKey())
      connection.connectionStateChange.subscribe((state) => {
        if (state === 'closed' || state === 'failed') return letGo(watchId)
        if (state !== 'connected' || viewer.isConnected) return
        viewer.isConnected = true
        sender?.askKey()
      })
      try {
        await describeInTurn(async () => connection.setLocalDescription(await connection.createOffer()))
      } catch (error) {
        letGo(watchId)
        throw error
      }
      // The sender may have gone or begun anew meanwhile.
      if (viewers.get(watchId) !== viewer) throw new MediaFault('silent')
      return announced(connection.localDescription!.sdp, addressesOf(place))
    },

    /** @throws MediaFault unusable, gone */
    async answer(watchId: string, answer: string): Promise<void> {
      const viewer = viewers.get(watchId)
      if (!viewer) throw new MediaFault('gone')
      if (viewer.isAnswered) return
      viewer.isAnswered = true
      try {
        const sdp = admitted(answer)
        if (!sdp) throw new Error('no description')
        await viewer.connection.setRemoteDescription({ type: 'answer', sdp })
      } catch (error) {
        letGo(watchId)
        throw new MediaFault('unusable', { cause: error })
      }
    },

    unwatch: letGo,

    async close(): Promise<void> {
      clearInterval(looking)
      const all = [...(sender ? [sender.connection] : []), ...[...viewers.values()].map(({ connection }) => connection)]
      sender = undefined
      viewers.clear()
      await Promise.all(all.map(shut))
    },
  }
}

async function askKeyOf(connection: RTCPeerConnection, { ssrc }: MediaStreamTrack): Promise<void> {
  const receiver = connection.getTransceivers().find(({ kind }) => kind === 'video')?.receiver
  if (ssrc !== undefined) await receiver?.sendRtcpPLI(ssrc)
}

/** Calls within `ms` of the last one share one call, made when that time is over. */
function atMostEvery(ms: number, act: () => void): () => void {
  let last = Number.NEGATIVE_INFINITY
  let isWaiting = false
  const run = () => {
    isWaiting = false
    last = performance.now()
    act()
  }
  return () => {
    if (isWaiting) return
    isWaiting = true
    setTimeout(run, Math.max(0, last + ms - performance.now()))
  }
}

async function usable<T>(connection: RTCPeerConnection, make: () => Promise<T>): Promise<T> {
  try {
    return await make()
  } catch (error) {
    void shut(connection)
    throw error instanceof MediaFault ? error : new MediaFault('unusable', { cause: error })
  }
}

const shut = (connection: RTCPeerConnection): Promise<void> => connection.close().catch(() => {})
