import type { Broadcast, LiveEvent, LiveMessage } from '#contract/foundation/live.ts'
import { LIVE_BEAT_MS, LIVE_CLOSE } from '#contract/foundation/live-kinds.ts'
import { readMessage } from './live-message.ts'
import { followMessage, type LiveChange, type Numbered } from './live-sequence.ts'

/** The part of a WebSocket that a link uses. */
export type LinkSocket = {
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  send(words: string): void
  close(): void
}

export type Polled = { events: LiveEvent[]; seq: number; resync: boolean } | 'sessionEnded'

type LinkOptions = {
  /** The last event that is already known of. */
  since?: number | undefined
  /** Opens a socket that tells what came after `since`; without it, from now on. */
  connect: (since: number | undefined) => LinkSocket
  /** Asks the same by a plain request. */
  poll: (since: number) => Promise<Polled>
  onChange: (change: LiveChange) => void
  onBroadcast: (broadcast: Broadcast) => void
  /** Broadcasts are not repeated: some may have been missed, on coming back or from time to time where no socket gets through. */
  onBroadcastsMissed: () => void
  /** A new socket stands, and can be spoken to. */
  onHello: () => void
  /** Nothing follows: the link is over. */
  onSessionEnded: () => void
  /** From 0 to 1. */
  random?: () => number
}

export type Link = {
  /** The person is back: a lost socket is tried again at once, and one that may be dead without a word is checked. */
  wake: () => void
  /** The network has changed: whatever socket there was belongs to the old one. */
  renew: () => void
  /** Lost when no socket stands. */
  send: (words: string) => void
  close: () => void
}

const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 30_000
/** A socket that lasts as long shows that sockets work: the next loss is tried again soon. */
const STABLE_MS = 10_000
/** A socket that has not said hello by then will not. */
const HELLO_MS = 10_000
/** Two beats, and what a slow line takes: one on which nothing was said for so long is dead without a word, as when a phone goes from Wi-Fi to mobile data. */
const SILENT_MS = 2 * LIVE_BEAT_MS + 10_000
const FAILURES_BEFORE_POLLING = 3
const POLL_MS = 15_000
/** Polls after which what is watched may be out of date. */
const POLLS_PER_BROADCAST = 4

/**
 * Milliseconds to wait after so many sockets in a row were lost: doubles from 1 s to 30 s, give or take three fifths, so that thousands do not return as
 * one. The first two are less than 5 s at their longest: by then a proxy has seen that a server died, and leads to another.
 */
export const retryDelay = (losses: number, random: number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** (losses - 1), LONGEST_DELAY_MS) * (0.4 + 1.2 * random)

/**
 * Keeps one live socket open, and asks by request where none gets through. Each event is told once, in order; after anything missed,
 * 'everything' is told instead.
 */
export function openLink(options: LinkOptions): Link {
  const {
    connect,
    poll,
    onChange,
    onBroadcast,
    onBroadcastsMissed,
    onHello,
    onSessionEnded,
    random = Math.random,
  } = options
  let seq = options.since
  let socket: LinkSocket | undefined
  let hasSaidHello = false
  let isFirst = true
  let losses = 0
  let polls = 0
  let isOver = false
  let retrying: ReturnType<typeof setTimeout> | undefined
  let settling: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  let polling: ReturnType<typeof setInterval> | undefined

  function open(): void {
    drop()
    const opened = connect(seq)
    socket = opened
    opened.onmessage = ({ data }) => {
      const message = readMessage(data)
      if (message) hear(message)
    }
    opened.onclose = ({ code }) => (code === LIVE_CLOSE.sessionEnded ? end() : lose())
    settling = setTimeout(lose, HELLO_MS)
  }

  /** Lets go of the socket, and of what waits for one. */
  function drop(): void {
    clearTimeout(retrying)
    clearTimeout(settling)
    clearTimeout(silence)
    const dropped = socket
    socket = undefined
    hasSaidHello = false
    if (!dropped) return
    isFirst = false
    dropped.onmessage = null
    dropped.onclose = null
    dropped.close()
  }

  function lose(): void {
    drop()
    losses += 1
    retrying = setTimeout(open, retryDelay(losses, random()))
    if (losses < FAILURES_BEFORE_POLLING || polling !== undefined) return
    polling = setInterval(() => {
      void ask()
      polls += 1
      if (polls % POLLS_PER_BROADCAST === 0) onBroadcastsMissed()
    }, POLL_MS)
    void ask()
  }

  function hear(message: LiveMessage): void {
    if (!hasSaidHello) welcome()
    clearTimeout(silence)
    silence = setTimeout(renew, SILENT_MS)
    if ('seq' in message) tell(message)
    else if (message.kind !== 'beat') onBroadcast(message)
  }

  function welcome(): void {
    hasSaidHello = true
    clearTimeout(settling)
    settling = setTimeout(() => {
      losses = 0
    }, STABLE_MS)
    stopPolling()
    onHello()
    if (!isFirst) onBroadcastsMissed()
  }

  function tell(message: Numbered): void {
    const followed = followMessage(seq, message)
    seq = followed.seq
    if (followed.change) onChange(followed.change)
  }

  /** @returns whether the answer held something that had not been heard */
  async function ask(): Promise<boolean> {
    const since = seq
    const answer = await poll(since ?? 0).catch(() => undefined)
    if (isOver || answer === undefined) return false
    if (answer === 'sessionEnded') {
      end()
      return false
    }
    if (seq !== since) return false // a socket was quicker
    if (since === undefined || answer.resync) tell({ kind: 'resync', seq: answer.seq })
    else for (const event of answer.events) tell(event)
    return seq !== since
  }

  function stopPolling(): void {
    clearInterval(polling)
    polling = undefined
  }

  function close(): void {
    isOver = true
    drop()
    stopPolling()
  }

  function end(): void {
    if (isOver) return
    close()
    onSessionEnded()
  }

  function renew(): void {
    if (!isOver) open()
  }

  open()
  return {
    wake() {
      if (isOver) return
      if (polling !== undefined) onBroadcastsMissed()
      if (!socket) open()
      else if (hasSaidHello)
        void ask().then((wasBehind) => {
          if (wasBehind) renew()
        })
    },
    renew,
    send(words) {
      if (hasSaidHello) socket?.send(words)
    },
    close,
  }
}
