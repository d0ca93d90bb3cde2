import type { OwnMedia } from '#web/foundation/devices/own-media.ts'
import { isForeseen } from '#web/foundation/failure.ts'
import type { api } from '#web/foundation/rpc.ts'
import { untilGathered } from '../gathered.ts'
import { pauseBefore } from './watchdog.ts'

/** `starting`: the first attempt; `mending`: the connection was lost and is being made again; `elsewhere`: another page of the expert took over. */
export type OnAir = { at: 'off'; error?: unknown } | { at: 'starting' | 'live' | 'mending' } | { at: 'elsewhere' }

export type RecordingConsent = Parameters<typeof api.rooms.publish>[0]['recordingConsent']

export type Publisher = {
  /** @param recordingConsent  the text by which the expert agrees to be recorded, or null */
  start: (recordingConsent: RecordingConsent) => void
  /** A broadcast that reconnects is then not recorded. */
  takeConsentBack: () => void
  stop: () => void
  hear: (broadcast: { isLive: boolean; take: number; isRecording: boolean }) => void
  close: () => void
}

type PublisherOptions = {
  rooms: Pick<typeof api.rooms, 'publish' | 'unpublish'>
  id: string
  media: () => OwnMedia
  onChange: (onAir: OnAir) => void
}

const MAX_BITRATE = 600_000
const FALTER_MS = 2_500
const CONNECT_MS = 10_000
/** First attempts while the media server does not answer. The expert waits meanwhile, and then sees the error. */
const FIRST_TRIES = 3

export function openPublisher({ rooms, id, media, onChange }: PublisherOptions): Publisher {
  let onAir: OnAir = { at: 'off' }
  let peer: RTCPeerConnection | undefined
  let take: number | undefined
  let consent: RecordingConsent = null
  let tries = 0
  let waiting: ReturnType<typeof setTimeout> | undefined
  let faltering: ReturnType<typeof setTimeout> | undefined
  const isWanted = () => onAir.at === 'starting' || onAir.at === 'live' || onAir.at === 'mending'

  function tell(next: OnAir): void {
    onAir = next
    onChange(next)
  }

  function drop(): void {
    clearTimeout(waiting)
    clearTimeout(faltering)
    const dropped = peer
    peer = undefined
    take = undefined
    if (!dropped) return
    media().attach({ audio: undefined, video: undefined })
    dropped.onconnectionstatechange = null
    dropped.close()
  }

  function mend(): void {
    if (!isWanted()) return
    drop()
    tries += 1
    tell({ at: onAir.at === 'starting' ? 'starting' : 'mending' })
    waiting = setTimeout(() => void publish(), pauseBefore(tries, Math.random()))
  }

  async function publish(): Promise<void> {
    drop()
    const made = new RTCPeerConnection({ bundlePolicy: 'max-bundle' })
    peer = made
    const isLate = () => peer !== made
    try {
      const audio = made.addTransceiver('audio', { direction: 'sendonly' })
      const video = made.addTransceiver('video', {
        direction: 'sendonly',
        sendEncodings: [{ maxBitrate: MAX_BITRATE }],
      })
      media().attach({ audio: audio.sender, video: video.sender })
      made.onconnectionstatechange = () => !isLate() && followLink(made.connectionState)
      await made.setLocalDescription()
      await untilGathered(made)
      if (isLate() || !made.localDescription) return
      const agreed = consent
      const offer = made.localDescription.sdp
      const isMending = onAir.at === 'mending'
      const { take: given, answer } = await rooms.publish({ id, offer, recordingConsent: agreed, isMending })
      if (isLate()) return
      // The consent was withdrawn while the request was under way: the broadcast begins again without recording.
      if (agreed && !consent) return mend()
      take = given
      await made.setRemoteDescription({ type: 'answer', sdp: answer })
      faltering = setTimeout(() => !isLate() && made.connectionState !== 'connected' && mend(), CONNECT_MS)
    } catch (error) {
      if (!isLate()) refuse(error)
    }
  }

  function refuse(error: unknown): void {
    const isAway = isForeseen(error) && error.code === 'BROADCAST_AWAY'
    const isFinal = isForeseen(error) && !isAway && error.code !== 'TOO_MANY_REQUESTS'
    // A broadcast that was live once is retried until it works again.
    const isGivenUp = onAir.at === 'starting' && !(isAway && tries < FIRST_TRIES - 1)
    if (isFinal || isGivenUp) {
      drop()
      tell({ at: 'off', error })
    } else mend()
  }

  function followLink(state: RTCPeerConnectionState): void {
    clearTimeout(faltering)
    if (state === 'connected') {
      tries = 0
      tell({ at: 'live' })
    } else if (state === 'failed') mend()
    else if (state === 'disconnected') faltering = setTimeout(mend, FALTER_MS)
  }

  return {
    start(recordingConsent) {
      if (isWanted()) return
      consent = recordingConsent
      tries = 0
      tell({ at: 'starting' })
      void publish()
    },
    takeConsentBack() {
      consent = null
    },
    stop() {
      if (!isWanted()) return
      drop()
      tell({ at: 'off' })
      // Where this request fails, the server notices by itself that nothing arrives any more.
      void rooms.unpublish({ id }).catch(() => {})
    },
    hear({ isLive, take: said, isRecording }) {
      if (take === undefined || !isWanted()) return
      // The recording was stopped on another page, so a reconnection is not recorded either. The server ensures this too where the message arrives late.
      if (said === take && isLive && !isRecording) consent = null
      if (said > take) {
        drop()
        tell({ at: 'elsewhere' })
      } else if (said === take && !isLive && onAir.at === 'live') mend()
    },
    close() {
      const wasWanted = isWanted()
      drop()
      onAir = { at: 'off' }
      if (wasWanted) void rooms.unpublish({ id }).catch(() => {})
    },
  }
}
