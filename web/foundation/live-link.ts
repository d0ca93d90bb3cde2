import type { Broadcast, LiveEvent, LiveMessage } from '#contract/foundation/live.ts'
import { LIVE_CLOSE } from '#contract/foundation/live-kinds.ts'
import { LIVE_HEARTBEAT_MS } from '#contract/foundation/live-limits.ts'
import { readMessage } from './live-message.ts'
import { followMessage, type LiveChange, type Numbered } from './live-sequence.ts'

export type LinkSocket = {
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  send(words: string): void
  close(): void
}

export type Polled = { events: LiveEvent[]; seq: number; resync: boolean } | 'sessionEnded'

type LinkOptions = {
  since?: number | undefined
  /** Opens a socket that delivers the events after `since`; without it, only new ones. */
  connect: (since: number | undefined) => LinkSocket
  poll: (since: number) => Promise<Polled>
  onChange: (change: LiveChange) => void
  onBroadcast: (broadcast: Broadcast) => void
  /** Called when broadcasts may have been missed, after a reconnect or while polling, because the server does not repeat them. */
  onBroadcastsMissed: () => void
  onHello: () => void
  onSessionEnded: () => void
  random?: () => number
}

export type Link = {
  /** Called when the person comes back: reconnects a lost socket at once, and tests one that may be dead. */
  wake: () => void
  /** Called when the network has changed: replaces the socket, which belongs to the old network. */
  renew: () => void
  /** Sends a message; it is dropped when no socket is open. */
  send: (words: string) => void
  close: () => void
}

const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 30_000
/** A socket that lived this long counts as stable, and the delay for the next reconnect is reset. */
const STABLE_MS = 10_000
const HELLO_MS = 10_000
/** Two beats and a margin: after a longer silence the line is dead, as after a change of network. */
const SILENT_MS = 2 * LIVE_HEARTBEAT_MS + 10_000
const FAILURES_BEFORE_POLLING = 3
const POLL_MS = 15_000
/** The number of polls after which watched topics count as out of date. */
const POLLS_PER_BROADCAST = 4

/**
 * Returns the delay after this many lost sockets in a row, in milliseconds. It doubles from 1 s to 30 s, varied by up to 60 % so that browsers do not
 * return all at once. The first two stay under 5 s: by then a proxy has noticed a dead server and leads to another.
 */
export const retryDelay = (losses: number, random: number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** (losses - 1), LONGEST_DELAY_MS) * (0.4 + 1.2 * random)

/** Each event is reported once and in order; after a gap, 'everything' is reported instead. */
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

  /** @returns  whether the answer held an event that was not known */
  async function ask(): Promise<boolean> {
    const since = seq
    const answer = await poll(since ?? 0).catch(() => undefined)
    if (isOver || answer === undefined) return false
    if (answer === 'sessionEnded') {
      end()
      return false
    }
    if (seq !== since) return false // the socket delivered the events first
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
