import type { ErrorCode } from '#contract/foundation/errors.ts'
import { isForeseen } from '#web/foundation/failure.ts'
import type { api } from '#web/foundation/rpc.ts'
import { untilGathered } from '../gathered.ts'
import { openWatchdog, pauseBefore, type Received } from './watchdog.ts'

/**
 * `off`: nothing is sent. `lost`: the stream broke off, and the watcher reconnects. `full`: the room has no place left for a picture.
 * `away`: the media server does not answer.
 */
export type WatchState = 'off' | 'connecting' | 'watching' | 'lost' | 'full' | 'away'

export type Watched = {
  state: WatchState
  stream: MediaStream | undefined
  hasPicture: boolean
}

export type Watcher = {
  /** Undefined where nothing is sent. A new take is connected anew. */
  follow: (take: number | undefined) => void
  close: () => void
}

type WatcherOptions = {
  rooms: Pick<typeof api.rooms, 'watch' | 'answerWatch' | 'unwatch'>
  id: string
  onChange: (watched: Watched) => void
}

const LOOK_MS = 500
const FULL_PAUSE_MS = 20_000
const AWAY_PAUSE_MS = 4_000
/** The member left the room, or it is over: the component that shows the room says so. */
const GONE = new Set<ErrorCode>(['NOT_REGISTERED', 'NOT_LIVE', 'UNAUTHORIZED'])

type Attempt = { peer?: RTCPeerConnection; watchId?: string; looking?: ReturnType<typeof setInterval>; isOver: boolean }

export function openWatcher({ rooms, id, onChange }: WatcherOptions): Watcher {
  let take: number | undefined
  let attempt: Attempt | undefined
  let tries = 0
  let waiting: ReturnType<typeof setTimeout> | undefined
  let watched: Watched = { state: 'off', stream: undefined, hasPicture: false }

  function tell(next: Partial<Watched>): void {
    const now = { ...watched, ...next }
    if (now.state === watched.state && now.stream === watched.stream && now.hasPicture === watched.hasPicture) return
    watched = now
    onChange(watched)
  }

  function drop(): void {
    clearTimeout(waiting)
    waiting = undefined
    const dropped = attempt
    attempt = undefined
    if (!dropped) return
    dropped.isOver = true
    clearInterval(dropped.looking)
    dropped.peer?.close()
    if (dropped.watchId) void rooms.unwatch({ id, watchId: dropped.watchId }).catch(() => {})
  }

  /** A lost stream keeps its last picture during the pause: a stage that goes dark for a second alarms. */
  function lookAgain(state: WatchState, pause: number): void {
    drop()
    tell({ state, ...(state === 'lost' ? {} : { stream: undefined, hasPicture: false }) })
    waiting = setTimeout(begin, pause)
  }

  function retry(): void {
    tries += 1
    lookAgain(watched.stream ? 'lost' : 'connecting', pauseBefore(tries, Math.random()))
  }

  async function begin(): Promise<void> {
    drop()
    const mine: Attempt = { isOver: false }
    attempt = mine
    try {
      const { watchId, offer } = await rooms.watch({ id })
      mine.watchId = watchId
      if (mine.isOver) return void rooms.unwatch({ id, watchId }).catch(() => {})
      const peer = new RTCPeerConnection({ bundlePolicy: 'max-bundle' })
      mine.peer = peer
      const stream = new MediaStream()
      peer.ontrack = ({ track }) => stream.addTrack(track)
      peer.onconnectionstatechange = () => {
        if (!mine.isOver && (peer.connectionState === 'failed' || peer.connectionState === 'closed')) retry()
      }
      await peer.setRemoteDescription({ type: 'offer', sdp: offer })
      await peer.setLocalDescription(await peer.createAnswer())
      await untilGathered(peer)
      if (mine.isOver || !peer.localDescription) return
      await rooms.answerWatch({ id, watchId, answer: peer.localDescription.sdp })
      if (mine.isOver) return
      keepLooking(mine, peer, stream)
    } catch (error) {
      if (!mine.isOver) refuse(error)
    }
  }

  function keepLooking(mine: Attempt, peer: RTCPeerConnection, stream: MediaStream): void {
    const dog = openWatchdog(performance.now())
    mine.looking = setInterval(async () => {
      const received = await receivedBy(peer)
      if (mine.isOver || !received) return
      const now = performance.now()
      if (dog.look(received, now)) return retry()
      if (received.voice + received.picture === 0) return
      tries = 0
      tell({ state: 'watching', stream, hasPicture: dog.hasPicture(now) })
    }, LOOK_MS)
  }

  function refuse(error: unknown): void {
    const chance = 0.5 + Math.random() / 2
    const again = (milliseconds: number) => lookAgain(watched.stream ? 'lost' : 'connecting', milliseconds)
    if (!isForeseen(error)) retry()
    else if (error.code === 'ROOM_FULL') lookAgain('full', FULL_PAUSE_MS * chance)
    else if (error.code === 'BROADCAST_AWAY') lookAgain('away', AWAY_PAUSE_MS * chance)
    else if (error.code === 'TOO_MANY_REQUESTS') again(error.data.retryAfterSeconds * 1000)
    else if (GONE.has(error.code)) {
      drop()
      tell({ state: 'off', stream: undefined, hasPicture: false })
    } else retry()
  }

  return {
    follow(next) {
      if (next === take) return
      take = next
      tries = 0
      if (next === undefined) {
        drop()
        tell({ state: 'off', stream: undefined, hasPicture: false })
      } else lookAgain(watched.stream ? 'lost' : 'connecting', Math.random() * 300)
    },
    close() {
      drop()
    },
  }
}

/** Undefined where the browser cannot tell just now. */
async function receivedBy(peer: RTCPeerConnection): Promise<Received | undefined> {
  const stats = await peer.getStats().catch(() => undefined)
  if (!stats) return undefined
  const received = { voice: 0, picture: 0, frames: 0 }
  stats.forEach((stat: { type: string; kind?: string; bytesReceived?: number; framesReceived?: number }) => {
    if (stat.type !== 'inbound-rtp') return
    received[stat.kind === 'video' ? 'picture' : 'voice'] += stat.bytesReceived ?? 0
    received.frames += stat.framesReceived ?? 0
  })
  return received
}
