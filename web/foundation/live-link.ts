import { LIVE_CLOSE, type LiveEvent, LiveMessage } from '#contract/foundation/live.ts'
import { follow, type LiveChange } from './live-sequence.ts'

/** The part of a WebSocket that a link uses. */
export type LinkSocket = {
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  close(): void
}

export type Polled = { events: LiveEvent[]; seq: number; resync: boolean } | 'sessionEnded'

type LinkOptions = {
  /** Opens a socket that tells what came after `since`; without it, from now on. */
  connect: (since: number | undefined) => LinkSocket
  /** Asks the same by a plain request. */
  poll: (since: number) => Promise<Polled>
  onChange: (change: LiveChange) => void
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
  close: () => void
}

const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 30_000
/** A socket that lasts as long shows that sockets work: the next loss is tried again soon. */
const STABLE_MS = 10_000
/** A socket that has not said hello by then will not. */
const HELLO_MS = 10_000
const FAILURES_BEFORE_POLLING = 3
const POLL_MS = 15_000

/** Milliseconds to wait after so many sockets in a row were lost: doubles from 1 s to 30 s, and half of it by chance, so that browsers do not return as one. */
export const retryDelay = (losses: number, random: number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** (losses - 1), LONGEST_DELAY_MS) * (0.5 + random / 2)

/**
 * Keeps one live socket open, and asks by request where none gets through. Each event is told once, in order; after anything missed,
 * 'everything' is told instead.
 */
export function openLink({ connect, poll, onChange, onSessionEnded, random = Math.random }: LinkOptions): Link {
  let seq: number | undefined
  let socket: LinkSocket | undefined
  let hasSaidHello = false
  let losses = 0
  let isOver = false
  let retrying: ReturnType<typeof setTimeout> | undefined
  let settling: ReturnType<typeof setTimeout> | undefined
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
    const dropped = socket
    socket = undefined
    hasSaidHello = false
    if (!dropped) return
    dropped.onmessage = null
    dropped.onclose = null
    dropped.close()
  }

  function lose(): void {
    drop()
    losses += 1
    retrying = setTimeout(open, retryDelay(losses, random()))
    if (losses < FAILURES_BEFORE_POLLING || polling !== undefined) return
    polling = setInterval(ask, POLL_MS)
    void ask()
  }

  function hear(message: LiveMessage): void {
    if (!hasSaidHello) {
      hasSaidHello = true
      clearTimeout(settling)
      settling = setTimeout(() => {
        losses = 0
      }, STABLE_MS)
      stopPolling()
    }
    tell(message)
  }

  function tell(message: LiveMessage): void {
    const followed = follow(seq, message)
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
      if (!socket) open()
      else if (hasSaidHello)
        void ask().then((wasBehind) => {
          if (wasBehind) renew()
        })
    },
    renew,
    close,
  }
}

/** Undefined for what this version does not know: its number is then missing, and the next event tells that everything may have changed. */
function readMessage(data: unknown): LiveMessage | undefined {
  if (typeof data !== 'string') return undefined
  try {
    return LiveMessage.safeParse(JSON.parse(data)).data
  } catch {
    return undefined
  }
}
