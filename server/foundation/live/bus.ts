import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Broadcast } from '#contract/foundation/live.ts'
import { BROADCAST_KINDS, type BroadcastKind } from '#contract/foundation/live-kinds.ts'

/**
 * `news`: members who may have new events; `sessions`: members whose sessions changed; `wanted`: leases that the sender waits for. Broadcasts also reach the
 * sender. `everyone`: messages may have been missed.
 */
export type BusMessage = { news: string[]; sessions: string[]; wanted: string[]; broadcasts: Broadcast[] } | 'everyone'

export type Bus = {
  /** Call it after the commit: a server that hears of it earlier cannot read the rows yet. */
  news(memberIds: readonly string[]): void
  sessions(memberIds: readonly string[]): void
  wanted(leases: readonly string[]): void
  /** Call it after the commit. This server gets the broadcasts like any other; a lost broadcast is not repeated. */
  broadcasts(broadcasts: readonly Broadcast[]): void
  ready: Promise<void>
  close(): Promise<void>
}

export type BusTransport = {
  /** @throws where the transport is not available now */
  say(words: string): Promise<void>
  /** Begins to listen to all messages from now on. @throws where the transport is not available now */
  listen(hear: (words: string) => void): Promise<BusSubscription>
  close(): Promise<void>
}

export type BusSubscription = {
  broken: Promise<unknown>
  /** Fails where the connection was cut silently, which only shows when it is used. */
  check(): Promise<unknown>
  close(): void | Promise<void>
}

const TICK_MS = 15
const IDS_PER_MESSAGE = 50 // a NOTIFY holds 7,999 bytes; who says it and its number 25, a message and its comma 38, with whose act it is 75, with whose words 150
const MESSAGES_KNOWN = 1_000
const CHECK_MS = 5_000
const AGAIN_MS = 200
const CHECKS_PER_SWEEP = 4
const BROADCAST_LETTERS = { feed: 'f', post: 'p', conversation: 'c', typing: 't', room: 'r' } as const satisfies Record<
  BroadcastKind,
  string
>
type Letter = 'n' | 's' | 'w' | (typeof BROADCAST_LETTERS)[BroadcastKind]

/**
 * Opens the messages between servers. They carry only ids, and may come late, twice or never; the receiver reads each member's numbered events from its own
 * last number on. Whenever this server may have missed a message (at a new connection, and every 20 s in case a writer died between commit and message), it
 * gets `everyone`.
 * @param transports the quickest first, the fallback last. Each message is sent on all of them and handled where it arrives first, so that a server that has
 *   lost one of them unnoticed is told as soon as the others. Messages that the fallback cannot send now are sent later
 */
export function openBus(transports: readonly BusTransport[], heard: (message: BusMessage) => void): Bus {
  const closing = new AbortController()
  const me = randomBytes(4).toString('hex')
  const quick = transports.slice(0, -1)
  const fallback = transports.at(-1)!
  const known = new Set<string>()

  function isNew(message: string): boolean {
    if (known.has(message)) return false
    known.add(message)
    const [oldest] = known
    if (known.size > MESSAGES_KNOWN) known.delete(oldest!)
    return true
  }

  function hear(payload: string) {
    const [messageId = '', words = ''] = payload.split(':')
    if (!isNew(messageId)) return
    const [from] = messageId.split('.')
    const message = read(words)
    // This server has handled its own messages about members before sending them.
    if (from !== me) heard(message)
    else if (message.broadcasts.length > 0)
      heard({ news: [], sessions: [], wanted: [], broadcasts: message.broadcasts })
  }

  async function listen(transport: BusTransport, { isFallback }: { isFallback: boolean }, begun: () => void) {
    for (let failures = 0; !closing.signal.aborted; failures++) {
      let line: BusSubscription | undefined
      const stop = () => void line?.close()
      try {
        line = await transport.listen(hear)
        closing.signal.addEventListener('abort', stop, { once: true })
        if (closing.signal.aborted) stop()
        failures = 0
        begun()
        heard('everyone')
        const broken = new AbortController()
        void line.broken.then(() => broken.abort())
        const signal = AbortSignal.any([closing.signal, broken.signal])
        for (let checks = 1; ; checks++) {
          await sleep(CHECK_MS, undefined, { ref: false, signal })
          await line.check()
          if (isFallback && checks % CHECKS_PER_SWEEP === 0) heard('everyone')
        }
      } catch {
        // not reachable now, or not any more: try again
      } finally {
        closing.signal.removeEventListener('abort', stop)
        await line?.close()
      }
      await sleep(Math.min(50 * 2 ** failures, 5_000), undefined, { signal: closing.signal }).catch(() => {})
    }
  }

  const waiting = new Set<string>()
  let sending: Promise<void> | undefined
  let messages = 0
  async function send() {
    await sleep(TICK_MS)
    while (waiting.size > 0) {
      const batch = [...waiting].slice(0, IDS_PER_MESSAGE)
      for (const word of batch) waiting.delete(word)
      const message = `${me}.${++messages}:${batch.join(',')}`
      for (const transport of quick) transport.say(message).catch(() => {}) // the fallback sends the message too
      pending.push(message)
      if (pending.length > MESSAGES_KNOWN) pending.shift() // a server that missed it soon rereads everything
      paying ??= pay()
      await (quick.length > 0 ? sleep(TICK_MS) : paying)
    }
    sending = undefined
  }
  /** Messages that the fallback has not sent yet, oldest first. A repeated message keeps its number, so that servers that got it recognise it. */
  const pending: string[] = []
  let paying: Promise<void> | undefined
  async function pay() {
    for (let message = pending[0]; message !== undefined; message = pending[0]) {
      const isSaid = await fallback.say(message).then(
        () => true,
        () => false,
      )
      if (closing.signal.aborted && !isSaid) pending.length = 0
      else if (!isSaid) await sleep(AGAIN_MS)
      else if (pending[0] === message) pending.shift()
    }
    paying = undefined
  }
  const queue = (letter: Letter, ids: readonly string[]) => {
    for (const id of ids) waiting.add(letter + id)
    sending ??= send()
  }

  const lines = transports.map((transport) => {
    const first = Promise.withResolvers<void>()
    return { first: first.promise, over: listen(transport, { isFallback: transport === fallback }, first.resolve) }
  })
  return {
    ready: lines.at(-1)!.first,
    news: (memberIds) => queue('n', memberIds),
    sessions: (memberIds) => queue('s', memberIds),
    wanted: (leases) => queue('w', leases),
    broadcasts(broadcasts) {
      for (const { kind, id, by = '', of = [], to = '', under = '' } of broadcasts)
        queue(BROADCAST_LETTERS[kind], [[id, by, of.join('+'), to, under].join('/').replace(/\/+$/, '')])
    },
    async close() {
      closing.abort()
      await Promise.all([...lines.map(({ over }) => over), sending])
      await paying
      await Promise.all(transports.map((transport) => transport.close()))
    },
  }
}

function read(payload: string): Exclude<BusMessage, 'everyone'> {
  const words = payload.split(',')
  const of = (letter: Letter) => words.filter((word) => word.startsWith(letter)).map((word) => word.slice(1))
  const broadcasts = BROADCAST_KINDS.flatMap((kind) =>
    of(BROADCAST_LETTERS[kind]).map((word) => {
      const [id = '', by, of, to, under] = word.split('/')
      return {
        kind,
        id,
        ...(by && { by }),
        ...(of && { of: of.split('+') }),
        ...(to && { to }),
        ...(under && { under }),
      }
    }),
  )
  return { news: of('n'), sessions: of('s'), wanted: of('w'), broadcasts }
}
