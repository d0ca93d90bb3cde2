import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { type WebSocket, WebSocketServer } from 'ws'
import type { LiveMessage, LiveSignal } from '#contract/foundation/live.ts'
import { LIVE_BEAT_MS, LIVE_CLOSE, type LiveKind } from '#contract/foundation/live-kinds.ts'
import type { Db } from './db/database.ts'
import { eventsAfter } from './events.ts'
import { type HintCarrier, openHints } from './hints.ts'
import { openTopics, type TopicRules } from './live-topics.ts'
import type { Log } from './log.ts'

export type Live = {
  /** After commit: these members have new events. Reaches every server. */
  hint(memberIds: readonly string[]): void
  /** After commit: whoever watches these, on any server, is told; nobody is later. */
  signal(signals: readonly LiveSignal[]): void
  /**
   * These members' sessions changed, or their rights: look-ups are dropped, sockets whose session is over are closed, and what the others watch is
   * granted anew, on every server.
   */
  sessionsChanged(memberIds: readonly string[]): void
  /** Tells the other servers that this one waits for a lease, see leases.ts. */
  want(lease: string): void
  /** Takes over an HTTP upgrade to the live socket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>
  ready: Promise<void>
  /** Of this server: how many sockets are open, and how many messages went out since it began. */
  figures(): { sockets: number; sent: number }
  /** Takes no more sockets, and tells those there are that the server goes. */
  leave(): void
  close(): Promise<void>
}

/** Whose session a socket stands on. */
type Holder = { memberId: string; sessionId: string }

type Connection = Holder & {
  ws: WebSocket
  seq: number
  isAlive: boolean
  /** When the line is tried. */
  turn: number
}

const SESSIONS_AT_ONCE = 1_000
/** What is said within so long is read at once. */
const GATHER_MS = 5
const BEAT_TURNS = 25
const BUFFER_MAX = 1 << 20
const PAYLOAD_MAX = 64 * 1024
const SOCKETS_PER_MEMBER = 20
/** After events of these kinds a member may see other things than before; by `me` also whoever was not heard to have lost a right. */
const CHANGES_SIGHT: ReadonlySet<LiveKind> = new Set(['blocks', 'conference', 'me'])
/** Messages a member's browsers may send to one server, each of which names what it watches: a socket stands on one alone, and its words cost no other. */
const INCOMING = { points: 60, duration: 10 }

type Options = {
  /** How servers tell each other, the quickest first. */
  carriers: readonly HintCarrier[]
  db: Db
  log: Log
  /** Whom a request's cookie stands for. */
  authenticate: (headers: Headers) => Promise<Holder | undefined>
  /** Of these sessions, those that last: asked whenever their member's sessions changed. */
  lasting: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>
  topics: TopicRules
  /** Heard when members' sessions changed, here or on another server; `everyone` when that may have been missed. */
  onSessionsChanged: (memberIds: readonly string[] | 'everyone') => void
  /** Heard when another server waits for leases. */
  onWanted: (leases: readonly string[]) => void
  /** Heard when a member's first socket to this server opened, or the last one closed. */
  onPresence: (memberId: string, isHere: boolean) => void
  originAllowed: (origin: string | undefined) => boolean
}

/**
 * The live socket: one a tab, server to browser. It carries each member's numbered events and never a word of theirs; what a browser missed
 * it gets by its `since` number when it comes back. What it watches it is told of while it does.
 */
