import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Broadcast } from '#contract/foundation/live.ts'
import { LIVE_CLOSE } from '#contract/foundation/live-kinds.ts'
import type { Db } from '../db/database.ts'
import type { Log } from '../observe/log.ts'
import { eventsAfter } from '../work/events.ts'
import { type BusTransport, openBus } from './bus.ts'
import { type Connection, openConnections } from './live-connections.ts'
import { openDelivery } from './live-delivery.ts'
import { type Admitted, type HandshakeRules, readHandshake, refuseInput, refuseUpgrade } from './live-handshake.ts'
import { openTopics, type TopicRules } from './live-topics.ts'
import type { SocketPlaces } from './socket-limit.ts'

export type Live = {
  /** Call it after the commit. */
  news(memberIds: readonly string[]): void
  /** Call it after the commit. Broadcasts are not stored. */
  broadcast(broadcasts: readonly Broadcast[]): void
  /**
   * Tells every server that these members' sessions or roles changed: cached look-ups are dropped, sockets of ended sessions closed, and the topics of the
   * other sockets checked again.
   */
  sessionsChanged(memberIds: readonly string[]): void
  want(lease: string): void
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>
  ready: Promise<void>
  stats(): { sockets: number; sent: number }
  leave(): void
  close(): Promise<void>
}

const SESSIONS_AT_ONCE = 1_000
const PAYLOAD_MAX = 64 * 1024
const INCOMING = { points: 60, duration: 10 }

/** How long a socket that sent too much is kept open, so that the browser can read why. */
const TURNED_AWAY_MS = 1_000

type LiveOptions = HandshakeRules & {
  transports: readonly BusTransport[]
  db: Db
  log: Log
  lasting: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>
  topics: TopicRules
  places: SocketPlaces
  onSessionsChanged: (memberIds: readonly string[] | 'everyone') => void
  onWanted: (leases: readonly string[]) => void
  onPresence: (memberId: string, isHere: boolean) => void
}

/**
 * Opens the live socket: one a tab, from server to browser. It carries each member's numbered events, without content; a browser that reconnects gets the
 * missed ones by its `since` number. Broadcasts reach it only while it watches their topics.
 */