export function openLive({
  carriers,
  db,
  log,
  authenticate,
  lasting,
  topics: rules,
  onSessionsChanged,
  onWanted,
  onPresence,
  originAllowed,
}: Options): Live {
  const wss = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: PAYLOAD_MAX })
  const connections = new Map<string, Set<Connection>>()
  const topics = openTopics(rules, log)
  const floods = new RateLimiterMemory(INCOMING)
  let isClosing = false
  let turn = 0
  let sockets = 0
  let sent = 0

  // ---- out: one read for all members who may have something new, never two at once, so that numbers go out in order
  const due = new Set<string>()
  let reading: Promise<void> | undefined
  async function deliver() {
    await sleep(GATHER_MS)
    while (due.size > 0) {
      const members = [...due].filter((id) => connections.has(id))
      due.clear()
      try {
        const since = new Map(members.map((id) => [id, Math.min(...[...connections.get(id)!].map(({ seq }) => seq))]))
        for (const [memberId, missed] of await eventsAfter(db, since))
          for (const connection of connections.get(memberId) ?? []) {
            // It was opened meanwhile, and knows less than was asked for: it has its own turn.
            if (connection.seq < since.get(memberId)!) continue
            if (missed.resync) send(connection, { kind: 'resync', seq: missed.seq })
            else for (const event of missed.events) if (event.seq > connection.seq) send(connection, event)
            if (missed.resync || missed.events.some(({ kind }) => CHANGES_SIGHT.has(kind))) topics.recheck(connection)
            connection.seq = Math.max(connection.seq, missed.seq)
          }
      } catch (error) {
        log.warn({ err: error }, 'live events not read; the next sweep will')
      }
    }
    reading = undefined
  }
  const news = (memberIds: Iterable<string>) => {
    for (const id of memberIds) if (connections.has(id)) due.add(id)
    if (due.size > 0) reading ??= deliver()
  }

  function send({ ws }: Connection, message: LiveMessage) {
    if (ws.readyState !== ws.OPEN) return
    if (ws.bufferedAmount > BUFFER_MAX) return ws.close(LIVE_CLOSE.tooSlow)
    ws.send(JSON.stringify(message))
    sent += 1
  }

  // ---- sessions
  async function recheck(memberIds: Iterable<string>, isSightChanged: boolean) {
    const open = [...memberIds].flatMap((id) => [...(connections.get(id) ?? [])])
    for (let i = 0; i < open.length; i += SESSIONS_AT_ONCE)
      await recheckSome(open.slice(i, i + SESSIONS_AT_ONCE), isSightChanged)
  }

  async function recheckSome(some: readonly Connection[], isSightChanged: boolean) {
    const ids = some.map(({ sessionId }) => sessionId)
    const there = await lasting(ids).catch(() => new Set(ids)) // the database is away: not their fault
    for (const connection of some) {
      if (!there.has(connection.sessionId)) connection.ws.close(LIVE_CLOSE.sessionEnded)
      else if (isSightChanged) topics.recheck(connection)
    }
  }

  let isRecheckingAll = false
  async function recheckEveryone() {
    if (isRecheckingAll) return // the round under way is not over: thousands of look-ups must not pile up
    isRecheckingAll = true
    await recheck(connections.keys(), false).finally(() => (isRecheckingAll = false))
  }

  const hints = openHints(carriers, (hint) => {
    if (hint === 'everyone') {
      onSessionsChanged('everyone')
      void recheckEveryone()
      return news(connections.keys())
    }
    if (hint.sessions.length > 0) onSessionsChanged(hint.sessions)
    void recheck(hint.sessions, true)
    onWanted(hint.wanted)
    news(hint.news)
    topics.tell(hint.signals)
  })

  // ---- in
  function open(ws: WebSocket, connection: Connection) {
    const theirs = connections.get(connection.memberId) ?? new Set()
    if (theirs.size === 0) onPresence(connection.memberId, true)
    connections.set(connection.memberId, theirs.add(connection))
    sockets += 1
    ws.on('pong', () => (connection.isAlive = true))
    ws.on('message', (data) =>
      floods.consume(connection.memberId).then(
        () => topics.hear(connection, data),
        () => ws.close(LIVE_CLOSE.tooMany),
      ),
    )
    ws.on('close', () => {
      sockets -= 1
      topics.forget(connection)
      theirs.delete(connection)
      if (theirs.size > 0) return
      connections.delete(connection.memberId)
      onPresence(connection.memberId, false)
    })
  }

  function leave() {
    isClosing = true
    for (const theirs of connections.values()) for (const { ws } of theirs) ws.close(LIVE_CLOSE.goingAway)
  }

  // The ping asks the browser, which tells the page nothing of it: the beat tells the page. A few at a time: thousands at once would hold up everybody's events.
  const beating = setInterval(() => {
    turn = (turn + 1) % BEAT_TURNS
    for (const theirs of connections.values())
      for (const connection of theirs) {
        if (connection.turn !== turn) continue
        if (!connection.isAlive) connection.ws.terminate()
        connection.isAlive = false
        connection.ws.ping()
        send(connection, { kind: 'beat' })
      }
  }, LIVE_BEAT_MS / BEAT_TURNS)
  beating.unref()

  return {
    hint(memberIds) {
      news(memberIds)
      hints.news(memberIds)
    },
    signal: hints.signals,
    want: (lease) => hints.wanted([lease]),
    sessionsChanged(memberIds) {
      onSessionsChanged(memberIds)
      void recheck(memberIds, true)
      hints.sessions(memberIds)
    },
    async upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy())
      const address = URL.parse(request.url ?? '/', 'http://live')
      if (!address) return refuse(socket, '400 Bad Request')
      if (isClosing) return refuse(socket, '503 Service Unavailable')
      if (!originAllowed(request.headers.origin)) return refuse(socket, '403 Forbidden')
      const headers = new Headers()
      if (request.headers.cookie) headers.set('cookie', request.headers.cookie)
      const who = await authenticate(headers).catch(() => 'unavailable' as const)
      if (who === 'unavailable') return refuse(socket, '503 Service Unavailable')
      if (!who) return refuse(socket, '401 Unauthorized')
      if ((connections.get(who.memberId)?.size ?? 0) >= SOCKETS_PER_MEMBER)
        return refuse(socket, '429 Too Many Requests')
      const since = Number(address.searchParams.get('since') ?? Number.NaN)
      wss.handleUpgrade(request, socket, head, async (ws) => {
        ws.on('error', () => ws.terminate()) // before anything is awaited: an error that nobody hears ends the process
        const connection: Connection = { ...who, ws, seq: 0, isAlive: true, turn }
        try {
          const missed = (
            await eventsAfter(db, new Map([[who.memberId, Number.isSafeInteger(since) && since >= 0 ? since : 0]]))
          ).get(who.memberId)!
          // A first visit reads everything by HTTP: it only needs the number from which to follow.
          const isFirst = !(Number.isSafeInteger(since) && since >= 0)
          connection.seq = missed.seq
          send(connection, { kind: !isFirst && missed.resync ? 'resync' : 'hello', seq: missed.seq })
          if (!isFirst) for (const event of missed.events) send(connection, event)
          if (ws.readyState !== ws.OPEN) return // cut meanwhile: its close has been, nothing would forget it
          if (isClosing) return ws.close(LIVE_CLOSE.goingAway)
          open(ws, connection)
          news([who.memberId]) // what was committed between the read and now
          await recheckSome([connection], false) // and whether the session has ended between the two
        } catch (error) {
          log.warn({ err: error }, 'live socket not opened')
          ws.close(LIVE_CLOSE.goingAway)
        }
      })
    },
    ready: hints.ready,
    figures: () => ({ sockets, sent: sent + topics.sent() }),
    leave,
    async close() {
      leave()
      clearInterval(beating)
      topics.close()
      await hints.close()
      await reading
      for (const theirs of connections.values()) for (const { ws } of theirs) ws.terminate()
      wss.close()
    },
  }
}

function refuse(socket: Duplex, status: string) {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