export function openLive({ transports, db, log, topics: rules, places, ...options }: LiveOptions): Live {
  const { lasting, onSessionsChanged, onWanted, onPresence } = options
  const wss = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: PAYLOAD_MAX })
  const connections = openConnections(onPresence)
  const topics = openTopics(rules, log)
  const delivery = openDelivery({ db, log, connections, onSightChanged: topics.recheck })
  const floods = new RateLimiterMemory(INCOMING)
  let isClosing = false

  async function recheck(memberIds: Iterable<string>, isSightChanged: boolean) {
    const open = [...memberIds].flatMap((id) => [...connections.of(id)])
    for (let i = 0; i < open.length; i += SESSIONS_AT_ONCE)
      await recheckSome(open.slice(i, i + SESSIONS_AT_ONCE), isSightChanged)
  }

  async function recheckSome(some: readonly Connection[], isSightChanged: boolean) {
    const ids = some.map(({ sessionId }) => sessionId)
    const there = await lasting(ids).catch(() => new Set(ids)) // the database is unavailable, so the sessions stay
    for (const connection of some) {
      if (!there.has(connection.sessionId)) connection.ws.close(LIVE_CLOSE.sessionEnded)
      else if (isSightChanged) topics.recheck(connection)
    }
  }

  let isRecheckingAll = false
  async function recheckEveryone() {
    if (isRecheckingAll) return // the current round is not over: thousands of look-ups must not pile up
    isRecheckingAll = true
    await recheck(connections.memberIds(), false).finally(() => (isRecheckingAll = false))
  }

  const bus = openBus(transports, (message) => {
    if (message === 'everyone') {
      onSessionsChanged('everyone')
      void recheckEveryone()
      return delivery.news(connections.memberIds())
    }
    if (message.sessions.length > 0) onSessionsChanged(message.sessions)
    void recheck(message.sessions, true)
    onWanted(message.wanted)
    delivery.news(message.news)
    topics.tell(message.broadcasts)
  })

  async function open(ws: WebSocket, { holder, since }: Admitted) {
    ws.on('error', () => ws.terminate()) // before anything is awaited: an error that nobody hears ends the process
    const connection = connections.made(ws, holder)
    const greeted = Promise.withResolvers<boolean>()
    // Messages that arrive before the greeting are handled after it; at most as many as the limit of messages allows are kept.
    ws.on('message', (data) =>
      floods.consume(holder.memberId).then(
        async () => (await greeted.promise) && topics.hear(connection, data),
        () => turnAway(ws),
      ),
    )
    try {
      await greet(connection, since)
      if (ws.readyState !== ws.OPEN) return // its close event is past, so nothing would remove it later
      if (isClosing) return ws.close(LIVE_CLOSE.goingAway)
      take(connection)
      greeted.resolve(true)
      delivery.news([holder.memberId]) // sends what was committed since the read
      await recheckSome([connection], false) // the session may have ended meanwhile
    } catch (error) {
      log.warn({ err: error }, 'live socket not opened')
      ws.close(LIVE_CLOSE.goingAway)
    } finally {
      greeted.resolve(false)
    }
  }

  async function greet(connection: Connection, since: number | undefined) {
    const { memberId } = connection
    const { events, seq, resync } = (await eventsAfter(db, new Map([[memberId, since ?? 0]]))).get(memberId)!
    connection.seq = seq
    // A first visit reads everything by HTTP, and only needs the number from which to continue.
    if (since === undefined) return connections.send(connection, { kind: 'hello', seq })
    connections.send(connection, { kind: resync ? 'resync' : 'hello', seq })
    for (const event of events) connections.send(connection, event)
  }

  function take(connection: Connection) {
    connections.add(connection)
    connection.ws.on('close', () => {
      topics.forget(connection)
      connections.remove(connection)
    })
  }

  function turnAway(ws: WebSocket) {
    if (ws.readyState !== ws.OPEN) return
    ws.close(LIVE_CLOSE.tooMany)
    ws.pause()
    setTimeout(() => ws.terminate(), TURNED_AWAY_MS).unref()
  }

  function leave() {
    isClosing = true
    for (const { ws } of connections.all()) ws.close(LIVE_CLOSE.goingAway)
  }

  return {
    news(memberIds) {
      delivery.news(memberIds)
      bus.news(memberIds)
    },
    broadcast: bus.broadcasts,
    want: (lease) => bus.wanted([lease]),
    sessionsChanged(memberIds) {
      onSessionsChanged(memberIds)
      void recheck(memberIds, true)
      bus.sessions(memberIds)
    },
    async upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy())
      if (isClosing) return refuseUpgrade(socket, '503 Service Unavailable')
      const asked = await readHandshake(request, options)
      if (typeof asked === 'string') return refuseUpgrade(socket, asked)
      if ('fields' in asked) return refuseInput(socket, asked.fields)
      const { memberId } = asked.holder
      // The socket is counted before the upgrade, because many upgrades at once would not count each other.
      const isTaken = await places.take(memberId).catch(() => false)
      if (!isTaken) return refuseUpgrade(socket, '429 Too Many Requests')
      if (socket.destroyed) return places.free(memberId) // its close event is past, so nothing else would free its place
      socket.once('close', () => places.free(memberId))
      wss.handleUpgrade(request, socket, head, (ws) => open(ws, asked))
    },
    ready: bus.ready,
    stats() {
      const { sockets, sent } = connections.stats()
      return { sockets, sent: sent + topics.sent() }
    },
    leave,
    async close() {
      leave()
      topics.close()
      await bus.close()
      await delivery.idle()
      connections.close()
      wss.close()
    },
  }
}
